import { type ClassicFrame, type ClassicState, classic } from '@warren/games/classic';
import type { GameView } from '../../game/loop/game-view.js';
import { actionsOf } from './actions.js';
import { phaseOf } from './classic-state.js';
import { hint } from './hint.js';
import { ClassicOutcome } from './outcome.js';
import { Results } from './results.js';
import { ClassicSide } from './side.js';
import { openClassicStage } from './stage/stage.js';

/** Classic as a screen shows it. */
export const classicView: GameView<ClassicState, ClassicFrame> = {
  game: classic,
  art: 'title-classic',
  pictureLabel: 'A maze of hedges, with you and the crown',
  phaseOf,
  actionsOf: (input, state) => actionsOf(input, state.player.held),
  levelOf: (state) => state.settings.level,
  openStage: (layers, hands) => openClassicStage(layers, hands),
  words: { hint },
  hudIcons: { time: 'icon-clock', moves: 'icon-step', size: 'icon-maze' },
  // The start is below, where captions usually stand; nobody plans the way while the clock stands still.
  screenLook: { captions: 'top', pointer: 'drag', hidesWhilePaused: true },
  howTo: '/classic/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Hint', controls: ['hint'] },
    { does: 'Show the way', controls: ['solution'] },
    { does: 'Closer, further', controls: ['zoom-in', 'zoom-out'] },
    { does: 'See everything', controls: ['see-all'] },
    { does: 'Leave', controls: ['pause'] },
  ],
  buttons: [{ name: 'see-all', picture: 'icon-see-all' }],
  levelStarts: () => [{ tick: 0, title: 'The maze' }],
  Side: ClassicSide,
  Results,
  OutcomeTable: ClassicOutcome,
};

/** The same with cells of so many pixels at first. */
export function viewWithCells(cell: number | null): GameView<ClassicState> {
  return cell === null
    ? classicView
    : { ...classicView, openStage: (layers, hands) => openClassicStage(layers, hands, { cell }) };
}
