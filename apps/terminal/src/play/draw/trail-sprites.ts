import type { Sprite } from '@warren/games';
import { cellSprite } from './cell-sprite.js';
import type { MazeFrame } from './maze-window.js';

/** The cells that are pointed out as a way, as things that lie in their middles: what draws sprites draws them. */
function trailSprites({ trail = [], maze, map }: MazeFrame): Sprite[] {
  const offsets = [-map.width, 1, map.width, -1];
  return trail.map((cell, i) => {
    const near = trail[i + 1] ?? trail[i - 1] ?? cell;
    const side = offsets.indexOf(near - cell);
    const beneath = side >= 0 && ((maze.under?.[cell] ?? 0) & (1 << side)) !== 0;
    return cellSprite({ id: `trail-${i}`, kind: 'trail', square: { cell, beneath } }, map);
  });
}

/** A frame whose way lies in it as things, below everything else. */
export function withTrail(frame: MazeFrame): MazeFrame {
  return { ...frame, sprites: [...trailSprites(frame), ...frame.sprites] };
}
