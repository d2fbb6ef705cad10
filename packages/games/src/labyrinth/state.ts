import type { Held, Posed } from '../kernel/directions.js';
import type { LabyrinthSettings } from './settings.js';

/** A place in a labyrinth: a cell, and whether it is the passage beneath its bridge. */
export type Square = { cell: number; beneath: boolean };

/** A player on the middle lines of the corridors: so far from the middle of a square towards one of its sides. */
export type Player = Square &
  Held &
  Posed<'idle' | 'walk'> & {
    /** The side towards which the offset is; -1 in the middle. */
    side: number;
    /** From the middle: 0 to less than half a cell. */
    offset: number;
    /** Whether what is held now led nowhere already, so that a bump is heard once. */
    blocked: boolean;
  };

/** A level being played. Cells are numbered row by row. */
export type LabyrinthRound = {
  /** What it counts as. */
  number: number;
  /** Tells mazes apart. */
  id: string;
  /** The line it can be had by again; empty for a maze given as text. */
  code: string;
  width: number;
  height: number;
  /** By cell: the open sides, N 1, E 2, S 4, W 8, and those of the passage beneath, or 0. */
  open: number[];
  under: number[];
  start: number;
  exits: number[];
  /** How many labyrinths were drawn for it, of which this was chosen. */
  drawn: number;
  /** How many steps the shortest way from the start to an exit has. */
  steps: number;
  /** The whole of the clock, 0 if there is none, and what is left of it. */
  limit: number;
  left: number;
  /** Whether the first direction was pressed: until then nothing happens, and the clock stands. */
  begun: boolean;
};

export type Phase = 'playing' | 'won' | 'lost';

/** What can happen in a tick, for sound and flourish. */
export type LabyrinthEvent = WalkEvent | 'solution' | 'tick-down' | 'exit' | 'level' | 'won' | 'lost';
type WalkEvent = 'bump' | 'step' | 'under' | 'emerge';

export type LabyrinthState = {
  settings: LabyrinthSettings;
  seed: string;
  phase: Phase;
  score: number;
  /** How many levels were won. */
  completed: number;
  /** For how long the clock has run, over all levels. */
  ticks: number;
  /** Whether the solution was asked for: such a run goes to no board. */
  assisted: boolean;
  /** The square from which the solution is shown, if it is. */
  shown: Square | null;
  round: LabyrinthRound;
  player: Player;
  /** What happened in the last tick. */
  events: LabyrinthEvent[];
};
