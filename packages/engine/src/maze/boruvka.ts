import { E, EAST, GRID_KINDS, type Grid, N, NORTH, S, SOUTH, W, WEST } from '../grid/grid.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { behind } from './parts/cells.js';
import { greater, lesser } from './parts/hot-loops.js';
import { keepForward, neighbourSides } from './parts/sides.js';
import { type WallWeights, WEIGHT_BITS, wallWeights, weigh } from './parts/wall-weights.js';
import { forwardWall, wallCell, wallNumber, wallSide } from './parts/walls.js';

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
/** Heavier than any wall. */
const ABSENT = 1 << WEIGHT_BITS;

/** A round: which cell belongs to which group, and what each group wants. */
interface Round {
  /** The group of each cell; `null` in the first round, when every cell is one. */
  readonly groupOf: Int32Array | null;
  /** The lightest wall around each group. */
  readonly picks: Int32Array;
  /** Its weight; of no use in the first round, which has a faster way. */
  readonly least: Int32Array;
}

interface LaterRound extends Round {
  readonly groupOf: Int32Array;
}

/** Builds the minimum spanning tree of these weights. A step opens the wall that one group has picked. */
export function beginBoruvka(maze: Maze, weights: WallWeights): Carving {
  const { grid, open } = maze;
  const cellBehind = behind(grid);
  /** The walls that may still part two groups, in the end by the cell with the lower number alone. */
  const standing = neighbourSides(grid);
  let round: Round = {
    groupOf: null,
    picks: pickForCells(grid, standing, weights),
    least: new Int32Array(0),
  };
  if (grid.kind === 'rect') dropHeaviest(standing, grid.width, weights);
  keepForward(grid, standing);
  let group = 0;
  let missing = grid.count - 1;
  let here = -1;

  function step(): void {
    if (group === round.picks.length) {
      const next = nextRound(grid, round);
      survey(grid, standing, next, weights);
      round = next;
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

/** The lightest wall around each cell. */
function pickForCells(grid: Grid, sides: Uint8Array, weights: WallWeights): Int32Array {
  const picks = new Int32Array(grid.size).fill(NONE);
  if (grid.kind === 'rect') pickOnSquares(picks, sides, grid.width, weights);
  else pickOnGraph(picks, sides, grid, weights);
  return picks;
}

function pickOnGraph(picks: Int32Array, sides: Uint8Array, grid: Grid, weights: WallWeights): void {
  const { first, second } = weights;
  for (let cell = 0; cell < sides.length; cell++) {
    let least = ABSENT;
    for (let side = 0; sides[cell] >>> side !== 0; side++) {
      if ((sides[cell] & (1 << side)) === 0) continue;
      const wall = wallNumber(grid, cell, side);
      const weight = weigh(wall, first, second);
      if (weight >= least) continue;
      least = weight;
      picks[cell] = wall;
    }
  }
}

/** The same on squares, without branches. */
function pickOnSquares(picks: Int32Array, sides: Uint8Array, width: number, weights: WallWeights): void {
  const { first, second } = weights;
  // By side: the lower of the two cells, as a step from this one, and the side there.
  const steps = Int32Array.of(-width, 0, 0, -1);
  const forward = Uint8Array.of(SOUTH, EAST, SOUTH, EAST);
  for (let cell = 0; cell < sides.length; cell++) {
    const here = sides[cell];
    if (here === 0) continue;
    const north = weigh(forwardWall(cell - width, SOUTH), first, second);
    const east = weigh(forwardWall(cell, EAST), first, second);
    const south = weigh(forwardWall(cell, SOUTH), first, second);
    const west = weigh(forwardWall(cell - 1, EAST), first, second);
    // Weights with the side below; all bits are set where there is no wall.
    const upper = lesser(
      (north << 2) | NORTH | (((here & 1) - 1) >>> 1),
      (east << 2) | EAST | ((((here >>> 1) & 1) - 1) >>> 1),
    );
    const lower = lesser(
      (south << 2) | SOUTH | ((((here >>> 2) & 1) - 1) >>> 1),
      (west << 2) | WEST | (((here >>> 3) - 1) >>> 1),
    );
    const side = lesser(upper, lower) & 3;
    picks[cell] = forwardWall(cell + steps[side], forward[side]);
  }
}

/**
 * Drops the heaviest of the four walls that meet in a corner from the sides of its lower cell: a way around
 * the corner leads through the three others, so that no group ever picks it. That is a third of all walls,
 * which no later round has to look at.
 */
function dropHeaviest(sides: Uint8Array, width: number, { first, second }: WallWeights): void {
  // For each of the four: its lower cell, as a step from the one north-west of the corner, and its bit there.
  const steps = Int32Array.of(0, 0, width, 1);
  const bits = Uint8Array.of(E, S, E, S);
  for (let cell = 0; cell + width + 1 < sides.length; cell++) {
    // The upper cells still know all four walls: from their sides nothing is dropped.
    const around =
      (sides[cell + 1] & W) | (sides[cell + width] & N) | ((sides[cell + width + 1] & (N | W)) << 4);
    if (around !== (N | W | ((N | W) << 4))) continue;
    const north = weigh(forwardWall(cell, EAST), first, second);
    const west = weigh(forwardWall(cell, SOUTH), first, second);
    const south = weigh(forwardWall(cell + width, EAST), first, second);
    const east = weigh(forwardWall(cell + 1, SOUTH), first, second);
    const heaviest =
      greater(greater(north << 2, (west << 2) | 1), greater((south << 2) | 2, (east << 2) | 3)) & 3;
    sides[cell + steps[heaviest]] &= ~bits[heaviest];
  }
}

/** Finds the lightest wall around each group, and drops walls that no longer part two groups. */
function survey(grid: Grid, standing: Uint8Array, round: LaterRound, weights: WallWeights): void {
  const { groupOf, picks, least } = round;
  const { first, second } = weights;
  const cellBehind = behind(grid);

  function offer(group: number, wall: number, weight: number): void {
    // All ones when the wall is lighter than the one picked so far: no branch to be guessed wrong.
    const lighter = (weight - least[group]) >> 31;
    least[group] ^= (least[group] ^ weight) & lighter;
    picks[group] ^= (picks[group] ^ wall) & lighter;
  }

  for (let cell = 0; cell < standing.length; cell++) {
    for (let left = standing[cell]; left !== 0; left &= left - 1) {
      const side = 31 - Math.clz32(left & -left);
      const here = groupOf[cell];
      const there = groupOf[cellBehind(cell, side)];
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

/** Joins the groups along the walls they picked. The new groups are fewer and use the same memory. */
function nextRound(grid: Grid, { groupOf, picks, least }: Round): LaterRound {
  const count = joinGroups(grid, groupOf, picks);
  if (groupOf === null) {
    return { groupOf: picks, picks: new Int32Array(count), least: new Int32Array(count).fill(ABSENT) };
  }
  for (let cell = 0; cell < groupOf.length; cell++) {
    if (groupOf[cell] !== NONE) groupOf[cell] = picks[groupOf[cell]];
  }
  return { groupOf, picks: picks.subarray(0, count), least: least.subarray(0, count).fill(ABSENT) };
}

/**
 * Replaces the pick of each group by the number of the new group it is in, and tells how many there are.
 *
 * As no two walls weigh the same, going from group to group through the walls they picked always ends at two
 * that picked each other: there is one such pair in each new group. On a first walk the group finds that pair
 * or a group that was numbered before, on a second it leaves the number behind, coded below `NONE`.
 */
function joinGroups(grid: Grid, groupOf: Int32Array | null, picks: Int32Array): number {
  const cellBehind = behind(grid);
  let count = 0;

  function otherSide(wall: number, group: number): number {
    const cell = wallCell(wall);
    const next = cellBehind(cell, wallSide(wall));
    // One of the two is the group itself and falls out.
    return groupOf === null ? cell ^ next ^ group : groupOf[cell] ^ groupOf[next] ^ group;
  }

  for (let start = 0; start < picks.length; start++) {
    let group = start;
    let number: number = NONE;
    while (number === NONE && picks[group] >= 0) {
      const other = otherSide(picks[group], group);
      if (picks[other] === picks[group]) number = NONE - 1 - count++;
      else group = other;
    }
    if (number === NONE) number = picks[group];
    for (group = start; picks[group] >= 0; ) {
      const other = otherSide(picks[group], group);
      picks[group] = number;
      group = other;
    }
  }
  for (let group = 0; group < picks.length; group++) {
    if (picks[group] < NONE) picks[group] = NONE - 1 - picks[group];
  }
  return count;
}
