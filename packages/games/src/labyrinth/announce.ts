import { GIVEN_UP, type Sentences, sayFirst } from '../kernel/announce.js';
import { TICKS_PER_SECOND } from '../kernel/game.js';
import { LAST_SECONDS, sayTenths, wholeSeconds } from '../kernel/hud.js';
import type { LabyrinthFrame, LabyrinthHud } from './hud.js';
import { TICKS_PER_CELL } from './numbers.js';
import type { LabyrinthRound, LabyrinthState } from './state.js';

/** What is said about the tick that led to a frame. What matters most is said first. */
export function announce(_before: LabyrinthFrame, frame: LabyrinthFrame): string | null {
  return sayFirst(SENTENCES, frame);
}

const SENTENCES: Sentences<LabyrinthFrame> = {
  lost: ({ hud }) =>
    `${hud.time.ticks === 0 ? 'Out of time.' : GIVEN_UP} Level ${hud.level}, score ${hud.score}`,
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

/** What a level is, before it is begun: "9 x 9, 2 exits, 14 s: ready?". */
export function readyText({ width, height, exits, limit }: LabyrinthRound): string {
  const ways = exits.length === 1 ? '1 exit' : `${exits.length} exits`;
  const time = limit === 0 ? 'no clock' : `${Math.floor(limit / TICKS_PER_SECOND)} s`;
  return `${width} x ${height}, ${ways}, ${time}: ready?`;
}

/** Whether a run ended because its player wanted it to: there was time left, or no clock. */
export function isGivenUp({ phase, round }: Pick<LabyrinthState, 'phase' | 'round'>): boolean {
  return phase === 'lost' && (round.limit === 0 || round.left > 0);
}

/** Why a run was lost, and what would have helped; `null` if it was not. */
export function causeOf({ phase, round }: LabyrinthState): string | null {
  if (phase !== 'lost') return null;
  if (isGivenUp({ phase, round })) return GIVEN_UP;
  const { steps, limit } = round;
  const walk = Math.ceil((steps * TICKS_PER_CELL) / TICKS_PER_SECOND);
  return `The clock ran out after ${Math.floor(limit / TICKS_PER_SECOND)} s: the way was ${steps} steps, ${walk} s without a detour. Look before the first step; the clock waits for it.`;
}
