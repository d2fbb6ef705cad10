import type { MedalTimes } from '@warren/engine/measure';
import type { Facing, Held } from '../kernel/directions.js';
import type { ClassicSettings } from './settings.js';

export type Player = Held & {
  /** Where the player is, or is just stepping to, and the cell stepped from. */
  cell: number;
  from: number;
  /** The tick of the last step. */
  since: number;
  facing: Facing;
  /** A side that was pressed and not tried yet, or -1. */
  pressed: number;
  /** Whether the player came out of a tunnel here, and so stays. */
  emerged: boolean;
  /** Whether the player walks beneath the bridge of the cell. */
  beneath: boolean;
};

/** The maze of a run. It never changes. */
export type ClassicMaze = {
  /** Tells mazes apart. */
  id: string;
  /** By cell: the open sides, N 1, E 2, S 4, W 8. */
  open: number[];
  /** By cell, where ways cross: the two opposite sides of the one beneath, or 0. Empty where none do. */
  under: number[];
  /** The mouths of the tunnels, by pairs. */
  mouths: number[];
  /** How many steps the way from start to exit has, and how often it turns. */
  shortest: number;
  turns: number;
  /** Measured difficulty: 100 more means twice the steps of an explorer who does not know the way. */
  difficulty: number;
  /** Ticks within which a run earns a medal. */
  medals: { -readonly [medal in keyof MedalTimes]: number };
  /** When time is out, in ticks; 0 is never. */
  limit: number;
};

/** What the player is shown of the way. The way itself is no part of the state: it follows from the maze. */
export type Help = {
  shown: 'nothing' | 'hint' | 'solution';
  /** The cell in which the player asked for it. */
  from: number;
};

export type Phase = 'playing' | 'won' | 'lost';

/** What can happen in a tick, for sound and flourish. */
export type ClassicEvent =
  | 'step'
  | 'bump'
  | 'tunnel'
  | 'warning'
  | 'hint'
  | 'solution'
  | 'tick-down'
  | 'won'
  | 'over';

export type ClassicState = {
  settings: ClassicSettings;
  seed: string;
  phase: Phase;
  ticks: number;
  /** How many steps were made, those through tunnels included. */
  moves: number;
  /** Whether help was given: such a run is not ranked. */
  assisted: boolean;
  /** Whether the player was told that help costs the ranking, and has not walked on since. */
  warned: boolean;
  maze: ClassicMaze;
  player: Player;
  help: Help;
  /** What happened in the last tick. */
  events: ClassicEvent[];
};
