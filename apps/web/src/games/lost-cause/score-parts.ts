import type { LevelResult } from '@warren/games/lost-cause';
import type { ScorePart } from '../../game/screen/score-bill.js';
import { clockText } from '../../lib/format.js';

const BASE = 50;
const A_SLIME = 10;
const A_LOCK = 15;

/**
 * The parts of a level's score. They add up to it exactly: what halves are lost to rounding is put to the bonus for
 * time, which is no round number anyway.
 */
export function scoreParts({ width, height, seconds, slimes, locks, score }: LevelResult): ScorePart[] {
  const times = (points: number) => Math.floor(((width + height) * points) / 2);
  const parts = [
    { title: `A maze of ${width} by ${height}`, points: times(BASE) },
    { title: `${count(slimes, 'slime')} defeated`, points: times(A_SLIME * slimes) },
    { title: `${count(locks, 'lock')} opened`, points: times(A_LOCK * locks) },
  ];
  const rest = parts.reduce((left, part) => left - part.points, score);
  return [{ title: `Time bonus for ${clockText(seconds)}`, points: rest }, ...parts];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
