import { type LevelResult, scoreParts } from '@warren/games/lost-cause';
import type { ScorePart } from '../../game/screen/score-bill.js';
import { clockText } from '../../lib/format.js';

/** The bill of a level's score. */
export function scoreLines(result: LevelResult): ScorePart[] {
  const { width, height, seconds, slimes, locks } = result;
  const parts = scoreParts(result);
  return [
    { title: `Time bonus for ${clockText(seconds)}`, points: parts.time },
    { title: `A maze of ${width} by ${height}`, points: parts.maze },
    { title: `${count(slimes, 'slime')} defeated`, points: parts.slimes },
    { title: `${count(locks, 'lock')} opened`, points: parts.locks },
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
