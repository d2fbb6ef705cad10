import { type Sentences, sayFirst } from '../kernel/announce.js';
import { LAST_SECONDS, wholeSeconds } from '../kernel/hud.js';
import type { TreasureRushFrame, TreasureRushHud } from './hud.js';

/** What is said about the tick that led to a frame. What cost or brought most is said first. */
export function announce(_before: TreasureRushFrame, frame: TreasureRushFrame): string | null {
  return sayFirst(SENTENCES, frame);
}

const SENTENCES: Sentences<TreasureRushFrame> = {
  over: ({ hud }) => `The last life is gone. Score ${hud.score}`,
  won: ({ hud }) => `Every maze done. Score ${hud.score}`,
  caught: (frame) => `Caught! ${lives(frame.hud)}. ${next(frame)}`,
  'time-out': (frame) => `Out of time! ${lives(frame.hud)}. ${next(frame)}`,
  life: (frame) => `Treasure! And a life more: ${frame.hud.lives}. ${next(frame)}`,
  treasure: (frame) => `Treasure! Score ${frame.hud.score}. ${next(frame)}`,
  'extra-life': ({ hud }) => `A life more: ${hud.lives}`,
  'extra-time': () => 'Three seconds more',
  // Said once: a voice that counts would be late.
  'tick-down': ({ hud }) => (wholeSeconds(hud.time) === LAST_SECONDS ? `${LAST_SECONDS} seconds left` : null),
};

function lives({ lives: left }: TreasureRushHud): string {
  return left === 1 ? 'One life left' : `${left} lives left`;
}

/** The next maze: how large it is, how long it may take, and where the treasure lies from the player. */
function next(frame: TreasureRushFrame): string {
  const { side, time } = frame.hud;
  return `${side} by ${side}, ${wholeSeconds(time)} seconds, treasure ${wayToTreasure(frame)}`;
}

/** Which way the treasure lies, as the crow flies. */
function wayToTreasure({ sprites }: TreasureRushFrame): string {
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
