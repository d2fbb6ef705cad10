import { capital } from '../kernel/announce.js';
import { withArticle } from './announce.js';
import { whereTo } from './describe.js';
import type { Monster } from './monsters.js';
import type { CaveState } from './state.js';
import { dangers } from './ways.js';

/** A monster that was gone round is asked about again when the player was farther away than this, along either axis. */
const FORGOTTEN = 16;

/**
 * The monsters in view and what the player decided about each: exploring goes on only when there is nothing left to
 * decide. It belongs to a client and is no part of a run.
 */
export function createEncounters(stateOf: () => CaveState) {
  const rounded = new Map<string, Monster>();

  function forgetFar(): void {
    const { player } = stateOf();
    for (const [name, { x, y }] of rounded) {
      if (Math.max(Math.abs(x - player.x), Math.abs(y - player.y)) > FORGOTTEN) rounded.delete(name);
    }
  }

  return {
    /** The monsters in view about which nothing was decided yet. */
    pending(): Monster[] {
      forgetFar();
      return dangers(stateOf()).filter(({ name }) => !rounded.has(name));
    },
    /** Goes round those in view from now on. Returns whether there are any. */
    goRound(): boolean {
      const inView = dangers(stateOf());
      for (const monster of inView) rounded.set(monster.name, monster);
      return inView.length > 0;
    },
    /** Those the player goes round, by name: they do not interrupt a walk, which keeps out of their sight. */
    known(): string[] {
      forgetFar();
      return [...rounded.keys()];
    },
  };
}

export type Encounters = ReturnType<typeof createEncounters>;

/** What comes into view, as a sentence: what it is and where. */
export function sayMonsters({ player }: CaveState, monsters: readonly Monster[]): string {
  const parts = monsters.map(
    ({ kind, x, y }) => `${withArticle(kind.title)} ${whereTo(x - player.x, y - player.y)}`,
  );
  return `${capital(parts.join(', '))}.`;
}
