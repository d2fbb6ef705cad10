import type { Frame, HudLine, HudTime } from '../kernel/frame.js';
import { sayTenths, timeLine } from '../kernel/hud.js';
import type { LabyrinthState } from './state.js';

/** The values around the picture of Labyrinth; `limit` is the whole of the clock, `assisted` is whether the way out was shown. */
export function labyrinthHud({ round, score, ticks, assisted }: LabyrinthState) {
  const { limit, left, number, width, height, exits } = round;
  const isLeft = limit > 0;
  const time: HudTime = { ticks: isLeft ? left : ticks, isLeft };
  return { time, limit, level: number, score, exits: exits.length, width, height, assisted };
}

export type LabyrinthHud = Readonly<ReturnType<typeof labyrinthHud>>;
export type LabyrinthFrame = Frame<LabyrinthHud>;

/** The HUD in words, in reading order. */
export function hudLines({ time, level, score, exits, width, height, assisted }: LabyrinthHud): HudLine[] {
  return [
    timeLine(time, sayTenths),
    { id: 'level', label: 'Level', value: `${level}` },
    { id: 'score', label: 'Score', value: `${score}` },
    { id: 'exits', label: 'Exits', value: `${exits}` },
    { id: 'size', label: 'Labyrinth', value: `${width} x ${height}` },
    { id: 'assisted', label: 'Solution seen', value: assisted ? 'yes' : 'no' },
  ];
}
