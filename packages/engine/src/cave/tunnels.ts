import { Rng } from '../rng/rng.js';
import { type Marked, shortestBridges } from './bridges.js';
import { type Ground, groundOf, leadsTo, roomOf } from './ground.js';
import { digTunnel, type Spot } from './tunnel.js';
import { type CaveWorld, isRegion } from './world.js';

/**
 * The cells that are dug for a region: between its own pieces, and to each neighbour to which nature does not lead.
 * Cells that lie in a neighbour are among them. Most regions need none.
 */
export function tunnelsOf(world: CaveWorld, rx: number, ry: number, ground: Ground): Spot[] {
  const { regionSize } = world.settings;
  const spots = ground.pieces > 1 ? joinPieces(world, rx, ry, ground) : [];
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    if (!isRegion(world, rx + dx, ry + dy) || leadsTo(ground, regionSize, dx, dy)) continue;
    const other = groundOf(world, rx + dx, ry + dy);
    // Both regions must find the same tunnel, so it is always dug from the one in the west or north.
    if (dx + dy > 0) {
      spots.push(...joinRegions(world, { rx, ry, dx, dy, near: ground, far: other }));
    } else {
      const pair = { rx: rx + dx, ry: ry + dy, dx: -dx, dy: -dy, near: other, far: ground };
      const dug = joinRegions(world, pair);
      spots.push(...dug.map(({ x, y }) => ({ x: x + dx * regionSize, y: y + dy * regionSize })));
    }
  }
  return spots;
}

/** Tunnels between the pieces of a region. */
function joinPieces(world: CaveWorld, rx: number, ry: number, ground: Ground): Spot[] {
  const { regionSize } = world.settings;
  const mark = new Uint16Array(regionSize * regionSize);
  copyGround(mark, regionSize, 0, ground, (piece) => piece);
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
  copyGround(mark, width, 0, near, (piece) => (piece > 0 ? 1 : 0));
  copyGround(mark, width, regionSize * (dx + dy * width), far, (piece) => (piece > 0 ? 2 : 0));
  const room = roomOf(world, { rx, ry, width: 1 + dx, height: 1 + dy });
  const rng = Rng.fromSeed(world.seed, `cave tunnel ${rx} ${ry} ${dx === 1 ? 'east' : 'south'}`);
  return digBridges({ width, height, mark, marks: 2 }, room, rng);
}

function copyGround(
  mark: Uint16Array,
  width: number,
  first: number,
  { piece }: Ground,
  markOf: (piece: number) => number,
): void {
  const stride = Math.sqrt(piece.length);
  for (let y = 1; y < stride - 1; y++) {
    for (let x = 1; x < stride - 1; x++) {
      mark[first + (y - 1) * width + x - 1] = markOf(piece[y * stride + x]);
    }
  }
}

function digBridges(marked: Marked, room: Parameters<typeof digTunnel>[2], rng: Rng): Spot[] {
  const spotOf = (cell: number) => ({ x: cell % marked.width, y: Math.floor(cell / marked.width) });
  return shortestBridges(marked).flatMap(({ from, to }) => digTunnel(spotOf(from), spotOf(to), room, rng));
}
