/**
 * What a screen shows of a state: plain data made by a pure function, drawn alike by canvas and terminal.
 * Lengths are in the game's own sub-units.
 */
export interface Frame {
  /** Where the view is looking, clamped to the map. */
  readonly view: Area;
  readonly map: TileMap;
  /** What moves or can be taken, from back to front. */
  readonly sprites: readonly Sprite[];
  /** The numbers around the picture, in reading order. */
  readonly hud: readonly HudItem[];
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

export interface Sprite {
  /** The same thing has the same id in the next frame, so that motion between ticks can be drawn. */
  readonly id: string;
  /** Which picture, such as `player` or `slime`. */
  readonly kind: string;
  /** What it is doing, such as `idle`, `walk` or `attack`. */
  readonly pose: string;
  readonly facing: 'north' | 'east' | 'south' | 'west';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many ticks it has been doing so: which picture of the animation it is. */
  readonly age: number;
  /** Health left of the whole, where a bar is to be shown. */
  readonly health: { readonly now: number; readonly most: number } | null;
}

export interface HudItem {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}
