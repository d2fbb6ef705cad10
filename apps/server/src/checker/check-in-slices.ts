import { type Result, refuse } from '@warren/engine';
import { beginVerify, findGame, parseRecordingBytes, type Verdict } from '@warren/games';
import type { CheckTask } from './check-task.js';

/** A few milliseconds of work. */
const SLICE_TICKS = 3_000;
const TELL_EVERY_MS = 50;

/** Plays a recording again in slices, and tells now and then how far it is, in thousandths. */
export function checkInSlices(
  { recording, ticks: most }: Omit<CheckTask, 'work'>,
  tell: (thousandths: number) => void,
): Result<Verdict> {
  const read = parseRecordingBytes(recording);
  if (!read.ok) return read;
  const { ticks } = read.value;
  if (ticks > most) return refuse(`the recording has ${ticks} ticks; at most ${most} are played again here`);
  const game = findGame(read.value.game);
  if (!game.ok) return game;
  const verifying = beginVerify(game.value, read.value);
  if (!verifying.ok) return verifying;
  let told = performance.now();
  for (;;) {
    const verdict = verifying.value.advance(SLICE_TICKS);
    if (verdict !== null) return verdict;
    if (performance.now() - told < TELL_EVERY_MS) continue;
    told = performance.now();
    tell(Math.floor((1000 * verifying.value.tick) / ticks));
  }
}
