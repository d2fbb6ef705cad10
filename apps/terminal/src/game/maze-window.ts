import type { Frame, MazeLayer, Sprite, TileMap } from '@warren/games';
import type { Square } from '@warren/games/labyrinth';
import { type Position, playerPosition, positionAt, positionOf } from './position.js';

/** A frame with walls between its cells. */
export type MazeFrame = Frame & { readonly maze: MazeLayer };

/** A number of cells. */
export interface CellRoom {
  readonly across: number;
  readonly down: number;
}

/**
 * The part of a maze around the player that fits, or all of it. The part is a maze by itself: passages that lead out of
 * it are open at its edge.
 */
export function mazeWindow(frame: MazeFrame, room: CellRoom): MazeFrame {
  const { map, maze } = frame;
  const width = Math.min(map.width, Math.max(1, room.across));
  const height = Math.min(map.height, Math.max(1, room.down));
  if (width === map.width && height === map.height) return frame;
  const player = playerPosition(frame);
  const corner: Position = {
    column: startOf(player.column, width, map.width),
    row: startOf(player.row, height, map.height),
  };
  const cut = (cells: readonly number[]): number[] =>
    Array.from({ length: width * height }, (_, i) => {
      const row = corner.row + Math.floor(i / width);
      return cells[row * map.width + corner.column + (i % width)];
    });
  const isInside = (sprite: Sprite): boolean => {
    const { column, row } = positionOf(sprite, map);
    return isWithin(column - corner.column, width) && isWithin(row - corner.row, height);
  };
  const [left, top] = [corner.column * map.tileSize, corner.row * map.tileSize];
  return {
    ...frame,
    map: { ...map, width, height, tiles: cut(map.tiles) },
    maze: {
      ...maze,
      sides: cut(maze.sides),
      ...(maze.under === undefined ? {} : { under: cut(maze.under) }),
    },
    sprites: frame.sprites
      .filter(isInside)
      .map((sprite) => ({ ...sprite, x: sprite.x - left, y: sprite.y - top })),
  };
}

/** The start of a part with the player in its middle, but not beyond the edge. */
function startOf(player: number, length: number, whole: number): number {
  return Math.max(0, Math.min(whole - length, player - (length >> 1)));
}

function isWithin(place: number, length: number): boolean {
  return place >= 0 && place < length;
}

/** A sprite that fills a square of a maze. */
export function cellSprite(named: Pick<Sprite, 'id' | 'kind'>, square: Square, map: TileMap): Sprite {
  const { tileSize } = map;
  const { column, row } = positionAt(square.cell, map);
  const area = { x: column * tileSize, y: row * tileSize, width: tileSize, height: tileSize };
  const still = { pose: 'idle', facing: 'south', age: 0, health: null } as const;
  return { ...named, ...area, ...still, ...(square.beneath ? { beneath: true } : {}) };
}

/** The cells of the trail as sprites. */
function trailSprites({ trail = [], maze, map }: MazeFrame): Sprite[] {
  const offsets = [-map.width, 1, map.width, -1];
  return trail.map((cell, i) => {
    const near = trail[i + 1] ?? trail[i - 1] ?? cell;
    const side = offsets.indexOf(near - cell);
    const beneath = side >= 0 && ((maze.under?.[cell] ?? 0) & (1 << side)) !== 0;
    return cellSprite({ id: `trail-${i}`, kind: 'trail' }, { cell, beneath }, map);
  });
}

/** A frame with its trail as sprites, below all others. */
export function withTrail(frame: MazeFrame): MazeFrame {
  return { ...frame, sprites: [...trailSprites(frame), ...frame.sprites] };
}
