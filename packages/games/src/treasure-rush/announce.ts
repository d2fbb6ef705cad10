import { GIVEN_UP, type Sentences, sayFirst } from '../kernel/announce.js';
import { wholeSeconds } from '../kernel/hud.js';
import type { TreasureRushFrame, TreasureRushHud } from './hud.js';
import type { TreasureRushState } from './state.js';

/** What is said about the tick that led to a frame. What cost or brought most is said first. */
export function announce(_before: TreasureRushFrame, frame: TreasureRushFrame): string | null {
  return sayFirst(SENTENCES, frame);
}

const SENTENCES: Sentences<TreasureRushFrame> = {
  over: ({ hud }) => `The last life is gone. Score ${hud.score}`,
  'given-up': ({ hud }) => `${GIVEN_UP} Score ${hud.score}`,
  won: ({ hud }) => `Every maze done. Score ${hud.score}`,
  caught: ({ hud }) => `The hunter caught you! ${lives(hud)}`,
  'time-out': ({ hud }) => `Out of time! ${lives(hud)}`,
  life: (frame) => `Treasure! And a life more: ${frame.hud.lives}. ${next(frame)}`,
  treasure: (frame) => `Treasure! Score ${frame.hud.score}. ${next(frame)}`,
  maze: next,
  'extra-life': ({ hud }) => `A life more: ${hud.lives}`,
  'extra-time': (frame) =>
    isHunted(frame) ? 'Three seconds more, and the hunter stands still' : 'Three seconds more',
  'hunter-near': () => 'The hunter is near',
  // Said once: a voice that counts would be late.
  alarm: () => 'The time is nearly out',
};

/** Why a run was lost, and what helps; `null` where it was not lost. */
export function rushCause({ phase, round, lives: left }: TreasureRushState): string | null {
  if (phase !== 'lost') return null;
  if (left > 0) return GIVEN_UP;
  return round.left === 0
    ? 'The time ran out: look for the way while the maze stands still, and take fast ground.'
    : 'The hunter caught you: it takes the shortest way, so lead it round a loop.';
}

function lives({ lives: left }: TreasureRushHud): string {
  if (left === 0) return 'No life left';
  return left === 1 ? 'One life left' : `${left} lives left`;
}

/** The next maze: what dug it if that is new, how large it is, how long it may take, and where the treasure lies. */
function next(frame: TreasureRushFrame): string {
  const { side, time, algorithm } = frame.hud;
  const dug = frame.events.includes('algorithm') ? `Now dug by ${algorithm}. ` : '';
  return `${dug}${side} by ${side}, ${wholeSeconds(time)} seconds, treasure ${wayToTreasure(frame)}`;
}

function isHunted({ sprites }: TreasureRushFrame): boolean {
  return sprites.some(({ kind }) => kind === 'hunter');
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
