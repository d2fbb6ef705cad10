import type { LostCauseSettings } from './settings.js';

/** Sub-units: eight to a world pixel, so that all motion is in whole numbers. */
export const PIXEL = 8;
export const TILE = 64 * PIXEL;

export const SLOTS = 5;
export const ITEMS = ['sword', 'key', 'steel-sword', 'armour'] as const;
export type Item = (typeof ITEMS)[number];

/** What lies in a tile. A lock can't be taken. */
export type Thing = { tile: number; kind: Item | 'lock' };

export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

export type Player = {
  /** The upper left corner of the body. */
  x: number;
  y: number;
  health: number;
  facing: Facing;
  /** Directions held: N 1, E 2, S 4, W 8. */
  held: number;
  /** What each slot holds. */
  slots: (Item | null)[];
  active: number;
  /** Ticks until the next attack. */
  cooldown: number;
  pose: 'idle' | 'walk' | 'attack';
  /** Ticks in this pose. */
  age: number;
};

export type Slime = {
  /** Its number in the level. */
  id: number;
  /** Its middle. */
  x: number;
  y: number;
  health: number;
  cooldown: number;
  facing: Facing;
  pose: 'idle' | 'walk' | 'attack';
  age: number;
};

/** A level as it is being played. */
export type Level = {
  number: number;
  /** Which visit of the level it is; each has another maze. */
  visit: number;
  /** Cells. */
  width: number;
  height: number;
  /** The maze, as a Lost Cause code. */
  code: string;
  /** One number a tile: 1 where one can walk. */
  floor: number[];
  /** The tile of the exit, or -1 where locks are the goal. */
  exit: number;
  things: Thing[];
  player: Player;
  slimes: Slime[];
  ticks: number;
  slimesDefeated: number;
  locksOpened: number;
  locksLeft: number;
};

/** What a level came to. */
export type LevelResult = {
  level: number;
  width: number;
  height: number;
  seconds: number;
  slimes: number;
  locks: number;
  score: number;
};

export type Phase = 'playing' | 'won' | 'lost' | 'complete';

export type LostCauseState = {
  settings: LostCauseSettings;
  seed: string;
  phase: Phase;
  level: Level;
  /** Levels of this playthrough that were completed. */
  done: LevelResult[];
  /** What happened in the last tick. */
  events: string[];
};
