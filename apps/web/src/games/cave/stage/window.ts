import type { Sprite } from '@warren/games';
import type { CaveFrame } from '@warren/games/cave';
import type { Room, Size } from '../../../graphics/canvas.js';
import { TILE } from './tiles.js';

/** The shorter side shows at least so many cells: as far as the lantern shines, both ways. */
const LEAST_CELLS = 17;
/** What a frame shows before there is a room. */
const NO_ROOM: Size = { width: 41 * TILE, height: 25 * TILE };

/**
 * How much of the cave a room shows: the picture in pixels of art, and the cells a frame needs for it, with some beyond
 * each edge, since the picture moves, and rock knows its neighbours. Pixels of art are as large as they can be in whole
 * pixels of the screen; then the picture fills the room.
 */
export function windowSize(room: Room | null): { readonly art: Size; readonly cells: Size } {
  const art = room === null || room.width < 1 || room.height < 1 ? NO_ROOM : artIn(room);
  // Odd, because the player stands in the middle.
  const cells = (length: number) => 2 * (Math.ceil(length / TILE / 2) + 2) + 1;
  return { art, cells: { width: cells(art.width), height: cells(art.height) } };
}

function artIn({ width, height, density }: Room): Size {
  const scale = Math.max(1, Math.floor((Math.min(width, height) * density) / (LEAST_CELLS * TILE)));
  const art = (length: number) => Math.max(TILE, Math.floor((length * density) / scale));
  return { width: art(width), height: art(height) };
}

/**
 * A frame on ground that does not move: the game's own windows have the player always in their middle, here everything
 * is counted from one cell of the world, so that what stands still has the same place from frame to frame.
 */
export interface WorldFrame extends CaveFrame {
  /** The upper left cell of the window, counted from that cell. */
  readonly column: number;
  readonly row: number;
}

/** No player walks farther in one visit; beyond, the ground is counted anew, which nothing but a cut shows. */
const FARTHEST = 1_000_000;

/**
 * Lays frames onto the ground; the view is so many pixels of art large, with the player in its middle. Counts from where
 * the first frame is. Differences are exact, however far out in the world it lies.
 */
export function makeAnchor(): (frame: CaveFrame, view: Size) => WorldFrame {
  let origin: CaveFrame['at'] | null = null;
  return (frame, { width, height }) => {
    const { at } = frame;
    const far = (from: CaveFrame['at']) => Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y));
    if (origin === null || far(origin) > FARTHEST) origin = at;
    const player = frame.sprites[frame.sprites.length - 1];
    const column = at.x - origin.x - player.x / TILE;
    const row = at.y - origin.y - player.y / TILE;
    const left = column * TILE;
    const top = row * TILE;
    const x = left + player.x + (TILE - width) / 2;
    const y = top + player.y + (TILE - height) / 2;
    return {
      ...frame,
      column,
      row,
      map: { ...frame.map, id: 'cave' },
      sprites: frame.sprites.map((sprite) => moved(sprite, left, top)),
      view: { x, y, width, height },
    };
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
