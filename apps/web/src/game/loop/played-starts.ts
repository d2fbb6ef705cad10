import { type Game, openPlayback, type Plain, type Recording } from '@warren/games';
import type { LevelStart } from './game-view.js';

/** A recording is played through for its levels up to here, ten minutes: the slider must not wait longer for its marks. */
const MOST_TICKS = 36_000;

/**
 * Where the levels of a recording begin, where only playing it tells; a state has the number of its level, and a number
 * its title. A recording that cannot be played has one.
 */
export function playedStarts<State>(
  game: Game<Plain, State>,
  recording: Recording,
  { numberOf, titleOf }: { numberOf(state: State): number; titleOf(number: number): string },
): LevelStart[] {
  const opened = openPlayback(game, recording);
  if (!opened.ok) return [{ tick: 0, title: titleOf(1) }];
  const playback = opened.value;
  let number = numberOf(playback.state);
  const starts: LevelStart[] = [{ tick: 0, title: titleOf(number) }];
  while (playback.tick < MOST_TICKS && playback.forward()) {
    const now = numberOf(playback.state);
    if (now === number) continue;
    number = now;
    starts.push({ tick: playback.tick, title: titleOf(number) });
  }
  return starts;
}
