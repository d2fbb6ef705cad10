import type { Frame, Sprite } from '@warren/games';
import type { LabyrinthRound } from '@warren/games/labyrinth';
import { SPRITES, type SpriteName } from '../../../generated/sprites.js';
import type { Atlas } from '../../../graphics/atlas.js';
import { contextOf } from '../../../graphics/canvas.js';
import { drawGround } from '../../../graphics/tile-ground.js';
import { CELL_ART, EAST, NORTH, SOUTH, STONE_ART, WEST, wovenGround } from './ground.js';
import { drawPlainGround, type PlainColours } from './plain-ground.js';

/** A bridge by its cell. */
export interface Deck {
  readonly x: number;
  readonly y: number;
  /** The sides of the passage beneath. */
  readonly beneath: number;
}

const AROUND = [
  { dx: 0, dy: -1, back: SOUTH },
  { dx: 1, dy: 0, back: WEST },
  { dx: 0, dy: 1, back: NORTH },
  { dx: -1, dy: 0, back: EAST },
] as const;

/**
 * The decks that lie over a sprite: that of its own cell while it is beneath it, and those of the cells next to it whose
 * lower passages lead to it, since a head reaches further than its cell.
 */
export function decksAbove({ map, maze }: Frame, sprite: Sprite): Deck[] {
  const under = maze?.under;
  if (under === undefined) return [];
  const x = Math.floor((sprite.x + sprite.width / 2) / map.tileSize);
  const y = Math.floor((sprite.y + sprite.height / 2) / map.tileSize);
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= map.width || row >= map.height
      ? 0
      : (under[row * map.width + column] ?? 0);
  const decks: Deck[] = [];
  const own = at(x, y);
  if (own !== 0 && sprite.beneath) decks.push({ x, y, beneath: own });
  for (const { dx, dy, back } of AROUND) {
    const beneath = at(x + dx, y + dy);
    if (beneath & back) decks.push({ x: x + dx, y: y + dy, beneath });
  }
  return decks;
}

/** Cells of rock around the maze on a sheet, and the same in pixels of art. */
const RIM_CELLS = 1;
export const SHEET_RIM = RIM_CELLS * CELL_ART;

/** A maze drawn once, a pixel of art a pixel, with a rim of rock. */
export type GroundSheet = ReturnType<typeof drawSheet>;

/** Draws the ground of a frame: with its textures, or in flat colours where there are such. */
export function drawSheet(shown: Pick<Frame, 'map' | 'maze'>, atlas: Atlas, plain: PlainColours | null) {
  const { map, maze } = shown;
  if (plain !== null) {
    return { id: map.id, atlas, plain, picture: drawPlainGround(shown, SHEET_RIM, plain) };
  }
  const ground = wovenGround({ sides: maze?.sides ?? [], under: maze?.under ?? [] });
  const { picture } = drawGround({ map, tiles: RIM_CELLS, tile: CELL_ART, layGround: ground.lay, atlas });
  return { id: map.id, atlas, plain, picture };
}

type Shown = Pick<LabyrinthRound, 'id' | 'width' | 'height' | 'open' | 'under' | 'start' | 'exits'>;

/**
 * Draws a level as a whole, with its start and its exits: a pixel of art a pixel, without a rim. The canvas gets the size
 * of the level.
 */
export function drawMaze(
  canvas: HTMLCanvasElement,
  round: Shown,
  { atlas, plain = null }: { readonly atlas: Atlas; readonly plain?: PlainColours | null },
): CanvasRenderingContext2D {
  const { id, width, height, open, under, start, exits } = round;
  const map = { id, width, height, tileSize: CELL_ART, tiles: open, names: [] };
  const { picture } = drawSheet({ map, maze: { sides: open, under, wall: 0, patch: 0 } }, atlas, plain);
  canvas.width = width * CELL_ART;
  canvas.height = height * CELL_ART;
  const context = contextOf(canvas);
  context.drawImage(picture, -SHEET_RIM, -SHEET_RIM);
  const lay = (name: SpriteName, cell: number) => {
    const [x, y, across, down] = SPRITES[name].frames[0];
    const left = (cell % width) * CELL_ART + STONE_ART;
    const top = Math.floor(cell / width) * CELL_ART + STONE_ART;
    context.drawImage(atlas.picture, x, y, across, down, left, top, across, down);
  };
  lay('lab-start', start);
  for (const exit of exits) lay('exit-stairs', exit);
  return context;
}
