import { GRID_KINDS, type Grid } from '../grid/grid.js';
import { behind } from './behind.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { forwardSides } from './neighbour-sides.js';
import { forwardWall, wallCell, wallSide } from './wall-number.js';
import { type WallWeights, wallWeights, weigh } from './wall-weights.js';

/**
 * Boruvka: every wall has a random weight, and round by round each group of cells opens the lightest wall
 * around it, all groups at once. The maze is the minimum spanning tree of the weights, as with Prim and
 * Kruskal: an even texture with many short dead ends. It sorts nothing, walks through memory in order and
 * stores no weights, which makes it the one for very large mazes.
 */
export const boruvka: Generator = {
  id: 'boruvka',
  title: 'Boruvka',
  about:
    'Round by round, every group of cells opens the lightest wall around it. An even texture with many short dead ends, good for very large mazes.',
  traits: ['short-dead-ends'],
  grids: GRID_KINDS,
  masks: true,
  code: 15,
  options: [],
  begin: (maze, rng) => beginBoruvka(maze, wallWeights(rng)),
};

/** No wall picked, and no group: cells the mask leaves out. */
const NONE = -1;

/** A round: who belongs to which group, and what each group wants. */
interface Round {
  /** The group of each cell; `null` in the first round, when every cell is one. */
  readonly groupOf: Int32Array | null;
  /** The lightest wall around each group. */
  readonly picks: Int32Array;
}

/** Builds the minimum spanning tree of these weights. A step opens the wall that one group has picked. */
export function beginBoruvka(maze: Maze, weights: WallWeights): Carving {
  const { grid, open } = maze;
  const cellBehind = behind(grid);
  /** The walls that may still part two groups, by the cell with the lower number. */
  const standing = forwardSides(grid);
  let round: Round = { groupOf: null, picks: new Int32Array(grid.size).fill(NONE) };
  survey(grid, standing, round, weights);
  let group = 0;
  let missing = grid.count - 1;
  let here = -1;

  function step(): void {
    if (group === round.picks.length) {
      round = nextRound(grid, round);
      survey(grid, standing, round, weights);
      group = 0;
    }
    const wall = round.picks[group++];
    if (wall === NONE) return;
    const side = wallSide(wall);
    here = wallCell(wall);
    // Two groups that picked the same wall open it once.
    if ((open[here] & (1 << side)) !== 0) return;
    open[here] |= 1 << side;
    open[cellBehind(here, side)] |= 1 << grid.opposite(here, side);
    missing--;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && missing > 0; left--) step();
      return missing === 0;
    },
    progress: () => 1 - missing / grid.count,
    cursor: () => here,
  };
}

/** Finds the lightest wall around each group, and drops walls that no longer part two groups. */
function survey(grid: Grid, standing: Uint8Array, round: Round, { first, second }: WallWeights): void {
  const { groupOf, picks } = round;
  const cellBehind = behind(grid);

  function offer(group: number, wall: number, weight: number): void {
    const rival = picks[group];
    // All ones when the wall is lighter than the one picked so far. A branch would be guessed wrong too often.
    const lighter = rival === NONE ? -1 : (weight - weigh(rival, first, second)) >> 31;
    picks[group] = rival ^ ((rival ^ wall) & lighter);
  }

  for (let cell = 0; cell < standing.length; cell++) {
    for (let left = standing[cell]; left !== 0; left &= left - 1) {
      const side = 31 - Math.clz32(left & -left);
      const next = cellBehind(cell, side);
      const here = groupOf === null ? cell : groupOf[cell];
      const there = groupOf === null ? next : groupOf[next];
      if (here === there) standing[cell] &= ~(1 << side);
      else {
        const wall = forwardWall(cell, side);
        const weight = weigh(wall, first, second);
        offer(here, wall, weight);
        offer(there, wall, weight);
      }
    }
  }
}

/** Joins the groups along the walls they picked, and numbers the new ones. The old picks are used up. */
function nextRound(grid: Grid, { groupOf, picks }: Round): Round {
  followPicks(grid, groupOf, picks);
  const count = numberGroups(picks);
  if (groupOf === null) return { groupOf: picks, picks: new Int32Array(count).fill(NONE) };
  for (let cell = 0; cell < groupOf.length; cell++) {
    if (groupOf[cell] !== NONE) groupOf[cell] = picks[groupOf[cell]];
  }
  return { groupOf, picks: new Int32Array(count).fill(NONE) };
}

/**
 * Replaces the pick of each group by the group behind that wall. As no two walls weigh the same, following
 * these leads to exactly one pair that picked each other: the first of the two is left pointing at itself.
 */
function followPicks(grid: Grid, groupOf: Int32Array | null, picks: Int32Array): void {
  const cellBehind = behind(grid);
  for (let group = 0; group < picks.length; group++) {
    const wall = picks[group];
    if (wall === NONE) continue;
    const cell = wallCell(wall);
    const next = cellBehind(cell, wallSide(wall));
    const a = groupOf === null ? cell : groupOf[cell];
    const b = groupOf === null ? next : groupOf[next];
    const other = a === group ? b : a;
    picks[group] = other > group && picks[other] === wall ? group : other;
  }
}

/** Replaces the group each group points at by the number of the new group they are in. Tells how many. */
function numberGroups(leaders: Int32Array): number {
  for (let group = 0; group < leaders.length; group++) {
    if (leaders[group] === NONE) continue;
    let leader = leaders[group];
    while (leaders[leader] !== leader) leader = leaders[leader] = leaders[leaders[leader]];
    leaders[group] = leader;
  }
  // Those that lead get their number first, below NONE so that it can't be taken for a leader.
  let count = 0;
  for (let group = 0; group < leaders.length; group++) {
    if (leaders[group] === group) leaders[group] = NONE - 1 - count++;
  }
  for (let group = 0; group < leaders.length; group++) {
    if (leaders[group] >= 0) leaders[group] = NONE - 1 - leaders[leaders[group]];
  }
  for (let group = 0; group < leaders.length; group++) {
    if (leaders[group] < NONE) leaders[group] = NONE - 1 - leaders[group];
  }
  return count;
}
