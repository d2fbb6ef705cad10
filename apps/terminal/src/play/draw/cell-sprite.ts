import type { Sprite, Square, TileMap } from '@warren/games';

/** Something that fills a square of a maze, for what draws sprites. */
export function cellSprite(
  { id, kind, square }: { readonly id: string; readonly kind: string; readonly square: Square },
  { width, tileSize }: TileMap,
): Sprite {
  const { cell, beneath } = square;
  return {
    id,
    kind,
    pose: 'idle',
    facing: 'south',
    x: (cell % width) * tileSize,
    y: Math.floor(cell / width) * tileSize,
    width: tileSize,
    height: tileSize,
    age: 0,
    ...(beneath ? { beneath } : {}),
    health: null,
  };
}
