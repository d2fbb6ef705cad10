import type { Frame } from '@warren/games';
import type { Atlas } from '../../../graphics/atlas.js';
import { drawGround } from '../../../graphics/tile-ground.js';
import { CELL_ART } from './cell-art.js';
import { wovenGround } from './woven-ground.js';

/** Cells of rock around the maze on a sheet, and the same in pixels of art. */
const RIM_CELLS = 1;
export const SHEET_RIM = RIM_CELLS * CELL_ART;

/** A maze drawn once, a pixel of art a pixel, with a rim of rock. */
export interface GroundSheet {
  readonly id: string;
  readonly atlas: Atlas;
  readonly picture: HTMLCanvasElement;
}

/** Draws the ground of a frame. */
export function drawSheet({ map, maze }: Pick<Frame, 'map' | 'maze'>, atlas: Atlas): GroundSheet {
  const ground = wovenGround({ sides: maze?.sides ?? [], under: maze?.under ?? [] });
  const { picture } = drawGround({ map, tiles: RIM_CELLS, tile: CELL_ART, layGround: ground.lay, atlas });
  return { id: map.id, atlas, picture };
}
