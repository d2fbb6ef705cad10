import type { Challenge } from '@warren/protocol/client';

/** How somebody stands with the challenge of a day. */
export type ChallengeState =
  /** The ticket has not been drawn. */
  | 'open'
  /** It is being played in this browser. */
  | 'begun'
  /** The ticket was drawn, but there is nothing here to go on with. */
  | 'elsewhere'
  /** It was played to its end and is being handed in. */
  | 'sent'
  /** Its ranked run is on the server. */
  | 'done'
  /** The day is over. */
  | 'past';

/** What is known of a try besides what the server says. */
export interface TryHere {
  /** A run of this challenge is kept in this browser. */
  readonly kept: boolean;
  /** A run of it waits among the uploads. */
  readonly waiting: boolean;
}

export function challengeState(challenge: Challenge, today: string, here: TryHere): ChallengeState {
  if (challenge.day !== today) return 'past';
  if (challenge.run !== null) return 'done';
  if (!challenge.drawn) return 'open';
  if (here.kept) return 'begun';
  return here.waiting ? 'sent' : 'elsewhere';
}

/** Whether it can be practised: its seed is known once one's own ticket is drawn, or its day is over. */
export function canPractise({ seed }: Challenge): boolean {
  return seed !== null;
}
