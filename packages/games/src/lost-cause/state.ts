import type { Posed } from '../kernel/directions.js';
import type { SlimeKind } from './kinds.js';
import type { LostCauseSettings } from './settings.js';

/** Three shapes of keys, and the lock each of them fits. */
export const KEYS = ['key', 'square-key', 'star-key'] as const;
export const LOCKS = ['lock', 'square-lock', 'star-lock'] as const;
export type Key = (typeof KEYS)[number];
export type Lock = (typeof LOCKS)[number];

/** What helps: found in dead ends, or strewn about in free play. */
export const GEAR = ['armour', 'steel-sword', 'bandage', 'oil'] as const;

export type Item = 'sword' | Key | (typeof GEAR)[number];

/** What lies in a tile. A lock can't be taken. */
export type Thing = { tile: number; kind: Item | Lock };

type Pose = 'idle' | 'walk' | 'attack';

export type Player = Posed<Pose> & {
  /** The upper left corner of the body. */
  x: number;
  y: number;
  health: number;
  /** Directions held: N 1, E 2, S 4, W 8. */
  held: number;
  /** What each slot holds. */
  slots: (Item | null)[];
  active: number;
  /** The tick from which the player can attack again. */
  ready: number;
  /** Bites since armour last turned one away. */
  dents: number;
  /** Until this tick lantern oil makes the view wider. */
  oil: number;
  /** The kind of slime that bit last. */
  bittenBy: SlimeKind | null;
};

/** A slime that winds up stands still, and bites when it has done so for long enough. */
export type Slime = Posed<Pose | 'wind-up'> & {
  /** Its number in the level. */
  id: number;
  kind: SlimeKind;
  /** Its middle. */
  x: number;
  y: number;
  health: number;
  /** The tile whose middle it walks to, or -1 when it does not see the player. */
  next: number;
  /** The tile from which it saw the player, or -1. */
  eye: number;
  /** The tick from which it can bite again. */
  ready: number;
};

/** A level as it is being played. */
export type Level = {
  /** 1 to 10 in the campaign, 0 for a maze by its code. */
  number: number;
  /** 1 to 10: how far the game has come in this maze, for a code by its size. It decides what there is to meet. */
  stage: number;
  /** Cells. */
  width: number;
  height: number;
  /** The maze, as a Lost Cause code. */
  code: string;
  /** How many steps each tile is from the start; -1 is rock. There are no loops, so all ways follow from it. */
  steps: number[];
  /** The tile of the exit, or -1 where locks are the goal. */
  exit: number;
  things: Thing[];
  player: Player;
  slimes: Slime[];
  /** The tile of the player when the slimes last looked; -1 before. */
  scent: number;
  /** Whether a slime follows the player. */
  hunted: boolean;
  /** What the player has seen of the map: see `seen.ts`. */
  seen: number[];
  /** What was last added to `seen`, so that it is added once. */
  glimpse: number;
  /** What was done of what level 1 teaches, a bit each: see `hints.ts`. */
  lessons: number;
  /** 0 until the first key: until then the level waits. */
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

/** `won`: a level of the campaign is done and the next one waits; `complete`: there is no next one. */
export type Phase = 'playing' | 'won' | 'lost' | 'complete';

/** What can happen in a tick, for sound and flourish. */
export const LOST_CAUSE_EVENTS = [
  ...['take', 'gear', 'full', 'unlock', 'needs-key', 'nothing-here', 'drop', 'no-room', 'nothing-held'],
  ...['swing', 'hit', 'break', 'split', 'defeat', 'not-yet', 'no-weapon', 'bandage', 'oil'],
  ...['wind-up', 'miss', 'hurt', 'blocked'],
  ...['level', 'won', 'complete', 'lost'],
] as const;
export type LostCauseEvent = (typeof LOST_CAUSE_EVENTS)[number];

export type LostCauseState = {
  settings: LostCauseSettings;
  seed: string;
  phase: Phase;
  level: Level;
  /** Levels of this playthrough that were completed and left. */
  done: LevelResult[];
  /** What happened in the last tick. */
  events: LostCauseEvent[];
};
