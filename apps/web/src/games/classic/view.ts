import {
  CLASSIC_HINT,
  CLASSIC_SOLUTION,
  type ClassicFrame,
  type ClassicState,
  classic,
  classicCause,
} from '@warren/games/classic';
import { type GameView, phaseOfRun } from '../../game/loop/game-view.js';
import type { KeyOf } from '../../game/loop/hud-presenter.js';
import type { Input } from '../../input/controls.js';
import { isTouchScreen } from '../../input/use-touch.js';
import { ClassicOutcomeTable, Results } from './results.js';
import { ClassicSide } from './side.js';
import { openClassicStage } from './stage/stage.js';

/** Classic as a screen shows it. */
export const classicView: GameView<ClassicState, ClassicFrame> = {
  game: classic,
  art: 'title-classic',
  pictureLabel: 'A maze of hedges, with you and the crown',
  phaseOf: (state, finished) => phaseOfRun(state.phase, finished),
  actionsOf: (input, state) => actionsOf(input, state.player.held),
  levelOf: (state) => state.settings.level,
  openStage: openClassicStage,
  words: { hint },
  hudIcons: { time: 'icon-clock', moves: 'icon-step', size: 'icon-maze' },
  // The start is below, where captions usually stand.
  screenLook: { captions: 'below', pointer: 'drag' },
  hidesPaused: true,
  howTo: '/classic/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Hint', controls: ['hint'] },
    { does: 'Show the way', controls: ['solution'] },
    { does: 'Closer, further', controls: ['zoom-in', 'zoom-out'] },
    { does: 'See everything', controls: ['see-all'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [{ name: 'see-all', picture: 'icon-see-all', word: 'See all' }],
  causeOf: classicCause,
  levelStarts: () => [{ tick: 0, title: 'The maze' }],
  Side: ClassicSide,
  Results,
  OutcomeTable: ClassicOutcomeTable,
};

/** The same with cells of so many pixels at first; `null` where the player did not choose that. */
export function viewWithCells(cell: number | null): GameView<ClassicState> {
  return { ...classicView, openStage: (layers, hands) => openClassicStage(layers, hands, cell) };
}

/** The actions of a tick: the directions held if they changed, and the help that was asked for. */
export function actionsOf({ held, pressed }: Input, heldBefore: number): number[] {
  const actions = held === heldBefore ? [] : [held];
  if (pressed.includes('hint')) actions.push(CLASSIC_HINT);
  if (pressed.includes('solution')) actions.push(CLASSIC_SOLUTION);
  return actions;
}

/** Says at the beginning what the player can do, with the keys in force. */
function hint({ hud }: ClassicFrame, keyOf: KeyOf): string | null {
  if (hud.moves > 0) return null;
  // Players on a touch screen have no keys.
  if (isTouchScreen()) return 'Swipe your way to the crown. The clock starts with your first step.';
  return `Find the crown. The clock starts with your first step. ${keyOf('hint')} gives a hint.`;
}
