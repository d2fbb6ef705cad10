import { type Sentences, sayFirst } from '../kernel/announce.js';
import { LAST_SECONDS, sayTenths, wholeSeconds } from '../kernel/hud.js';
import type { LabyrinthFrame, LabyrinthHud } from './hud.js';

/** What is said about the tick that led to a frame. What matters most is said first. */
export function announce(_before: LabyrinthFrame, frame: LabyrinthFrame): string | null {
  return sayFirst(SENTENCES, frame);
}

const SENTENCES: Sentences<LabyrinthFrame> = {
  lost: ({ hud }) => `Out of time. Level ${hud.level}, score ${hud.score}`,
  won: ({ hud }) => `The way out! Score ${hud.score}`,
  level: ({ hud }) => `Level ${hud.level}: ${ahead(hud)}`,
  exit: ({ hud }) => `The way out! Score ${hud.score}`,
  solution: () => 'The way out is shown. This run goes to no table.',
  // Said once: a voice that counts would be late.
  'tick-down': ({ hud }) => (wholeSeconds(hud.time) === LAST_SECONDS ? `${LAST_SECONDS} seconds left` : null),
};

/** What lies ahead: how large it is, how many ways out, how long it may take. */
function ahead({ width, height, exits, time }: LabyrinthHud): string {
  const ways = exits === 1 ? 'one exit' : `${exits} exits`;
  return `${width} by ${height}, ${ways}, ${Math.floor(Number(sayTenths(time.ticks)))} seconds`;
}
