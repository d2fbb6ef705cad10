import { type Seen, seenFrom } from '../labyrinth/sight.js';
import type { LabyrinthState, Square } from '../labyrinth/state.js';
import { type Bot, holdActions } from './bot.js';

/** A run has no other end, so after so many levels it stands still and lets the clock win. */
const ENOUGH = 30;

/** Knows where the exits are, sees along the corridors and remembers; it never looks at the maze itself. */
export const labyrinthBot: Bot<LabyrinthState> = {
  game: 'labyrinth',
  begin() {
    let memory: ReturnType<typeof makeLabyrinthMemory> | null = null;
    let id = '';
    return ({ round, player, completed }) => {
      // Between two middles there is nothing to decide.
      if (player.offset > 0 && id === round.id) return [];
      if (memory === null || id !== round.id) {
        memory = makeLabyrinthMemory(round.width, round.exits);
        id = round.id;
      }
      memory.note(seenFrom(round, player));
      // What was held at the end of a level counts for nothing in the next.
      if (!round.begun && player.held !== 0) return holdActions(player, 0);
      const side = completed >= ENOUGH && round.begun ? -1 : memory.nextSide(player);
      return holdActions(player, side < 0 ? 0 : 1 << side);
    };
  },
};

/** A square that was seen once. */
interface Known {
  readonly cell: number;
  readonly ways: number;
  /** By side the number of the square behind it, where that was seen too; else -1. */
  readonly links: number[];
}

/** How much farther a way may be that begins nearer to an exit. */
const PULL = 4;

/** What a player remembers who was told where the exits are, and else knows only what was seen. */
export function makeLabyrinthMemory(width: number, exits: readonly number[]) {
  const known = new Map<number, Known>();
  const isExit = new Set(exits);

  const fliesTo = (cell: number): number =>
    exits.reduce((least, exit) => {
      const across = Math.abs((exit % width) - (cell % width));
      return Math.min(least, across + Math.abs(Math.floor(exit / width) - Math.floor(cell / width)));
    }, Number.POSITIVE_INFINITY);

  /** What going on from a known square promises, the less the better; `null` where nothing is left to find. */
  function promiseOf({ cell, ways, links }: Known, steps: number): number | null {
    if (isExit.has(cell)) return steps - PULL * width * width;
    const isOpenEnded = links.some((link, side) => link < 0 && (ways & (1 << side)) !== 0);
    return isOpenEnded ? steps + PULL * fliesTo(cell) : null;
  }

  return {
    note(seen: readonly Seen[]): void {
      for (const { square, ways, behind } of seen) {
        const number = numberOf(square);
        if (!known.has(number)) known.set(number, { cell: square.cell, ways, links: [-1, -1, -1, -1] });
        if (behind === null) continue;
        const before = numberOf(behind.square);
        linkOf(known, before)[behind.side] = number;
        linkOf(known, number)[(behind.side + 2) % 4] = before;
      }
    },

    /** The first step to an exit in sight, else to the most promising unseen opening; -1 when there is none. */
    nextSide(here: Square): number {
      const reached = new Map([[numberOf(here), -1]]);
      let ring = [numberOf(here)];
      let best = { promise: Number.POSITIVE_INFINITY, side: -1 };
      for (let steps = 0; ring.length > 0; steps++) {
        const next: number[] = [];
        for (const number of ring) {
          const square = known.get(number);
          if (square === undefined) continue;
          const first = reached.get(number) ?? -1;
          const promise = steps === 0 ? null : promiseOf(square, steps);
          if (promise !== null && promise < best.promise) best = { promise, side: first };
          square.links.forEach((link, side) => {
            if (link < 0 || reached.has(link)) return;
            reached.set(link, first < 0 ? side : first);
            next.push(link);
          });
        }
        ring = next;
      }
      return best.side;
    },
  };
}

function linkOf(known: ReadonlyMap<number, Known>, number: number): number[] {
  return known.get(number)?.links ?? [];
}

function numberOf({ cell, beneath }: Square): number {
  return cell * 2 + (beneath ? 1 : 0);
}
