import type { Challenge } from '@warren/protocol/client';

/** The player's state in the challenge of a day. */
export type ChallengeState =
  /** The ticket has not been drawn. */
  | 'open'
  /** It is being played in this browser. */
  | 'begun'
  /** The ticket was drawn, but there is nothing here to go on with. */
  | 'elsewhere'
  /** It was played to its end and is being handed in. */
  | 'sent'
  /** It was given up, or played to its end and not handed in. */
  | 'over'
  /** Its ranked run is on the server. */
  | 'done'
  /** The day is over. */
  | 'past';

/** What is known of a try besides what the server says. */
export interface TryHere {
  /** A run of this challenge is kept in this browser. */
  readonly kept: boolean;
  /** It was played to its end or given up in this browser. */
  readonly over: boolean;
  /** A run waits among the uploads. */
  readonly waiting: boolean;
}

export function challengeState(challenge: Challenge, today: string, here: TryHere): ChallengeState {
  if (challenge.day !== today) return 'past';
  if (challenge.run !== null) return 'done';
  if (!challenge.drawn) return 'open';
  if (here.kept) return 'begun';
  if (!here.over) return 'elsewhere';
  return here.waiting ? 'sent' : 'over';
}

/** Whether the challenge can be practised: its seed is known and no ranked try is under way. */
export function canPractise({ seed }: Pick<Challenge, 'seed'>, state: ChallengeState): boolean {
  return seed !== null && !isTryFirst(state);
}

/** Whether a ranked try has to come to its end before anything else. */
export function isTryFirst(state: ChallengeState): boolean {
  return state === 'begun' || state === 'elsewhere';
}
