import { wordPosition } from './coordinates.js';
import { makeField, wordAt } from './field.js';
import { groundOf } from './ground.js';
import { fillNoise, oddsOf } from './noise.js';
import { soften } from './soften.js';
import { spiralFind } from './spiral.js';
import { tunnelsOf } from './tunnels.js';
import { CAVE_CELL, type CaveWorld, isRegion } from './world.js';

/**
 * A square of the cave as it was before any player came, and always the same: a pure function of the world and the
 * place, whatever was made before.
 *
 * Every floor cell of the world can be reached from every other, and this is why. A region sees some
 * cells beyond its border. (1) What touches it and is not a pocket belongs to pieces, between whose cells one walks within sight;
 * tunnels join the pieces: so all floor of a region hangs together. (2) Two regions side by side share floor across
 * their border or get a tunnel between their nearest cells: so all regions hang together. (3) All regions agree what a
 * pocket is, so nothing one of them counts on is filled by another; smoothing adds cells that hang on and takes none.
 * Each step looks at a bounded part of the noise, so no region ever has to ask in which order the world was explored.
 */
export interface Region {
  readonly rx: number;
  readonly ry: number;
  readonly size: number;
  /** A byte a cell, row by row: `CAVE_CELL.rock`, `.floor` or `.chest`. */
  readonly cells: Uint8Array;
  /** The cells with a chest, in ascending order. */
  readonly chests: readonly number[];
  /** The cell where the region's monster stands, or -1 when no cell of it is spawnable. */
  readonly monster: number;
}

const { rock: ROCK, floor: FLOOR, chest: CHEST } = CAVE_CELL;

/** Makes a region; it must be one of the world (`isRegion`). */
export function makeRegion(world: CaveWorld, rx: number, ry: number): Region {
  if (!isRegion(world, rx, ry)) throw new Error(`there is no region ${rx}, ${ry}`);
  const size = world.settings.regionSize;
  const cells = floorOf(world, rx, ry);
  const chests = placeChests(world, rx, ry, cells);
  for (const cell of chests) cells[cell] = CHEST;
  return { rx, ry, size, cells, chests, monster: monsterCell(cells, size) };
}

/** The floor of a region: nature, tunnels and what smoothing adds. */
function floorOf(world: CaveWorld, rx: number, ry: number): Uint8Array {
  const size = world.settings.regionSize;
  const ground = groundOf(world, rx, ry);
  const floor = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    const from = (y + 1) * (size + 2) + 1;
    for (let x = 0; x < size; x++) floor[y * size + x] = ground.piece[from + x] > 0 ? FLOOR : ROCK;
  }
  const dug = [...ground.chamber, ...tunnelsOf(world, rx, ry, ground)];
  if (dug.length === 0) return floor;
  for (const { x, y } of dug) {
    if (x >= 0 && x < size && y >= 0 && y < size) floor[y * size + x] = FLOOR;
  }
  soften(world, rx, ry, dug, floor);
  return floor;
}

function placeChests(world: CaveWorld, rx: number, ry: number, cells: Uint8Array): number[] {
  const { regionSize: size, chestProbability } = world.settings;
  const field = makeField(size, size, 0);
  fillNoise(
    field,
    world.chests,
    wordPosition(rx, size, 0),
    wordPosition(ry, size, 0),
    oddsOf(chestProbability),
  );
  const chests: number[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 32) {
      for (let word = wordAt(field, x, y); word !== 0; word &= word - 1) {
        const at = x + 31 - Math.clz32(word & -word);
        if (at < size && cells[y * size + at] === FLOOR) chests.push(y * size + at);
      }
    }
  }
  return chests;
}

/** A cell is spawnable when it is floor without a chest; the monster has the one nearest to the region's middle. */
function monsterCell(cells: Uint8Array, size: number): number {
  const middle = size >> 1;
  const found = spiralFind(size, (x, y) => {
    const [column, row] = [middle + x, middle + y];
    if (column < 0 || row < 0 || column >= size || row >= size) return false;
    return cells[row * size + column] === FLOOR;
  });
  return found === null ? -1 : (middle + found.y) * size + middle + found.x;
}
