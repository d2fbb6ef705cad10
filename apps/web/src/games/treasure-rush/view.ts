import {
  rushCause,
  type TreasureRushFrame,
  type TreasureRushState,
  treasureRush,
} from '@warren/games/treasure-rush';
import { type GameView, phaseOfRun } from '../../game/loop/game-view.js';
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
  // Mazes follow each other without a word between them, so a run is played until it is over.
  phaseOf: (state, finished) => phaseOfRun(state.phase, finished),
  // An action is the directions it holds.
  actionsOf: ({ held }, state) => (held === state.player.held ? [] : [held]),
  levelOf: (state) => state.round.number,
  levelWord: 'maze',
  openStage: openRushStage,
  hudIcons: {
    time: 'icon-clock',
    lives: 'icon-heart',
    score: 'icon-treasure',
    size: 'icon-maze',
    algorithm: 'icon-fork',
  },
  hudLook: { largest: 'time', spare: 'size' },
  // The maze fills the picture: captions would cover a part of it.
  screenLook: { captions: 'spoken' },
  hidesPaused: true,
  causeOf: rushCause,
  howTo: '/treasure-rush/how-to-play',
  keys: [
    { does: 'Run', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [],
  levelStarts: (recording) =>
    playedStarts(treasureRush, recording, {
      numberOf: (state) => state.round.number,
      titleOf: (number) => `Maze ${number}`,
    }),
  Results,
  OutcomeTable: RushOutcome,
  record: (run) => enterScore(run, nameInTable()),
};
