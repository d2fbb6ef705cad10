import type { TileMap } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import type { Lay } from './tile-ground.js';
import { tileHash } from './tile-hash.js';

/** The floor of a small picture of a maze with thin walls. */
export interface SceneFloor {
  /** How many pixels of art a cell is wide. */
  readonly cell: number;
  /** What cells are laid with, one or the other. */
  readonly floors: readonly SpriteName[];
  /** What lies around the maze. */
  readonly beyond: SpriteName;
}

/** Lays the floor of a maze, and what lies around it as far as the rim. */
export function layFloor({ cell, floors, beyond }: SceneFloor, map: TileMap, rim: number, lay: Lay): void {
  for (let y = -rim; y < map.height + rim; y++) {
    for (let x = -rim; x < map.width + rim; x++) {
      const isInside = x >= 0 && y >= 0 && x < map.width && y < map.height;
      lay(isInside ? floors[tileHash(x, y, 0) % floors.length] : beyond, x * cell, y * cell);
    }
  }
}
