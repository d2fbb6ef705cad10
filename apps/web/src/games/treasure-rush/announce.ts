import type { Frame } from '@warren/games';
import { hudValue } from '../../game/screen/hud-value.js';

/** What is said about the tick that led to a frame. What cost or brought most is said first. */
export function announce(_before: Frame, frame: Frame): string | null {
  const event = ORDER.find((each) => frame.events.includes(each));
  return event === undefined ? null : WORDS[event](frame);
}

const WORDS = {
  over: (frame: Frame) => `The last life is gone. Score ${hudValue(frame, 'score')}`,
  won: (frame: Frame) => `Every maze done. Score ${hudValue(frame, 'score')}`,
  caught: (frame: Frame) => `Caught! ${lives(frame)}. ${next(frame)}`,
  'time-out': (frame: Frame) => `Out of time! ${lives(frame)}. ${next(frame)}`,
  life: (frame: Frame) => `Treasure! And a life more: ${hudValue(frame, 'lives')}. ${next(frame)}`,
  treasure: (frame: Frame) => `Treasure! Score ${hudValue(frame, 'score')}. ${next(frame)}`,
  'extra-life': (frame: Frame) => `A life more: ${hudValue(frame, 'lives')}`,
  'extra-time': () => 'Three seconds more',
  'tick-down': (frame: Frame) => (seconds(frame) === LAST_SECONDS ? `${LAST_SECONDS} seconds left` : null),
} as const satisfies Readonly<Record<string, (frame: Frame) => string | null>>;

const ORDER = Object.keys(WORDS) as (keyof typeof WORDS)[];
/** Said once: a voice that counts would be late. */
const LAST_SECONDS = 5;

function lives(frame: Frame): string {
  const left = hudValue(frame, 'lives');
  return left === '1' ? 'One life left' : `${left} lives left`;
}

/** The next maze: how large it is, how long it may take, and where the treasure lies from the player. */
function next(frame: Frame): string {
  return `${hudValue(frame, 'size').replace(' x ', ' by ')}, ${seconds(frame)} seconds, treasure ${wayTo(frame)}`;
}

function seconds(frame: Frame): number {
  return Math.ceil(Number(hudValue(frame, 'time')));
}

/** Which way the treasure lies, as the crow flies. */
function wayTo({ sprites }: Frame): string {
  const player = sprites.find(({ kind }) => kind === 'player');
  const treasure = sprites.find(({ kind }) => kind === 'treasure');
  if (player === undefined || treasure === undefined) return 'unknown';
  const near = player.width;
  const dx = treasure.x - player.x;
  const dy = treasure.y - player.y;
  const vertical = dy < -near ? 'north' : dy > near ? 'south' : '';
  const horizontal = dx < -near ? 'west' : dx > near ? 'east' : '';
  return `${vertical}${vertical && horizontal ? '-' : ''}${horizontal}` || 'here';
}
