import type { SceneGround } from '../../graphics/preview-scene.js';
import { layFloor, type SceneFloor } from '../../graphics/preview-scene.js';
import type { Lay } from '../../graphics/tile-ground.js';
import { wallEdges } from './stage/wall-edges.js';

/** A cell of a small picture is so many pixels of art wide; a patch and a wall begin so far from its corner. */
export const SCENE_CELL = 25;
const PATCH_AT = 3;
const WALL_AT = -1;

const FLOOR: SceneFloor = {
  cell: SCENE_CELL,
  floors: ['rush-floor-0', 'rush-floor-1', 'rush-floor-2'],
  beyond: 'rush-rock',
};

/** Lays a maze for a small picture: floor, speed patches, and its walls by the open sides of its cells. */
export function mazeGround(sides: readonly number[]): SceneGround {
  return {
    tile: SCENE_CELL,
    lay(map, rim, lay) {
      layFloor(FLOOR, map, rim, lay);
      for (const [i, tile] of map.tiles.entries()) {
        layPatch(map.names[tile], i % map.width, Math.floor(i / map.width), lay);
      }
      for (const { x, y, down } of wallEdges(map.width, sides)) {
        lay(down ? 'rush-wall-v' : 'rush-wall-h', x * SCENE_CELL + WALL_AT, y * SCENE_CELL + WALL_AT);
      }
      return [];
    },
  };
}

function layPatch(tile: string, x: number, y: number, lay: Lay): void {
  if (tile !== 'fast' && tile !== 'slow') return;
  lay(`rush-${tile}`, x * SCENE_CELL + PATCH_AT, y * SCENE_CELL + PATCH_AT);
}

/** Where the foot of a figure is that stands in the middle of a cell. */
export function cellFoot(column: number, row: number): { x: number; y: number } {
  return { x: (column + 0.5) * SCENE_CELL, y: (row + 0.5) * SCENE_CELL + 6 };
}
