import type { TileMap } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import type { Lay, LayGround } from './tile-ground.js';
import { tileHash } from './tile-hash.js';

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

/** A map from rows of text, `.` for floor. */
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

/** A step of an actor in a preview, by the letter it is written as. */
const STEPS = {
  N: { dx: 0, dy: -1, facing: 'north', back: 'south' },
  E: { dx: 1, dy: 0, facing: 'east', back: 'west' },
  S: { dx: 0, dy: 1, facing: 'south', back: 'north' },
  W: { dx: -1, dy: 0, facing: 'west', back: 'east' },
} as const;

/** A cell of a small picture. */
export interface Position {
  readonly column: number;
  readonly row: number;
}

/** A step of a way: where it begins, and where it leads. */
export interface Leg extends Position {
  readonly step: (typeof STEPS)[keyof typeof STEPS];
}

/** The way from a cell, a letter a step: N, E, S, W. */
export function legsOf(start: Position, way: string): Leg[] {
  let place = start;
  return [...way].map((letter) => {
    const leg = { ...place, step: STEPS[letter as keyof typeof STEPS] };
    place = positionOn(leg);
    return leg;
  });
}

/** The position when so much of a step is done: all of it, if left out. */
export function positionOn({ column, row, step }: Leg, part = 1): Position {
  return { column: column + step.dx * part, row: row + step.dy * part };
}

/** The floor of a small picture of a maze with thin walls. */
export interface SceneFloor {
  /** How many pixels of art a cell is wide. */
  readonly cell: number;
  /** What cells are laid with, one or the other. */
  readonly floors: readonly SpriteName[];
  /** What lies around the maze. */
  readonly beyond: SpriteName;
}

/** Lays the floor of a maze, and what lies around it as far as the rim. */
export function layFloor({ cell, floors, beyond }: SceneFloor, map: TileMap, rim: number, lay: Lay): void {
  for (let y = -rim; y < map.height + rim; y++) {
    for (let x = -rim; x < map.width + rim; x++) {
      const isInside = x >= 0 && y >= 0 && x < map.width && y < map.height;
      lay(isInside ? floors[tileHash(x, y, 0) % floors.length] : beyond, x * cell, y * cell);
    }
  }
}
