import type { Posed } from '../kernel/directions.js';
import type { TreasureRushSettings } from './settings.js';

/** A body of 16 px that moves: its upper left corner, and how it is drawn. */
export type Actor = Posed<'idle' | 'walk'> & { x: number; y: number };

export type Player = Actor & {
  /** Directions held: N 1, E 2, S 4, W 8. */
  held: number;
  /** The speed of the last step, which tells when other ground is entered. */
  pace: number;
};

export type Hunter = Actor & {
  /** The cell to whose middle it walks. */
  next: number;
  /** Ticks until it sets out, at first or after it was frozen. */
  wait: number;
  /** Its speed in parts of a pixel, and the parts of the next pixel it has gone already. */
  speed: number;
  gone: number;
  /** Whether it is near the player. */
  near: boolean;
};

export const ALGORITHMS = ['binary-tree', 'sidewinder', 'wilson'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const PICK_UPS = ['extra-time', 'extra-life'] as const;
export type PickUp = { kind: (typeof PICK_UPS)[number]; cell: number };

/** A maze with its treasure and its clock. Cells are numbered row by row. */
export type Round = {
  /** The number of the maze in the run, from 1. */
  number: number;
  /** Tells mazes apart. */
  id: string;
  /** What dug it. */
  algorithm: Algorithm;
  /** Cells a side. */
  side: number;
  /** By cell: the open sides, N 1, E 2, S 4, W 8. */
  open: number[];
  /** By cell: 0 plain, 1 slow, 2 fast. */
  tiles: number[];
  /** The cell where the player was when the maze came, and that of the treasure. */
  from: number;
  treasure: number;
  /** The cheapest way from the player to the treasure, in quarters of a plain cell. */
  cost: number;
  /** Measured difficulty against the clock: 0 is just as long as the clock, 100 twice. */
  difficulty: number;
  /** The whole of the clock, and what is left of it. */
  limit: number;
  left: number;
  /** Ticks until anything moves. */
  pause: number;
  /** Ticks for which a maze that was missed is still shown; 0 while it is played. */
  shown: number;
  pickUp: PickUp | null;
  hunter: Hunter | null;
};

export type Phase = 'playing' | 'won' | 'lost';

/** What can happen in a tick, for sound and flourish. */
export const TREASURE_RUSH_EVENTS = [
  ...['treasure', 'time-out', 'caught', 'life', ...PICK_UPS, 'hunter-near', 'alarm', 'tick-down', 'given-up'],
  ...['fast', 'slow', 'maze', 'algorithm', 'won', 'over'],
] as const;
export type TreasureRushEvent = (typeof TREASURE_RUSH_EVENTS)[number];

export type TreasureRushState = {
  settings: TreasureRushSettings;
  seed: string;
  phase: Phase;
  /** Whether a first key was pressed: until then nothing happens. */
  begun: boolean;
  score: number;
  lives: number;
  /** Mazes whose treasure was reached, and mazes that cost a life. */
  completed: number;
  missed: number;
  /** What the next maze is made with: cells a side, tenths of the dead ends that stay, ticks of ease. */
  side: number;
  severity: number;
  ease: number;
  /** For how long the clock has run, over all mazes. */
  ticks: number;
  player: Player;
  round: Round;
  /** What happened in the last tick. */
  events: TreasureRushEvent[];
};
