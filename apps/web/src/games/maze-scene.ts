import type { TileMap } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import { layFloor, openSides, type SceneFloor, type SceneGround } from '../graphics/preview-scene.js';
import { wallEdges } from './wall-edges.js';

/** What small pictures of mazes are laid with. Lengths are pixels of art. */
export interface MazeLook extends SceneFloor {
  /** Walls along a row and down a column; they begin so far before the corner of a cell. */
  readonly walls: readonly [level: SpriteName, upright: SpriteName];
  readonly lead: number;
  /** How far below the middle of its cell the foot of a figure is. */
  readonly foot: number;
  /** What lies on cells of other kinds than floor, and how far from their corner. */
  readonly patches?: { readonly at: number; readonly sprites: Readonly<Record<string, SpriteName>> };
}

/** Makes small pictures of mazes that look like this. */
export function makeMazeScenes(look: MazeLook) {
  const { cell, walls, lead, foot, patches = { at: 0, sprites: {} } } = look;
  const kinds = Object.keys(patches.sprites);
  const names = ['floor', ...kinds];
  return {
    /** A maze from the open sides of its cells (see `openSides`), and rows of the first letters of their kinds. */
    mazeOf(id: string, sides: readonly string[], rows: readonly string[] = []) {
      const width = sides[0]?.length ?? 0;
      const letters = rows.join('');
      const open = openSides(sides);
      const tiles = open.map((_, i) => 1 + kinds.findIndex(([letter]) => letter === letters[i]));
      const map: TileMap = { id, width, height: sides.length, tileSize: cell, tiles, names };
      // From back to front, so that the foot of each wall is seen.
      const edges = wallEdges(width, open).sort((a, b) => a.y - b.y || Number(a.down) - Number(b.down));
      const ground: SceneGround = {
        tile: cell,
        lay(_, rim, lay) {
          layFloor(look, map, rim, lay);
          tiles.forEach((tile, i) => {
            const [x, y] = [i % width, Math.floor(i / width)];
            if (tile > 0) lay(patches.sprites[names[tile]], x * cell + patches.at, y * cell + patches.at);
          });
          for (const { x, y, down } of edges) lay(walls[down ? 1 : 0], x * cell - lead, y * cell - lead);
          return [];
        },
      };
      return { map, ground };
    },
    /** Where the foot of a figure is that stands in the middle of a cell. */
    footOf: (column: number, row: number) => ({ x: (column + 0.5) * cell, y: (row + 0.5) * cell + foot }),
  };
}
