import type { MedalTimes } from '@warren/engine/measure';
import type { Frame, HudLine, HudTime } from '../kernel/frame.js';
import { sayClock, timeLine } from '../kernel/hud.js';
import { MEDAL_TITLES, MEDALS, type Medal, medalFor } from './medal.js';
import type { ClassicState } from './state.js';

/** The values around the picture of Classic. */
export function classicHud({ settings, maze, ticks, moves, assisted }: ClassicState) {
  const { width, height } = settings;
  const isLeft = maze.limit > 0;
  const time: HudTime = { ticks: isLeft ? maze.limit - ticks : ticks, isLeft };
  /** The medal that is still to be had. */
  const medal: Medal = assisted || settings.relaxed ? 'none' : medalFor(maze, ticks);
  /** The ticks within which each medal is to be had. */
  const medals: MedalTimes = maze.medals;
  return { time, moves, medal, width, height, medals };
}

export type ClassicHud = Readonly<ReturnType<typeof classicHud>>;
export type ClassicFrame = Frame<ClassicHud>;

/** The HUD in words, in reading order. */
export function hudLines({ time, moves, medal, width, height, medals }: ClassicHud): HudLine[] {
  return [
    timeLine(time, clockText),
    { id: 'moves', label: 'Moves', value: `${moves}` },
    { id: 'medal', label: 'Medal', value: medal },
    { id: 'size', label: 'Maze', value: `${width} x ${height}` },
    ...MEDALS.map((id) => ({ id, label: MEDAL_TITLES[id], value: clockText(medals[id]) })),
  ];
}

/** A time in ticks for a clock. */
export const clockText = sayClock;

/** The same for people: `8.4 s`, or `2:08.4`. */
export function classicTimeText(ticks: number): string {
  const text = clockText(ticks);
  return text.includes(':') ? text : `${text} s`;
}
