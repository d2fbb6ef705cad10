import type { Room, Size } from '../../../graphics/art-scale.js';
import { TILE } from './world-frame.js';

/** How much of the cave a room shows. */
export interface WindowSize {
  /** The picture in pixels of art. */
  readonly art: Size;
  /** The cells a frame needs for it, with some beyond each edge: the picture moves, and rock knows its neighbours. */
  readonly cells: Size;
}

/** The shorter side shows at least so many cells: as far as the lantern shines, both ways. */
const LEAST_CELLS = 17;
/** What a frame shows before there is a room. */
const NO_ROOM: Size = { width: 41 * TILE, height: 25 * TILE };

/** Pixels of art are as large as they can be in whole pixels of the screen; then the picture fills the room. */
export function windowSize(room: Room | null): WindowSize {
  if (room === null || room.width < 1 || room.height < 1) return { art: NO_ROOM, cells: cellsOf(NO_ROOM) };
  const { density } = room;
  const short = Math.min(room.width, room.height) * density;
  const scale = Math.max(1, Math.floor(short / (LEAST_CELLS * TILE)));
  const art = {
    width: Math.max(TILE, Math.floor((room.width * density) / scale)),
    height: Math.max(TILE, Math.floor((room.height * density) / scale)),
  };
  return { art, cells: cellsOf(art) };
}

function cellsOf({ width, height }: Size): Size {
  // Odd, because the player stands in the middle.
  const cells = (length: number) => 2 * (Math.ceil(length / TILE / 2) + 2) + 1;
  return { width: cells(width), height: cells(height) };
}
