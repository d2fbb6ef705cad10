import type { Sprite } from '@warren/games';
import type { CaveFrame } from '@warren/games/cave';
import type { Size } from '../../../graphics/art-scale.js';

/** A cell of a frame's map, and of the art: both count sixteen. */
export const TILE = 16;

/**
 * A frame on ground that does not move: the game's own windows have the player always in their middle, here everything
 * is counted from one cell of the world, so that what stands still has the same place from frame to frame.
 */
export interface WorldFrame extends CaveFrame {
  /** The upper left cell of the window, counted from that cell. */
  readonly column: number;
  readonly row: number;
}

/** Lays frames onto the ground. */
export interface Anchor {
  /** The view is so many pixels of art large, with the player in its middle. */
  lay(frame: CaveFrame, view: Size): WorldFrame;
}

/** Nobody walks farther in one visit; beyond, the ground is counted anew, which nothing but a cut shows. */
const FARTHEST = 1_000_000;

/** Counts from where the first frame is. Differences are exact, however far out in the world it lies. */
export function makeAnchor(): Anchor {
  let origin: CaveFrame['at'] | null = null;

  function originFor({ at }: CaveFrame): CaveFrame['at'] {
    const far = (from: CaveFrame['at']) => Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y));
    if (origin === null || far(origin) > FARTHEST) origin = at;
    return origin;
  }

  return {
    lay(frame, view) {
      const from = originFor(frame);
      const player = frame.sprites[frame.sprites.length - 1];
      const column = frame.at.x - from.x - player.x / TILE;
      const row = frame.at.y - from.y - player.y / TILE;
      const left = column * TILE;
      const top = row * TILE;
      return {
        ...frame,
        column,
        row,
        map: { ...frame.map, id: 'cave' },
        sprites: frame.sprites.map((sprite) => moved(sprite, left, top)),
        view: {
          x: left + player.x + (TILE - view.width) / 2,
          y: top + player.y + (TILE - view.height) / 2,
          width: view.width,
          height: view.height,
        },
      };
    },
  };
}

/** Far from the middle of the world monsters have more health than their kind: their bars are full all the same. */
function moved(sprite: Sprite, left: number, top: number): Sprite {
  const { health } = sprite;
  return {
    ...sprite,
    x: sprite.x + left,
    y: sprite.y + top,
    health: health && { now: health.now, most: Math.max(health.now, health.most) },
  };
}
