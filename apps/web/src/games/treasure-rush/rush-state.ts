import type { TreasureRushSettings } from '@warren/games/treasure-rush';
import { phaseOfRun, type SessionPhase } from '../../game/loop/session-phase.js';

/** What the pages look at in a state of Treasure Rush; everything else comes from its frame and its outcome. */
export interface RushShown {
  readonly phase: 'playing' | 'won' | 'lost';
  readonly score: number;
  readonly settings: TreasureRushSettings;
  readonly player: { readonly held: number };
  readonly round: { readonly number: number };
}

/** The state of a run of Treasure Rush as its pages see it. */
export function rushOf(state: unknown): RushShown {
  return state as RushShown;
}

/** Mazes follow each other without a word between them, so a run is played until it is over. */
export function phaseOf(state: unknown, finished: boolean): SessionPhase {
  return phaseOfRun(rushOf(state).phase, finished);
}
