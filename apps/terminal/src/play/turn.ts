import type { Frame } from '@warren/games';

/** A turn that goes nowhere ends after so many ticks. */
export const LONGEST_TURN = 90;
/** How long it takes when somebody only lets time pass, or does something in place. */
export const SHORT_TURN = 12;

const [EAST, SOUTH, WEST] = [2, 4, 8];

/** Whether a step is done, asked after each of its ticks with the picture before and the one after. */
export type StepEnd = (before: Frame, after: Frame) => boolean;

/** A step in a direction: to the middle of the next cell, as far as the walls let the walker. */
export function planStep(start: Frame, direction: number): StepEnd {
  const isLevel = (direction & (EAST | WEST)) !== 0;
  const sign = (direction & (EAST | SOUTH)) !== 0 ? 1 : -1;
  const { tileSize } = start.map;
  // The middle of the cell one is in is no step, also for somebody who stands at its wall.
  const least = middleOf(start, isLevel) * sign + (tileSize * 9) / 20;
  const half = (sign * tileSize) / 2;
  const goal = Math.ceil((least - half) / tileSize) * tileSize + half;
  return (before, after) => {
    if (before.map.id !== after.map.id) return true;
    const place = middleOf(after, isLevel);
    return place * sign >= goal || place === middleOf(before, isLevel);
  };
}

/** The middle of the player along one axis. */
function middleOf({ sprites }: Frame, isLevel: boolean): number {
  const player = sprites.find(({ id }) => id === 'player');
  if (player === undefined) return 0;
  return isLevel ? player.x + player.width / 2 : player.y + player.height / 2;
}
