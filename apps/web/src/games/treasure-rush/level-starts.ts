import type { Recording } from '@warren/games';
import { treasureRush } from '@warren/games/treasure-rush';
import type { LevelStart } from '../../game/loop/game-view.js';
import { playedStarts } from '../../game/loop/played-starts.js';

/** Where the mazes of a recording begin. */
export function levelStarts(recording: Recording): LevelStart[] {
  return playedStarts(treasureRush, recording, {
    numberOf: (state) => state.round.number,
    titleOf: (number) => `Maze ${number}`,
  });
}
