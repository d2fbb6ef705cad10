import { WAY_STEPS } from './actions.js';
import { memoryOf, type Paper } from './memory.js';
import type { CaveState } from './state.js';

/** Ways are looked for within so many cells of the player along both axes. */
const REACH = 160;
const SIDE = 2 * REACH + 1;
/** A mark is the round of the search and the first way of the shortest walk to the cell. */
const WAYS = 4;
const LAST_ROUND = 500_000_000;

/** A cell by its offset from the player. */
export interface Aim {
  /** Whether the walk may end here. */
  goal(x: number, y: number): boolean;
  /** Whether the walk may lead over it; goals need not be. */
  open(x: number, y: number): boolean;
}

/** The first way of a shortest walk from the player to a goal; -1 when there is none within reach. */
export function firstWay(state: CaveState, { goal, open }: Aim): number {
  const paper = paperOf(state);
  const { marks, queue, round } = paper;
  const { player } = state;
  const middle = REACH * SIDE + REACH;
  marks[middle] = round * WAYS;
  queue[0] = middle;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = queue[head];
    const column = at % SIDE;
    const row = (at - column) / SIDE;
    if (column === 0 || row === 0 || column === SIDE - 1 || row === SIDE - 1) continue;
    for (let way = 0; way < WAYS; way++) {
      const { x: dx, y: dy } = WAY_STEPS[way];
      const next = at + dy * SIDE + dx;
      if (marks[next] >= round * WAYS) continue;
      const [x, y] = [player.x + column + dx - REACH, player.y + row + dy - REACH];
      const first = at === middle ? way : marks[at] - round * WAYS;
      marks[next] = round * WAYS + first;
      if (goal(x, y)) return first;
      if (open(x, y)) queue[tail++] = next;
    }
  }
  return -1;
}

function paperOf(state: CaveState): Paper {
  const memory = memoryOf(state);
  const held = memory.paper;
  if (held !== null && held.round < LAST_ROUND) {
    held.round++;
    return held;
  }
  const made = { marks: new Int32Array(SIDE * SIDE), queue: new Int32Array(SIDE * SIDE), round: 1 };
  memory.paper = made;
  return made;
}
