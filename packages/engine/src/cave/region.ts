import { regionOf, wordPosition } from './coordinates.js';
import { makeField, wordAt } from './field.js';
import { hallCells, type Landmark } from './landmarks.js';
import { fillNoise, oddsOf } from './noise.js';
import { placeMonsters, type Spawn } from './spawns.js';
import { beginningOf, QUIET } from './start.js';
import { type Terrain, terrainOf } from './terrain.js';
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
 * (4) Passages and halls begin on floor and only open rock; a pillar stands in a ring of floor.
 * Each step looks at a bounded part of the noise, so no region ever has to ask in which order the world was explored.
 */
export interface Region {
  readonly rx: number;
  readonly ry: number;
  readonly size: number;
  /** A byte a cell, row by row: one of `CAVE_CELL`, but never a monster or a wall. */
  readonly cells: Uint8Array;
  /** The cells with a chest, in ascending order. */
  readonly chests: readonly number[];
  /** The monsters as the world made them. None, where no cell is spawnable. */
  readonly monsters: readonly Spawn[];
  readonly landmark: Landmark | null;
}

const { floor: FLOOR, chest: CHEST } = CAVE_CELL;
/** A vault has so many chests, and a crystal hall. */
const HALL_CHESTS: Readonly<Partial<Record<Landmark['kind'], number>>> = { vault: 3, crystal: 1 };
/** No monster begins so near to a camp, along both axes. */
const CAMP_QUIET = 12;

/** Makes a region; it must be one of the world (`isRegion`). */
export function makeRegion(world: CaveWorld, rx: number, ry: number): Region {
  if (!isRegion(world, rx, ry)) throw new Error(`there is no region ${rx}, ${ry}`);
  const size = world.settings.regionSize;
  const terrain = terrainOf(world, rx, ry);
  const { cells, landmark } = terrain;
  const first = firstPlaces(world, rx, ry);
  const chests = placeChests(world, rx, ry, terrain, first.chest).filter((cell) => cell !== first.start);
  for (const cell of chests) cells[cell] = CHEST;
  const isQuiet = quietCells(landmark, size, first.quiet);
  const monsters = placeMonsters(world, rx, ry, { cells, chests, landmark, isQuiet });
  if (first.monster >= 0 && cells[first.monster] === FLOOR)
    monsters.push({ cell: first.monster, leader: monsters.length, post: 'first' });
  return { rx, ry, size, cells, chests, monsters, landmark };
}

/** Where the beginning of the world lies in a region; -1 for what lies elsewhere. */
function firstPlaces(world: CaveWorld, rx: number, ry: number) {
  const { regionSize: size, landmarks } = world.settings;
  const none = { start: -1, chest: -1, monster: -1, quiet: null };
  const isFar = Math.max(Math.abs(rx), Math.abs(ry)) * size > 2 * size + QUIET;
  if (landmarks === 0 || isFar) return none;
  const { start, chest, monster } = beginningOf(world);
  const cellIn = (at: { readonly x: number; readonly y: number } | null): number => {
    if (at === null) return -1;
    const [column, row] = [regionOf(at.x, size), regionOf(at.y, size)];
    return column.region === rx && row.region === ry ? row.cell * size + column.cell : -1;
  };
  const quiet = { x: start.x - rx * size, y: start.y - ry * size };
  return { start: cellIn(start), chest: cellIn(chest), monster: cellIn(monster), quiet };
}

/** Which cells must stay free of monsters: those near a camp, and near the start. */
function quietCells(landmark: Landmark | null, size: number, start: { x: number; y: number } | null) {
  const camp = landmark?.kind === 'camp' ? landmark.cell : -1;
  const isNear = (cell: number, x: number, y: number, reach: number) =>
    Math.abs((cell % size) - x) <= reach && Math.abs(Math.floor(cell / size) - y) <= reach;
  return (cell: number): boolean =>
    (camp >= 0 && isNear(cell, camp % size, Math.floor(camp / size), CAMP_QUIET)) ||
    (start !== null && isNear(cell, start.x, start.y, QUIET));
}

/** Chests by noise, those of the landmark, and the first one of the world, in ascending order. */
function placeChests(
  world: CaveWorld,
  rx: number,
  ry: number,
  { cells, landmark }: Terrain,
  first: number,
): number[] {
  const { regionSize: size, chestProbability } = world.settings;
  const field = makeField(size, size, 0);
  const [x0, y0] = [wordPosition(rx, size, 0), wordPosition(ry, size, 0)];
  fillNoise(field, world.chests, x0, y0, { odds: oddsOf(chestProbability) });
  const chests: number[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x += 32) {
      for (let word = wordAt(field, x, y); word !== 0; word &= word - 1) {
        const at = x + 31 - Math.clz32(word & -word);
        if (at < size && cells[y * size + at] === FLOOR) chests.push(y * size + at);
      }
    }
  }
  const more = landmark === null ? [] : hallChests(landmark, cells, size);
  if (first >= 0) more.push(first);
  if (more.length === 0) return chests;
  return [...new Set([...chests, ...more])].sort((a, b) => a - b);
}

/** The chests of a landmark: the floor cells next to its middle. */
function hallChests(landmark: Landmark, cells: Uint8Array, size: number): number[] {
  const count = HALL_CHESTS[landmark.kind] ?? 0;
  const near = hallCells({ ...landmark, radius: 1 }, size);
  return near.filter((cell) => cells[cell] === FLOOR).slice(0, count);
}
