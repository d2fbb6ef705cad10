import type { Frame, HudLine, HudTime } from '../kernel/frame.js';
import { sayTenths, timeLine } from '../kernel/hud.js';
import { ALARM } from './numbers.js';
import type { Algorithm, Round, TreasureRushState } from './state.js';

/** The values around the picture of Treasure Rush. The side is that of the maze, in cells. */
export function treasureRushHud({ round, lives, score }: TreasureRushState) {
  const time: HudTime = { ticks: round.left, isLeft: true };
  const { side, algorithm } = round;
  return { time, lives, score, side, algorithm: ALGORITHM_TITLES[algorithm], alarmed: isAlarmed(round) };
}

/** What players call the algorithms. */
export const ALGORITHM_TITLES: Readonly<Record<Algorithm, string>> = {
  'binary-tree': 'Binary tree',
  sidewinder: 'Sidewinder',
  wilson: 'Wilson',
};

/** Whether the time is nearly out: the last two seconds, or the last three tenths of a short clock. */
export function isAlarmed({ limit, left }: Pick<Round, 'limit' | 'left'>): boolean {
  return left > 0 && left <= Math.min(ALARM.ticks, Math.floor((limit * ALARM.tenths) / 10));
}

export type TreasureRushHud = Readonly<ReturnType<typeof treasureRushHud>>;
export type TreasureRushFrame = Frame<TreasureRushHud>;

/** The HUD in words, in reading order. */
export function hudLines({ time, lives, score, side, algorithm }: TreasureRushHud): HudLine[] {
  return [
    timeLine(time, sayTenths),
    { id: 'lives', label: 'Lives', value: `${lives}` },
    { id: 'score', label: 'Score', value: `${score}` },
    { id: 'size', label: 'Maze', value: `${side} x ${side}` },
    { id: 'algorithm', label: 'Dug by', value: algorithm },
  ];
}
