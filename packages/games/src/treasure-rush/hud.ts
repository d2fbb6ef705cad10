import type { Frame, HudLine, HudTime } from '../kernel/frame.js';
import { sayTenths, timeLine } from '../kernel/hud.js';
import type { TreasureRushState } from './state.js';

/** The values around the picture of Treasure Rush. The side is that of the maze, in cells. */
export function treasureRushHud({ round, lives, score }: TreasureRushState) {
  const time: HudTime = { ticks: round.left, isLeft: true };
  return { time, lives, score, side: round.side };
}

export type TreasureRushHud = Readonly<ReturnType<typeof treasureRushHud>>;
export type TreasureRushFrame = Frame<TreasureRushHud>;

/** The HUD in words, in reading order. */
export function hudLines({ time, lives, score, side }: TreasureRushHud): HudLine[] {
  return [
    timeLine(time, sayTenths),
    { id: 'lives', label: 'Lives', value: `${lives}` },
    { id: 'score', label: 'Score', value: `${score}` },
    { id: 'size', label: 'Maze', value: `${side} x ${side}` },
  ];
}
