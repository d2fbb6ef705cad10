/** Why a run that holds is on no board. */
export const UNRANKED = {
  'no-ticket': 'It was played without a ticket.',
  'no-board': 'Runs with these settings are compared with nothing.',
  'not-listed': 'It did not come far enough to be listed.',
  'too-fast': 'More was played than time has passed since the ticket was drawn.',
  'too-slow': 'More time has passed since the ticket was drawn than was played and paused.',
  'too-many-pauses': 'It stood still more often than a ranked run may.',
  'ticket-ended': 'It came in after its ticket had ended.',
} as const;

export type Unranked = keyof typeof UNRANKED;
