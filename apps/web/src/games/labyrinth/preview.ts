import type { TileMap } from '@warren/games';
import { type Figure, legsOf, openSides, positionOn, type Scene } from '../../graphics/preview-scene.js';
import { CELL_ART, wovenGround } from './stage/ground.js';
import { isBeneath } from './stage/trail.js';

/**
 * A small maze of two layers with its map, for pictures that are not played. It is read from rows: by cell its open
 * sides, and those of the passage beneath, as digits of sixteen.
 */
export function wovenText(id: string, open: readonly string[], beneath: readonly string[]) {
  const cells = { sides: openSides(open), under: openSides(beneath) };
  const [width, height] = [open[0].length, open.length];
  const map: TileMap = { id, width, height, tileSize: CELL_ART, tiles: cells.sides, names: [] };
  return { map, cells };
}

const footBelow = (down: number) => (column: number, row: number) => ({
  x: (column + 0.5) * CELL_ART,
  y: (row + 0.5) * CELL_ART + down,
});
/** Where the foot of a figure is that stands in the middle of a cell, in pixels of art. */
export const wovenFoot = footBelow(5);
/** Where that of stairs is, which lie in the floor. */
export const stairsFoot = footBelow(8);

const { map: MAP, cells: CELLS } = wovenText(
  'a labyrinth',
  ['446844442c2c', '3b5eabb5e5c5', '42fad46d17a9', '3e5b5b5d65fc', '2912ba911391'],
  ['000000000000', '00a0500a0a00', '000500000050', '00a0a0a00a00', '000000000000'],
);
const GROUND = wovenGround(CELLS);

/** The way there: where it begins, and a letter a step. Then it is walked back. */
const LEGS = legsOf({ column: 1, row: 2 }, 'EEESSEENNESWWWWNNEEEEEEESSSWNNEE');
const STEP_MS = 420;
/** From the middle of a bridge, so much of a cell is hidden by it. */
const HIDDEN = 0.42;

/** The player walks through a labyrinth, over bridges and beneath them, and back. */
export function labyrinthPreview(timeMs: number): Scene {
  const round = LEGS.length * 2;
  const now = (((timeMs / STEP_MS) % round) + round) % round;
  const isBack = now >= LEGS.length;
  const along = isBack ? round - now : now;
  const at = Math.min(LEGS.length - 1, Math.floor(along));
  const { step } = LEGS[at];
  const part = along - at;
  const walker = positionOn(LEGS[at], part);
  const foot = wovenFoot(walker.column, walker.row);
  const end = positionOn(LEGS[LEGS.length - 1]);
  const figures: Figure[] = [
    { sprite: 'exit-stairs', ...stairsFoot(0, 1), ageMs: timeMs },
    { sprite: 'exit-stairs', ...stairsFoot(end.column, end.row), ageMs: timeMs },
  ];
  const facing = isBack ? step.back : step.facing;
  if (!isHidden(at, part)) figures.push({ sprite: `player-walk-${facing}`, ...foot, ageMs: timeMs });
  return { map: MAP, ground: GROUND, figures, lantern: { x: foot.x, y: foot.y - 8 } };
}

/** Whether the walker is beneath a bridge: that of the cell a step leaves, or of the one it leads to. */
function isHidden(at: number, part: number): boolean {
  const { column, row, step } = LEGS[at];
  const length = step.dy * MAP.width + step.dx;
  const cell = row * MAP.width + column;
  if (part < HIDDEN) return isBeneath(CELLS.under[cell], length, MAP.width);
  return part > 1 - HIDDEN && isBeneath(CELLS.under[cell + length], -length, MAP.width);
}
