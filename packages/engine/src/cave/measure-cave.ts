import { rootOf, singleGroups, unite } from '../maze/parts/union-find.js';
import { openCave } from './cave.js';
import { CAVE_CELL, type CaveWorld } from './world.js';

/** What a cave is like around its start. */
export interface CaveMeasure {
  /** The share of rock in the first view, and in the whole block. */
  readonly rockNearStart: number;
  readonly rock: number;
  /** Views of `CAVE_MEASURE.view` cells a side, anywhere in the block, that show no rock at all. */
  readonly emptyViews: number;
  /** Places with room on all sides that hang together. */
  readonly chambers: number;
  /** Masses of rock that can be walked around, pillars not counted. */
  readonly loops: number;
  /** Floor cells that are left the way they are entered. */
  readonly deadEnds: number;
}

/** The side of a view and of the block that is measured, in cells. */
export const CAVE_MEASURE = { view: 15, side: 120 } as const;

/** A chamber has floor so far around its cells. */
const ROOM = 2;
/** Less rock than this is a pillar. */
const MASS = 4;

/** Measures a square of a cave with the start in its middle. */
export function measureCave(world: CaveWorld): CaveMeasure {
  const { side, view } = CAVE_MEASURE;
  const cave = openCave(world, { cacheSize: 64 });
  const { x, y } = cave.start();
  const shown = cave.view({ x, y, left: side >> 1, top: side >> 1, width: side, height: side });
  if (!shown.ok) throw new Error(shown.reason);
  const isRock =
    ({ rock, wall }: typeof CAVE_CELL) =>
    (cell: number) =>
      cell === rock || cell === wall;
  const solid = shown.value.cells.map((cell) => (isRock(CAVE_CELL)(cell) ? 1 : 0));
  const sums = runningSums(solid, side);
  const rockIn = (left: number, top: number, width: number) => {
    const [x0, y0, x1, y1] = [left, top, left + width, top + width];
    const at = (column: number, row: number) => sums[row * (side + 1) + column];
    return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
  };
  const corner = (side - view) >> 1;
  const views = Array.from({ length: (side - view + 1) * (side - view + 1) }, (_, i) =>
    rockIn(i % (side - view + 1), Math.floor(i / (side - view + 1)), view),
  );
  const isRoomy = (cell: number) => {
    const [column, row] = [cell % side, Math.floor(cell / side)];
    const isInside = Math.min(column, row) >= ROOM && Math.max(column, row) < side - ROOM;
    return isInside && rockIn(column - ROOM, row - ROOM, 2 * ROOM + 1) === 0;
  };
  const masses = groupsOf(solid, side, (cell) => solid[cell] === 1);
  return {
    rockNearStart: rockIn(corner, corner, view) / (view * view),
    rock: rockIn(0, 0, side) / (side * side),
    emptyViews: views.filter((rock) => rock === 0).length,
    chambers: groupsOf(solid, side, isRoomy).length,
    loops: masses.filter(({ size, isWhole }) => isWhole && size >= MASS).length,
    deadEnds: countDeadEnds(solid, side),
  };
}

/** Sums of all cells above and to the left, with a row and a column of zeros before them. */
function runningSums(cells: Uint8Array, side: number): Int32Array {
  const sums = new Int32Array((side + 1) * (side + 1));
  for (let y = 1; y <= side; y++) {
    for (let x = 1; x <= side; x++) {
      const at = y * (side + 1) + x;
      sums[at] = cells[(y - 1) * side + x - 1] + sums[at - 1] + sums[at - side - 1] - sums[at - side - 2];
    }
  }
  return sums;
}

/** Cells that hang together: how many they are, and whether none of them lies at the border. */
function groupsOf(cells: Uint8Array, side: number, isIn: (cell: number) => boolean) {
  const inside = Uint8Array.from(cells, (_, cell) => (isIn(cell) ? 1 : 0));
  const groups = singleGroups(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    if (inside[cell] === 0) continue;
    if ((cell + 1) % side !== 0 && inside[cell + 1] === 1) unite(groups, cell, cell + 1);
    if (cell + side < cells.length && inside[cell + side] === 1) unite(groups, cell, cell + side);
  }
  const found = new Map<number, { size: number; isWhole: boolean }>();
  for (let cell = 0; cell < cells.length; cell++) {
    if (inside[cell] === 0) continue;
    const head = rootOf(groups, cell);
    const group = found.get(head) ?? { size: 0, isWhole: true };
    group.size++;
    const [x, y] = [cell % side, Math.floor(cell / side)];
    if (x === 0 || y === 0 || x === side - 1 || y === side - 1) group.isWhole = false;
    found.set(head, group);
  }
  return [...found.values()];
}

function countDeadEnds(solid: Uint8Array, side: number): number {
  let count = 0;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const cell = y * side + x;
      if (solid[cell] === 1) continue;
      const walls = solid[cell - 1] + solid[cell + 1] + solid[cell - side] + solid[cell + side];
      if (walls === 3) count++;
    }
  }
  return count;
}
