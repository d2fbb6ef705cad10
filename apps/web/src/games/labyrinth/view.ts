import { type LabyrinthFrame, type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import type { GameView } from '../../game/loop/game-view.js';
import { playedStarts } from '../../game/loop/played-starts.js';
import { nameInTable } from '../../game/scores/player-name.js';
import { actionsOf } from './actions.js';
import { enterScore } from './labyrinth-scores.js';
import { phaseOf } from './labyrinth-state.js';
import { labyrinthOptions } from './options.js';
import { LabyrinthOutcome } from './outcome.js';
import { Results } from './results.js';
import { openLabyrinthStage } from './stage/stage.js';
import { ZoomPanel } from './zoom-panel.js';

const levelOf = ({ round }: LabyrinthState) => round.number;

/** Labyrinth as a screen shows it. */
export const labyrinthView: GameView<LabyrinthState, LabyrinthFrame> = {
  game: labyrinth,
  art: 'title-labyrinth',
  pictureLabel: 'The labyrinth with its bridges, you and the exits',
  phaseOf,
  actionsOf: (input, state) => actionsOf(input, state, labyrinthOptions.get()),
  levelOf,
  levelWord: 'level',
  openStage: openLabyrinthStage,
  hudIcons: {
    time: 'icon-clock',
    level: 'icon-bridge',
    score: 'icon-medal-gold',
    exits: 'icon-exit',
    size: 'icon-maze',
  },
  // Players watch the clock, and plan no way while it stands still.
  hudLook: { largest: 'time', spare: 'size' },
  screenLook: { hidesWhilePaused: true },
  howTo: '/labyrinth/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Closer, further away', controls: ['zoom-in', 'zoom-out'] },
    { does: 'See everything', controls: ['see-all'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [],
  levelStarts: (recording) =>
    playedStarts(labyrinth, recording, { numberOf: levelOf, titleOf: (number) => `Level ${number}` }),
  Side: ZoomPanel,
  Results,
  OutcomeTable: LabyrinthOutcome,
  record: (run) => enterScore(run, nameInTable()),
};
