import { type Sentences, sayFirst } from '../kernel/announce.js';
import { LAST_SECONDS, wholeSeconds } from '../kernel/hud.js';
import type { ClassicFrame, ClassicHud } from './hud.js';

/** What is said about the tick that led to a frame; what matters most is said first. */
export function announce(before: ClassicFrame, frame: ClassicFrame): string | null {
  return frame.events.length > 0 ? sayFirst(SENTENCES, frame) : lostMedal(before.hud, frame.hud);
}

const SENTENCES: Sentences<ClassicFrame> = {
  won: ({ hud }) => `Maze completed in ${hud.moves} moves`,
  over: () => 'Out of time',
  solution: () => 'The whole way is shown. This run is unranked now.',
  hint: () => 'The way to the next turn is shown. This run is unranked now.',
  warning: () => 'Help makes this run unranked: no medal, no board. Ask once more to see it.',
  tunnel: () => 'Through the tunnel',
  // Said once: a voice that counts would be late.
  'tick-down': ({ hud }) => (wholeSeconds(hud.time) === LAST_SECONDS ? 'Five seconds left' : null),
};

/** About a medal that time has just taken away. */
function lostMedal({ medal: was }: ClassicHud, { medal: is }: ClassicHud): string | null {
  if (was === is) return null;
  return is === 'none' ? `Too late for ${was}` : `Too late for ${was}: ${is} is still to be had`;
}
