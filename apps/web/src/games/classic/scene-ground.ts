import type { SceneGround } from '../../graphics/preview-scene.js';
import { layFloor, type SceneFloor } from '../../graphics/preview-scene.js';
import { hedgeLines } from './stage/hedge-lines.js';

/** A cell of a small picture is so many pixels of art wide, and a hedge so thick. */
export const SCENE_CELL = 24;
const HEDGE = 7;
const LEAD = HEDGE >> 1;

const FLOOR: SceneFloor = {
  cell: SCENE_CELL,
  floors: ['hedge-floor-0', 'hedge-floor-1', 'hedge-floor-2'],
  beyond: 'hedge-beyond',
};

/** Lays a maze for a small picture: gravel, and hedges by the open sides of its cells. */
export function gardenGround(width: number, sides: readonly number[]): SceneGround {
  const { height, upright, level } = hedgeLines(width, sides);
  return {
    tile: SCENE_CELL,
    lay(map, rim, lay) {
      layFloor(FLOOR, map, rim, lay);
      // From back to front, so that the foot of each hedge is seen.
      for (let y = 0; y <= height; y++) {
        for (let x = 0; x < width; x++) {
          if (level[y * width + x]) lay('hedge-h', x * SCENE_CELL - LEAD, y * SCENE_CELL - LEAD);
        }
        for (let x = 0; y < height && x <= width; x++) {
          if (upright[y * (width + 1) + x]) lay('hedge-v', x * SCENE_CELL - LEAD, y * SCENE_CELL - LEAD);
        }
      }
      return [];
    },
  };
}

/** Where the foot of a figure is that stands in the middle of a cell. */
export function cellFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * SCENE_CELL, y: (row + 0.5) * SCENE_CELL + 7 };
}
