import type { Frame } from '@warren/games';
import type { KeyOf } from '../../game/loop/hud-presenter.js';
import { hudValue } from '../../game/screen/hud-value.js';

/** From here on a voice that counts would be late. */
const LAST_SECONDS = '5.0';

/** What is said about the tick that led to a frame; what matters most is said first. */
export function announce(before: Frame, frame: Frame): string | null {
  const event = ORDER.find((each) => frame.events.includes(each));
  const said = event === undefined ? null : WORDS[event](frame);
  return said ?? medalGone(before, frame);
}

const WORDS = {
  won: (frame: Frame) => `Maze completed in ${hudValue(frame, 'moves')} moves`,
  over: () => 'Out of time',
  solution: () => 'The whole way is shown. This run is unranked now.',
  hint: () => 'The way to the next turn is shown. This run is unranked now.',
  tunnel: () => 'Through the tunnel',
  'tick-down': (frame: Frame) => (hudValue(frame, 'time') === LAST_SECONDS ? 'Five seconds left' : null),
} as const satisfies Readonly<Record<string, (frame: Frame) => string | null>>;

const ORDER = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** A medal that time has just taken away. */
function medalGone(before: Frame, frame: Frame): string | null {
  const was = hudValue(before, 'medal');
  const is = hudValue(frame, 'medal');
  if (was === is || was === '' || frame.events.length > 0) return null;
  return is === 'none' ? `Too late for ${was}` : `Too late for ${was}: ${is} is still to be had`;
}

/** At the beginning: what one can do, with the keys in force. */
export function hint(frame: Frame, keyOf: KeyOf): string | null {
  if (hudValue(frame, 'moves') !== '0') return null;
  // Who plays by touch has no keys.
  if (matchMedia('(pointer: coarse)').matches) return 'Swipe your way to the crown.';
  return `Find the crown. ${keyOf('hint')} gives a hint, ${keyOf('see-all')} shows the whole maze.`;
}
