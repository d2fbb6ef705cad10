import type { SceneGround } from '../diorama/scene.js';
import type { Lay } from '../play/tile-ground.js';
import { tileHash } from '../play/tile-hash.js';
import { wallEdges } from './stage/wall-edges.js';

/** A cell of a small picture is so many pixels of art wide; a patch and a wall begin so far from its corner. */
export const SCENE_CELL = 25;
const PATCH_AT = 3;
const WALL_AT = -1;

const FLOORS = ['rush-floor-0', 'rush-floor-1', 'rush-floor-2'] as const;

/** Lays a maze for a small picture: floor, speed patches, and its walls by the open sides of its cells. */
export function mazeGround(sides: readonly number[]): SceneGround {
  return {
    tile: SCENE_CELL,
    lay(map, rim, lay) {
      for (let y = -rim; y < map.height + rim; y++) {
        for (let x = -rim; x < map.width + rim; x++) {
          const isInside = x >= 0 && y >= 0 && x < map.width && y < map.height;
          const floor = FLOORS[tileHash(x, y, 0) % FLOORS.length];
          lay(isInside ? floor : 'rush-rock', x * SCENE_CELL, y * SCENE_CELL);
          if (isInside) layPatch(map.names[map.tiles[y * map.width + x]], x, y, lay);
        }
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
