import type { AnyGame } from '@warren/games';
import type { Ticket } from '@warren/protocol/client';
import type { SavedRun } from '../storage/runs.js';

/** What the server of whoever is signed in does for a run. */
export interface Online {
  /** Draws a ticket for a ranked run, soon or not at all. */
  drawTicket(game: AnyGame, settings: unknown): Promise<Drawn>;
  /** Hands in a run that is over, now or later; the lines say what came of it. */
  handIn(kept: SavedRun): Promise<readonly string[]>;
}

/** A ticket, and what the player is to know about it; an empty word where there is nothing to know. */
export interface Drawn {
  readonly ticket: Ticket | null;
  readonly note: string;
}
