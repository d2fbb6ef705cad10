import { gridDistance } from '../grid/grid-distance.js';
import { type Tunnel, tunnelGrid } from '../grid/tunnel-grid.js';
import { isDeadEnd, link, type Maze, unlink } from '../maze/maze.js';
import { type Groups, rootOf, singleGroups, unite } from '../maze/parts/union-find.js';
import { forwardWall, wallCell, wallSide } from '../maze/parts/walls.js';
import type { Rng } from '../rng/rng.js';

export interface TunnelsOptions {
  /** No part grows beyond so many cells, unless it takes in one that is too small. */
  readonly cap: number;
  /** Cells in which no tunnel may end, such as start and exit. */
  readonly clear: readonly number[];
  /**
   * Two cells: the tunnels lead from part to part in a row, from that of the first cell to that of the second, so that
   * the way between them goes through all parts. Left out, a part is joined to any part before it.
   */
  readonly through?: readonly [number, number];
}

/** A part is too small below this share of the cap. */
const SMALLEST_SHARE = 3;
/** A tunnel leads to the furthest of so many dead ends drawn. */
const DRAWS = 6;

/** The parts of a maze while they grow together. What is known of a part stands at its root. */
interface Parts {
  readonly maze: Maze;
  readonly groups: Groups;
  readonly sizes: Int32Array;
  /** How many dead ends have room for a mouth. */
  readonly ends: Int32Array;
  readonly isEnd: (cell: number) => boolean;
}

/**
 * Takes a maze apart and joins the parts by tunnels alone: Kruskal's loop runs once more over its passages, in random
 * order and with a cap on how large a group may grow, and a passage that would make one too large is walled up.
 *
 * A tunnel leads from one dead end to another in a different part. There are just enough of them to join all, so a
 * perfect maze is perfect again. A part that is too small, or has fewer than two dead ends to spare, is joined to
 * its neighbour as before: then each new part has a mouth for its own tunnel and one for a later tunnel, and the
 * tunnels can't run out of ends. A maze that is too small altogether keeps in one piece.
 *
 * The maze that is given is not changed. It must hang together and may not weave.
 */
export function tunnels(maze: Maze, { cap, clear, through }: TunnelsOptions, rng: Rng): Maze {
  if (maze.under !== null) throw new Error('tunnels are dug in mazes without crossings only');
  const copy = { ...maze, open: maze.open.slice() };
  const parts: Parts = {
    maze: copy,
    groups: singleGroups(maze.grid.size),
    sizes: new Int32Array(maze.grid.size).fill(1),
    ends: new Int32Array(maze.grid.size),
    isEnd: (cell) => isDeadEnd(copy.open[cell]) && !clear.includes(cell),
  };
  const walls = wallUp(parts, cap, rng);
  reopen(parts, walls, Math.ceil(cap / SMALLEST_SHARE));
  const ends = endsByPart(parts);
  if (through === undefined) return withTunnels(copy, joinParts(maze, [...ends.values()], rng));
  const [from, to] = through.map((cell) => rootOf(parts.groups, cell));
  return withTunnels(copy, joinInRow(maze, rowOfParts(ends, from, to, rng), rng));
}

/** Lets the parts grow and closes what would join too much; returns the walls where there were passages. */
function wallUp({ maze, groups, sizes }: Parts, cap: number, rng: Rng): number[] {
  const { grid } = maze;
  const passages = openPassages(maze);
  rng.shuffle(passages);
  return passages.filter((passage) => {
    const cell = wallCell(passage);
    const one = rootOf(groups, cell);
    const other = rootOf(groups, grid.neighbour(cell, wallSide(passage)));
    if (one === other) return false;
    if (sizes[one] + sizes[other] > cap) {
      unlink(maze, cell, wallSide(passage));
      return true;
    }
    sizes[join(groups, one, other)] = sizes[one] + sizes[other];
    return false;
  });
}

/** Every passage once, as the number of the wall that stood there. */
function openPassages({ grid, open }: Maze): number[] {
  const passages: number[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    for (let side = 0; open[cell] >>> side !== 0; side++) {
      if ((open[cell] & (1 << side)) !== 0 && grid.neighbour(cell, side) > cell) {
        passages.push(forwardWall(cell, side));
      }
    }
  }
  return passages;
}

