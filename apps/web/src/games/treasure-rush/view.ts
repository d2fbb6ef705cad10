import type { Recording } from '@warren/games';
import { type TreasureRushFrame, type TreasureRushState, treasureRush } from '@warren/games/treasure-rush';
import { type GameView, type LevelStart, phaseOfRun, type SessionPhase } from '../../game/loop/game-view.js';
import { playedStarts } from '../../game/loop/played-starts.js';
import { nameInTable } from '../../game/scores/player-name.js';
import { Results, RushOutcome } from './results.js';
import { openRushStage } from './stage/stage.js';
import { enterScore } from './storage.js';

/** Treasure Rush as a screen shows it. */
export const treasureRushView: GameView<TreasureRushState, TreasureRushFrame> = {
  game: treasureRush,
  art: 'title-treasure-rush',
  pictureLabel: 'The whole maze, with you and the treasure',
  phaseOf,
  // An action is the directions it holds.
  actionsOf: ({ held }, state) => (held === state.player.held ? [] : [held]),
  levelOf: (state) => state.round.number,
  levelWord: 'maze',
  openStage: openRushStage,
  hudIcons: { time: 'icon-clock', lives: 'icon-heart', score: 'icon-treasure', size: 'icon-maze' },
  // The maze fills the picture: captions would cover a part of it.
  screenLook: { captions: 'spoken', hidesWhilePaused: true },
  howTo: '/treasure-rush/how-to-play',
  keys: [
    { does: 'Run', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [],
  levelStarts,
  Results,
  OutcomeTable: RushOutcome,
  record: (run) => enterScore(run, nameInTable()),
};

/** Where the mazes of a recording begin. */
export function levelStarts(recording: Recording): LevelStart[] {
  return playedStarts(treasureRush, recording, {
    numberOf: (state) => state.round.number,
    titleOf: (number) => `Maze ${number}`,
  });
}

/** Mazes follow each other without a word between them, so a run is played until it is over. */
export function phaseOf(state: TreasureRushState, finished: boolean): SessionPhase {
  return phaseOfRun(state.phase, finished);
}
