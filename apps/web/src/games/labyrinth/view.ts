import type { OptionValues } from '@warren/engine';
import { causeOf, type LabyrinthFrame, type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import type { GameView, SessionPhase } from '../../game/loop/game-view.js';
import { playedStarts } from '../../game/loop/played-starts.js';
import { nameInTable } from '../../game/scores/player-name.js';
import type { Input } from '../../input/controls.js';
import { LabyrinthOutcome, Results } from './results.js';
import { ZoomPanel } from './side.js';
import { openLabyrinthStage } from './stage/stage.js';
import { enterScore, labyrinthOptions } from './storage.js';

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
  // Players watch the clock, and plan no way while it stands still. Nothing is written over the labyrinth.
  hudLook: { largest: 'time', spare: 'size' },
  screenLook: { captions: 'spoken' },
  hidesPaused: true,
  causeOf,
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

/** Levels of a run follow each other without a word between them; a single level is won. */
export function phaseOf({ phase }: LabyrinthState, finished: boolean): SessionPhase {
  return phase === 'playing' && finished ? 'expired' : phase;
}

/**
 * The actions of a tick: an action is the directions it holds. A player who glides goes on in the last direction
 * until another one is pressed or the level ends.
 */
export function actionsOf({ held }: Input, state: LabyrinthState, { controls }: OptionValues): number[] {
  const glides = controls === 'glide' && state.round.begun;
  const isSame = held === state.player.held || (held === 0 && glides);
  return isSame ? [] : [held];
}
