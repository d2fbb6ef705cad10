import { type TreasureRushFrame, type TreasureRushState, treasureRush } from '@warren/games/treasure-rush';
import type { GameView } from '../../game/loop/game-view.js';
import { nameInTable } from '../../game/scores/player-name.js';
import { enterScore } from './enter-score.js';
import { levelStarts } from './level-starts.js';
import { RushOutcome } from './outcome.js';
import { Results } from './results.js';
import { phaseOf } from './rush-state.js';
import { openRushStage } from './stage/stage.js';

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
