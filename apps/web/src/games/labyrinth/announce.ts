import type { Frame } from '@warren/games';
import { hudValue } from '../../game/screen/hud-value.js';

/** What is said about the tick that led to a frame. What matters most is said first. */
export function announce(_before: Frame, frame: Frame): string | null {
  const event = ORDER.find((each) => frame.events.includes(each));
  return event === undefined ? null : WORDS[event](frame);
}

const WORDS = {
  lost: (frame: Frame) => `Out of time. Level ${hudValue(frame, 'level')}, score ${hudValue(frame, 'score')}`,
  won: (frame: Frame) => `The way out! Score ${hudValue(frame, 'score')}`,
  level: (frame: Frame) => `Level ${hudValue(frame, 'level')}: ${labyrinthText(frame)}`,
  exit: (frame: Frame) => `The way out! Score ${hudValue(frame, 'score')}`,
  solution: () => 'The way out is shown. This run goes to no table.',
  'tick-down': (frame: Frame) => (seconds(frame) === LAST_SECONDS ? `${LAST_SECONDS} seconds left` : null),
} as const satisfies Readonly<Record<string, (frame: Frame) => string | null>>;

const ORDER = Object.keys(WORDS) as (keyof typeof WORDS)[];
/** Said once: a voice that counts would be late. */
const LAST_SECONDS = 5;

/** What lies ahead: how large it is, how many ways out, how long it may take. */
export function labyrinthText(frame: Frame): string {
  const exits = hudValue(frame, 'exits');
  const size = hudValue(frame, 'size').replace(' x ', ' by ');
  return `${size}, ${exits === '1' ? 'one exit' : `${exits} exits`}, ${Math.floor(Number(hudValue(frame, 'time')))} seconds`;
}

function seconds(frame: Frame): number {
  return Math.ceil(Number(hudValue(frame, 'time')));
}
