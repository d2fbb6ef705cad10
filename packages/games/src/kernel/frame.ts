import type { Facing } from './directions.js';

/**
 * What a screen shows of a state: plain data made by a pure function, drawn alike by canvas and terminal.
 * Lengths are in the game's own sub-units. Every game has its own kind of HUD.
 */
export interface Frame<Hud = unknown> {
  /** Where the view is looking, clamped to the map. */
  readonly view: Area;
  readonly map: TileMap;
  /** Walls between the tiles of the map, in games whose tiles are the cells of a maze. */
  readonly maze?: MazeLayer;
  /** Cells of the maze that are pointed out as a way, in the order they are walked. */
  readonly trail?: readonly number[];
  /** What moves or can be taken, from back to front. */
  readonly sprites: readonly Sprite[];
  /** The values around the picture. */
  readonly hud: Hud;
  /** What happened in this tick, for sound and flourish: it never feeds back into the game. */
  readonly events: readonly string[];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ground. It changes only when `id` does, so it can be drawn once. */
export interface TileMap {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The side of a tile. */
  readonly tileSize: number;
  /** The name of each tile, row-major, as an index into `names`. */
  readonly tiles: readonly number[];
  readonly names: readonly string[];
}

/** Each tile of the map is a cell; thin walls stand between them. It changes only when the `id` of the map does. */
export interface MazeLayer {
  /** By cell, row-major: its open sides, N 1, E 2, S 4, W 8. A passage is written on both its ends. */
  readonly sides: readonly number[];
  /**
   * By cell, where passages cross: the two opposite sides of the one that runs beneath, or 0. A side is never in both
   * lists, so that the side by which a cell is entered tells on which of the two a figure is.
   */
  readonly under?: readonly number[];
  /** How thick a wall is. Half of it stands in each cell, and it reaches as far beyond both its ends. */
  readonly wall: number;
  /** The side of the square in the middle of a cell on which its tile is to be seen; around it is plain floor. */
  readonly patch: number;
}

export interface Sprite {
  /** The same thing has the same id in the next frame, so that motion between ticks can be drawn. */
  readonly id: string;
  /** Which picture, such as `player` or `slime`. */
  readonly kind: string;
  /** What it is doing, such as `idle`, `walk` or `attack`. */
  readonly pose: string;
  readonly facing: Facing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many ticks it has been doing so: which picture of the animation it is. */
  readonly age: number;
  /** Whether it is beneath the bridge of its cell, which hides it. */
  readonly beneath?: true;
  /** Health left of the whole, where a bar is to be shown. */
  readonly health: { readonly now: number; readonly most: number } | null;
}

/** A value of the HUD in words. */
export interface HudLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Where the value is a part of a whole. */
  readonly meter?: HudMeter;
}

/** How much there is of the most there can be. */
export interface HudMeter {
  readonly now: number;
  readonly most: number;
}

/** A clock of the HUD. */
export interface HudTime {
  readonly ticks: number;
  /** Whether these are the ticks that are left; otherwise those gone by. */
  readonly isLeft: boolean;
}
