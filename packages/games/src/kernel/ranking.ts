import type { Plain } from './plain.js';

/** Where a run stands among the runs of its board. */
export interface Standing {
  /** More is better. */
  readonly points: number;
  /** Among equal points fewer is better. Where these are equal too, the older run stands first. */
  readonly ties: number;
}

/** A list on which only runs stand that were played under the same conditions. */
export interface Board {
  /** Unique within the game, and safe in an address: letters, digits and `-_.~=`. */
  readonly id: string;
  readonly title: string;
  /** The code of the maze of this board; empty where each run has a maze of its own. */
  readonly code: string;
}

/** A number of the outcome that a board shows beside the points. */
export interface BoardColumn {
  readonly field: string;
  readonly title: string;
  /** Seconds are shown as minutes and seconds, ticks as a time to a tenth of a second. */
  readonly unit: 'number' | 'seconds' | 'ticks';
}

/** The columns of a board by their fields and titles; seconds and ticks are shown as times. */
export function columnsOf(titles: Readonly<Record<string, string>>): BoardColumn[] {
  return Object.entries(titles).map(([field, title]) => {
    return { field, title, unit: field === 'seconds' || field === 'ticks' ? field : 'number' };
  });
}

/** How the runs of a game are compared. */
export interface Ranking<Settings = unknown> {
  /** What the points are, such as "Score"; empty where they only order the rows and the first column says what counts. */
  readonly pointsTitle: string;
  readonly columns: readonly BoardColumn[];
  /** The boards a menu offers, the chief one first, each with the settings that play for it. */
  readonly boards: readonly { readonly id: string; readonly settings: unknown }[];
  /** The board of runs with these settings; `null` when such runs are compared with nothing. */
  boardOf(settings: Settings): Board | null;
  /** Where a run that ended so stands; `null` when it is not listed. */
  standing(outcome: Outcome): Standing | null;
  /** What the challenge of a day is played with; days are counted from 1 January 1970. */
  daily(day: number): unknown;
}

/** What a run came to. Games add everything their score was computed from. */
export interface Outcome {
  readonly result: 'playing' | 'won' | 'lost';
  readonly [field: string]: Plain;
}

const DAYS_PER_WEEK = 7;
/** 1 January 1970 was a Thursday, the fourth day of a week that begins on Monday. */
const FIRST_WEEKDAY = 3;

/** The day of the week, Monday 0 to Sunday 6, of a day counted from 1 January 1970. */
export function weekdayOf(day: number): number {
  return (day + FIRST_WEEKDAY) % DAYS_PER_WEEK;
}
