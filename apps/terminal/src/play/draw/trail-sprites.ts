import type { Sprite } from '@warren/games';
import type { MazeFrame } from './maze-window.js';

/** The cells that are pointed out as a way, as things that lie in their middles: what draws sprites draws them. */
function trailSprites({ trail = [], maze, map }: MazeFrame): Sprite[] {
  const { tileSize, width } = map;
  const offsets = [-width, 1, width, -1];
  return trail.map((cell, i) => {
    const near = trail[i + 1] ?? trail[i - 1] ?? cell;
    const side = offsets.indexOf(near - cell);
    const beneath = side >= 0 && ((maze.under?.[cell] ?? 0) & (1 << side)) !== 0;
    return {
      id: `trail-${i}`,
      kind: 'trail',
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
  });
}

/** A frame whose way lies in it as things, below everything else. */
export function withTrail(frame: MazeFrame): MazeFrame {
  return { ...frame, sprites: [...trailSprites(frame), ...frame.sprites] };
}
