import type { TileMap } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import type { LayGround } from './tile-ground.js';

/** A small picture of a game that is not played: a map, what stands on it, and where the lantern is. */
export interface Scene {
  readonly map: TileMap;
  readonly ground: SceneGround;
  readonly figures: readonly Figure[];
  /** Where the light is, in pixels of art. */
  readonly lantern: { readonly x: number; readonly y: number };
}

/** The scene after so many milliseconds. */
export type SceneAt = (timeMs: number) => Scene;

/** How the map of a scene is laid. */
export interface SceneGround {
  readonly lay: LayGround;
  /** How many pixels of art a tile is wide. */
  readonly tile: number;
}

/** Something drawn from the atlas. Its foot is the middle of its lower edge, in pixels of art. */
export interface Figure {
  readonly sprite: SpriteName;
  readonly x: number;
  readonly y: number;
  /** How long it has been doing what it does. */
  readonly ageMs: number;
}

const NAMES = ['rock', 'floor'] as const;
const TILE_UNITS = 512;

/** A map from rows of text, `.` where one can walk. */
export function textMap(id: string, rows: readonly string[]): TileMap {
  return {
    id,
    width: rows[0].length,
    height: rows.length,
    tileSize: TILE_UNITS,
    tiles: rows.flatMap((row) => [...row].map((tile) => (tile === '.' ? 1 : 0))),
    names: NAMES,
  };
}

/** Where a figure's foot is when it stands in the middle of a tile of 32 pixels of art, in those. */
export function footOf(column: number, row: number): { x: number; y: number } {
  return { x: column * 32 + 16, y: row * 32 + 24 };
}

/** The open sides of cells from rows of text, by cell N 1, E 2, S 4, W 8, as a digit of sixteen. */
export function openSides(rows: readonly string[]): number[] {
  return rows.flatMap((row) => [...row].map((digit) => Number.parseInt(digit, 16)));
}
