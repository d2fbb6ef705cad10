import type { LevelScore } from './lost-cause-state.js';

/** A line of the bill: what it is for and what it counts. */
export interface ScorePart {
  readonly title: string;
  readonly points: number;
}

const BASE = 50;
const A_SLIME = 10;
const A_LOCK = 15;

/**
 * The parts of a level's score. They add up to it exactly: what halves are lost to rounding is put to the bonus for
 * time, which is no round number anyway.
 */
export function scoreParts({ width, height, seconds, slimes, locks, score }: LevelScore): ScorePart[] {
  const times = (points: number) => Math.floor(((width + height) * points) / 2);
  const parts = [
    { title: `A maze of ${width} by ${height}`, points: times(BASE) },
    { title: `${count(slimes, 'slime')} defeated`, points: times(A_SLIME * slimes) },
    { title: `${count(locks, 'lock')} opened`, points: times(A_LOCK * locks) },
  ];
  const rest = parts.reduce((left, part) => left - part.points, score);
  return [{ title: `Time bonus for ${clockText(seconds)}`, points: rest }, ...parts];
}

/** Seconds as minutes and seconds, with hours only where there are some. */
export function clockText(seconds: number): string {
  const pair = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

/** A number with spaces between thousands, the same on every machine. */
export function numberText(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
