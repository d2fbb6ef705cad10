import { Rng } from '../rng/rng.js';
import { roomOf } from './ground.js';
import { CAVE_CELL, type CaveWorld } from './world.js';

/** What makes a region one to remember. */
export const LANDMARK_KINDS = ['camp', 'lake', 'crystal', 'nest', 'vault'] as const;
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** A hall around a cell of a region. */
export interface Landmark {
  readonly kind: LandmarkKind;
  /** The cell in its middle. */
  readonly cell: number;
  readonly radius: number;
}

/** Each block of so many regions a side has every kind of landmark once. The start lies in the middle of a block. */
const BLOCK = 3;
const RADII: Readonly<Record<LandmarkKind, number>> = { camp: 3, lake: 5, crystal: 4, nest: 4, vault: 3 };
/** Draws for a middle away from the border; then the middle of the region has to do. */
const TRIES = 60;
/** One cell in so many of a crystal hall is a crystal. */
const CRYSTALS = 4;

/** The landmark of a region, or `null`: a pure function of seed and place. */
export function landmarkKind(world: CaveWorld, rx: number, ry: number): LandmarkKind | null {
  if (world.settings.landmarks === 0) return null;
  const shift = BLOCK >> 1;
  const [bx, by] = [Math.floor((rx + shift) / BLOCK), Math.floor((ry + shift) / BLOCK)];
  const own = ry + shift - by * BLOCK;
  const place = own * BLOCK + rx + shift - bx * BLOCK;
  const places = Array.from({ length: BLOCK * BLOCK }, (_, i) => i);
  const rng = Rng.fromSeed(world.seed, `cave landmarks ${bx} ${by}`);
  const kind = LANDMARK_KINDS.find(() => places.splice(rng.below(places.length), 1)[0] === place) ?? null;
  // The first steps of a new player lead into none of these.
  const isStart = (rx === 0 || rx === -1) && (ry === 0 || ry === -1);
  return isStart && (kind === 'nest' || kind === 'vault') ? null : kind;
}

/** Opens the hall of a region's landmark, around floor that is there. `cells` are rock or floor. */
export function openLandmark(world: CaveWorld, rx: number, ry: number, cells: Uint8Array): Landmark | null {
  const kind = landmarkKind(world, rx, ry);
  if (kind === null) return null;
  const size = world.settings.regionSize;
  const rng = Rng.fromSeed(world.seed, `cave landmark ${rx} ${ry}`);
  const radius = Math.min(RADII[kind], Math.floor(size / 4));
  const room = roomOf(world, { rx, ry, width: 1, height: 1 });
  const cell = middleOf(cells, size, radius, rng);
  if (cell < 0) return null;
  const landmark = { kind, cell, radius };
  for (const at of hallCells(landmark, size)) {
    const [x, y] = [at % size, Math.floor(at / size)];
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) continue;
    cells[at] = coverOf(landmark, at, size, rng);
  }
  return landmark;
}

/** A floor cell far enough from the border, drawn by chance; else any floor cell; -1 where there is none. */
function middleOf(cells: Uint8Array, size: number, radius: number, rng: Rng): number {
  const inner = size - 2 * radius;
  for (let i = 0; i < TRIES; i++) {
    const cell = (radius + rng.below(inner)) * size + radius + rng.below(inner);
    if (cells[cell] === CAVE_CELL.floor) return cell;
  }
  return cells.indexOf(CAVE_CELL.floor);
}

/** The cells of a landmark's hall, a disc, inside its region. */
export function hallCells({ cell, radius }: Landmark, size: number): number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const found: number[] = [];
  for (let row = Math.max(0, y - radius); row <= Math.min(size - 1, y + radius); row++) {
    for (let column = Math.max(0, x - radius); column <= Math.min(size - 1, x + radius); column++) {
      if (isWithin(column - x, row - y, radius)) found.push(row * size + column);
    }
  }
  return found;
}

function isWithin(dx: number, dy: number, radius: number): boolean {
  return dx * dx + dy * dy <= radius * (radius + 1);
}

/** What a cell of a hall is made of. */
function coverOf({ kind, cell, radius }: Landmark, at: number, size: number, rng: Rng): number {
  const [dx, dy] = [(at % size) - (cell % size), Math.floor(at / size) - Math.floor(cell / size)];
  if (kind === 'lake' && isWithin(dx, dy, radius - 1)) return CAVE_CELL.water;
  if (kind === 'crystal' && rng.below(CRYSTALS) === 0) return CAVE_CELL.crystal;
  return kind === 'camp' && at === cell ? CAVE_CELL.camp : CAVE_CELL.floor;
}
