import type { Sprite } from '@warren/games';
import type { CaveFrame } from '@warren/games/cave';
import type { Room, Size } from '../../../graphics/canvas.js';
import { type CaveOptions, caveOptions } from '../storage.js';
import { TILE } from './tiles.js';

/** How much of the cave is shown: it follows from the room, and from whether it is shown in tiles. */
export interface CaveWindow {
  readonly room: Room | null;
  readonly look: CaveOptions['look'];
  resize(room: Room): void;
  /** Follows the options; true when it is another look now. */
  follow(): boolean;
  /** The cells of a frame. */
  cells(): Size;
  /** The picture in pixels of art. */
  art(): Size;
  /** How many cells lie across the picture of a frame, parts of cells included. */
  across(frame: CaveFrame): Size;
}

export function makeCaveWindow(text: { cells(room: Room): Size }): CaveWindow {
  let room: Room | null = null;
  let { look } = caveOptions.get();
  const art = () => windowSize(room).art;
  return {
    get room() {
      return room;
    },
    get look() {
      return look;
    },
    resize(next) {
      room = next;
    },
    follow() {
      const before = look;
      look = caveOptions.get().look;
      return look !== before;
    },
    cells: () => (look === 'text' && room !== null ? text.cells(room) : windowSize(room).cells),
    art,
    across({ map }) {
      if (look === 'text') return map;
      const { width, height } = art();
      return { width: width / TILE, height: height / TILE };
    },
  };
}

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

/** No player walks farther in one visit; beyond, the ground is counted anew, which nothing but a cut shows. */
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
