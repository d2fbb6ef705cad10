import { Rng } from '../rng/rng.js';
import { type Marked, shortestBridges } from './bridges.js';
import { type Ground, groundOf, leadsTo, roomOf } from './ground.js';
import { digTunnel, type Room, type Spot } from './tunnel.js';
import { type CaveWorld, isRegion } from './world.js';

/** The four neighbours of a region: north, east, south, west. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The cells dug for a region: between its pieces, and to neighbours no floor leads to; some lie in those. */
export function tunnelsOf(world: CaveWorld, rx: number, ry: number, ground: Ground): Spot[] {
  const inside = ground.pieces > 1 ? joinPieces(world, rx, ry, ground) : [];
  const lonely = SIDES.filter(
    ([dx, dy]) => isRegion(world, rx + dx, ry + dy) && !leadsTo(ground, world.settings.regionSize, dx, dy),
  );
  return [...inside, ...lonely.flatMap(([dx, dy]) => joinNeighbour(world, { rx, ry, dx, dy, ground }))];
}

/** The tunnel from a region to one of its neighbours, counted from the first cell of the region. */
function joinNeighbour(
  world: CaveWorld,
  { rx, ry, dx, dy, ground }: { rx: number; ry: number; dx: number; dy: number; ground: Ground },
): Spot[] {
  const { regionSize } = world.settings;
  const other = groundOf(world, rx + dx, ry + dy);
  // Both regions must find the same tunnel, so it is always dug from the one in the west or north.
  if (dx + dy > 0) return joinRegions(world, { rx, ry, dx, dy, near: ground, far: other });
  const dug = joinRegions(world, { rx: rx + dx, ry: ry + dy, dx: -dx, dy: -dy, near: other, far: ground });
  return dug.map(({ x, y }) => ({ x: x + dx * regionSize, y: y + dy * regionSize }));
}

function joinPieces(world: CaveWorld, rx: number, ry: number, ground: Ground): Spot[] {
  const { regionSize } = world.settings;
  const mark = new Uint16Array(regionSize * regionSize);
  copyGround({ mark, width: regionSize, first: 0 }, regionSize, ground, (piece) => piece);
  const marked = { width: regionSize, height: regionSize, mark, marks: ground.pieces };
  const room = roomOf(world, { rx, ry, width: 1, height: 1 });
  return digBridges(marked, room, Rng.fromSeed(world.seed, `cave tunnels ${rx} ${ry}`));
}

interface Pair {
  readonly rx: number;
  readonly ry: number;
  readonly dx: number;
  readonly dy: number;
  readonly near: Ground;
  readonly far: Ground;
}

/** The tunnel between the nearest floor cells of two regions side by side, counted from the first cell of the first. */
function joinRegions(world: CaveWorld, { rx, ry, dx, dy, near, far }: Pair): Spot[] {
  const { regionSize } = world.settings;
  const width = regionSize * (1 + dx);
  const height = regionSize * (1 + dy);
  const mark = new Uint16Array(width * height);
  const second = regionSize * (dx + dy * width);
  copyGround({ mark, width, first: 0 }, regionSize, near, (piece) => (piece > 0 ? 1 : 0));
  copyGround({ mark, width, first: second }, regionSize, far, (piece) => (piece > 0 ? 2 : 0));
  const room = roomOf(world, { rx, ry, width: 1 + dx, height: 1 + dy });
  const rng = Rng.fromSeed(world.seed, `cave tunnel ${rx} ${ry} ${dx === 1 ? 'east' : 'south'}`);
  return digBridges({ width, height, mark, marks: 2 }, room, rng);
}

/** Marks the floor of a region, whose first cell is `first`, by its pieces. */
function copyGround(
  { mark, width, first }: { mark: Uint16Array; width: number; first: number },
  regionSize: number,
  { piece }: Ground,
  markOf: (piece: number) => number,
): void {
  for (let y = 0; y < regionSize; y++) {
    for (let x = 0; x < regionSize; x++) {
      mark[first + y * width + x] = markOf(piece[(y + 1) * (regionSize + 2) + x + 1]);
    }
  }
}

function digBridges(marked: Marked, room: Room, rng: Rng): Spot[] {
  const spotOf = (cell: number) => ({ x: cell % marked.width, y: Math.floor(cell / marked.width) });
  return shortestBridges(marked).flatMap(({ from, to }) => digTunnel(spotOf(from), spotOf(to), room, rng));
}
