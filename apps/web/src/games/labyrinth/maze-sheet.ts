import type { LabyrinthRound } from '@warren/games/labyrinth';
import { SPRITES, type SpriteName } from '../../generated/sprites.js';
import type { Atlas } from '../../graphics/atlas.js';
import { contextOf } from '../../graphics/canvas.js';
import { CELL_ART, STONE_ART } from './stage/ground.js';
import { drawSheet, SHEET_RIM } from './stage/ground-sheet.js';

type Shown = Pick<LabyrinthRound, 'id' | 'width' | 'height' | 'open' | 'under' | 'start' | 'exits'>;

/** A level drawn as a whole, with its start and its exits: a pixel of art a pixel, without a rim. */
export function drawMaze(round: Shown, atlas: Atlas): HTMLCanvasElement {
  const { id, width, height, open, under, start, exits } = round;
  const map = { id, width, height, tileSize: CELL_ART, tiles: open, names: [] };
  const { picture } = drawSheet({ map, maze: { sides: open, under, wall: 0, patch: 0 } }, atlas);
  const canvas = document.createElement('canvas');
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
  return canvas;
}
