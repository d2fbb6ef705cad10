import { openPlayback, type Recording, treasureRush } from '@warren/games';
import type { LevelStart } from '../play/level-start.js';
import { rushOf } from './rush-state.js';

/** A recording is played through for its mazes up to here, ten minutes: nobody is to wait for marks on a slider. */
const MOST_TICKS = 36_000;

/** Where the mazes of a recording begin: only playing it tells. A recording that cannot be played has one. */
export function levelStarts(recording: Recording): LevelStart[] {
  const starts: LevelStart[] = [{ tick: 0, title: 'Maze 1' }];
  const opened = openPlayback(treasureRush, recording);
  if (!opened.ok) return starts;
  const playback = opened.value;
  for (let number = 1; playback.tick < MOST_TICKS && playback.forward(); ) {
    const { round } = rushOf(playback.state);
    if (round.number === number) continue;
    number = round.number;
    starts.push({ tick: playback.tick, title: `Maze ${number}` });
  }
  return starts;
}
