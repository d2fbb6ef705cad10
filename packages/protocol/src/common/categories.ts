/**
 * The lists of a board. `witnessed`: the server followed the run while it was played. `offline`: it did not, and knows
 * only that the run follows from its inputs. `bots`: its player says that a program played it.
 */
export const CATEGORIES = ['witnessed', 'offline', 'bots'] as const;

export type Category = (typeof CATEGORIES)[number];

/** Why a run was not witnessed. */
export const UNWITNESSED = {
  unseen: 'The server did not see it being played.',
  gap: 'For more than a minute the server did not hear of it.',
  fast: 'More was played than time had passed.',
  slow: 'Time passed more slowly in it than outside.',
  pauses: 'It stood still more often than a witnessed run may.',
  large: 'It has more input than the server takes in while a run is played.',
} as const;

export type Unwitnessed = keyof typeof UNWITNESSED;