/** Opens passages again, until every part can stand by itself or there is but one. */
function reopen(parts: Parts, walls: readonly number[], smallest: number): void {
  const { maze, groups, sizes, ends, isEnd } = parts;
  for (let cell = 0; cell < groups.length; cell++) if (isEnd(cell)) ends[rootOf(groups, cell)]++;
  const isWeak = (root: number): boolean => sizes[root] < smallest || ends[root] < 2;
  for (let left = walls, before = walls.length + 1; left.length < before; ) {
    before = left.length;
    left = left.filter((wall) => {
      const cell = wallCell(wall);
      const next = maze.grid.neighbour(cell, wallSide(wall));
      const one = rootOf(groups, cell);
      const other = rootOf(groups, next);
      if (one === other || !(isWeak(one) || isWeak(other))) return true;
      const endsBefore = Number(isEnd(cell)) + Number(isEnd(next));
      link(maze, cell, wallSide(wall));
      const root = join(groups, one, other);
      ends[root] = ends[one] + ends[other] + Number(isEnd(cell)) + Number(isEnd(next)) - endsBefore;
      sizes[root] = sizes[one] + sizes[other];
      return false;
    });
  }
}

/** Joins two groups by their roots and returns the root they have then. */
function join(groups: Groups, one: number, other: number): number {
  unite(groups, one, other);
  return rootOf(groups, one);
}

/** The dead ends that have room for a mouth, in a list for each part. */
function endsByPart({ groups, isEnd }: Parts): Map<number, number[]> {
  const byRoot = new Map<number, number[]>();
  for (let cell = 0; cell < groups.length; cell++) {
    if (!isEnd(cell)) continue;
    const root = rootOf(groups, cell);
    const list = byRoot.get(root);
    if (list === undefined) byRoot.set(root, [cell]);
    else list.push(cell);
  }
  return byRoot;
}

/** A tunnel for each part but the first, to some dead end of the parts before it in a random order. */
function joinParts({ grid }: Maze, parts: readonly number[][], rng: Rng): Tunnel[] {
  const order = parts.map((_, part) => part);
  rng.shuffle(order);
  const distance = gridDistance(grid);
  const joined: number[] = [];
  const dug: Tunnel[] = [];
  for (const part of order) {
    const ends = parts[part];
    if (joined.length > 0) {
      const here = takeAt(ends, rng.below(ends.length));
      let best = rng.below(joined.length);
      for (let draw = 1; draw < DRAWS; draw++) {
        const place = rng.below(joined.length);
        if (distance(here, joined[place]) > distance(here, joined[best])) best = place;
      }
      dug.push([here, takeAt(joined, best)]);
    }
    for (const end of ends) joined.push(end);
  }
  return dug;
}

/** The parts in random order, but the first and the last one as given. */
function rowOfParts(ends: ReadonlyMap<number, number[]>, first: number, last: number, rng: Rng): number[][] {
  const between = [...ends.keys()].filter((root) => root !== first && root !== last);
  rng.shuffle(between);
  const roots = first === last ? [first, ...between] : [first, ...between, last];
  return roots.flatMap((root) => {
    const list = ends.get(root);
    return list === undefined ? [] : [list];
  });
}

/** A tunnel from each part to the next; where it begins is far from where the part was entered. */
function joinInRow({ grid }: Maze, parts: readonly number[][], rng: Rng): Tunnel[] {
  const distance = gridDistance(grid);
  const dug: Tunnel[] = [];
  let entered = -1;
  for (let part = 1; part < parts.length; part++) {
    const [before, ends] = [parts[part - 1], parts[part]];
    let best = rng.below(before.length);
    for (let draw = 1; draw < DRAWS && entered >= 0; draw++) {
      const place = rng.below(before.length);
      if (distance(entered, before[place]) > distance(entered, before[best])) best = place;
    }
    const here = takeAt(before, best);
    entered = takeAt(ends, rng.below(ends.length));
    dug.push([here, entered]);
  }
  return dug;
}

/** Takes an item out of a list whose order does not matter. */
function takeAt(items: number[], place: number): number {
  const item = items[place];
  items[place] = items[items.length - 1];
  items.pop();
  return item;
}

function withTunnels(maze: Maze, dug: readonly Tunnel[]): Maze {
  if (dug.length === 0) return maze;
  const tunnelled = { ...maze, grid: tunnelGrid(maze.grid, dug) };
  for (const [mouth] of dug) link(tunnelled, mouth, maze.grid.sides);
  return tunnelled;
}
