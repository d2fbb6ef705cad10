import type { Frame, HudLine, HudTime } from '../kernel/frame.js';
import { sayTenths, timeLine } from '../kernel/hud.js';
import type { TreasureRushState } from './state.js';

/** The values around the picture of Treasure Rush. */
export interface TreasureRushHud {
  readonly time: HudTime;
  readonly lives: number;
  readonly score: number;
  /** The side of the maze in cells. */
  readonly side: number;
}

export type TreasureRushFrame = Frame<TreasureRushHud>;

export function treasureRushHud({ round, lives, score }: TreasureRushState): TreasureRushHud {
  return { time: { ticks: round.left, isLeft: true }, lives, score, side: round.side };
}

/** The HUD in words, in reading order. */
export function hudLines({ time, lives, score, side }: TreasureRushHud): HudLine[] {
  return [
    timeLine(time, sayTenths),
    { id: 'lives', label: 'Lives', value: `${lives}` },
    { id: 'score', label: 'Score', value: `${score}` },
    { id: 'size', label: 'Maze', value: `${side} x ${side}` },
  ];
}
