import { type LostCauseFrame, type LostCauseState, lostCause } from '@warren/games/lost-cause';
import type { GameView } from '../../game/loop/game-view.js';
import { openStage } from '../../game/stage/stage.js';
import { OutcomeTable, Results } from './results.js';
import { Inventory } from './side.js';
import { LOST_CAUSE_LOOK } from './stage/look.js';
import { actionsOf, hintOf, levelStarts, phaseOf } from './state.js';

/** Lost Cause as a screen shows it. */
export const lostCauseView: GameView<LostCauseState, LostCauseFrame> = {
  game: lostCause,
  art: 'title-lost-cause',
  pictureLabel: 'The maze around you',
  phaseOf,
  actionsOf: (input, state) => actionsOf(input, state.level.player.held),
  levelOf: (state) => state.level.number,
  levelWord: 'level',
  slotOf: (state) => state.level.player.active + 1,
  openStage: (layers) => openStage(layers, LOST_CAUSE_LOOK),
  words: { hint: (frame, keyOf) => hintOf(frame, keyOf('use')) },
  hudIcons: { level: 'icon-crown', time: 'icon-clock', locks: 'icon-lock', slimes: 'icon-slime' },
  howTo: '/lost-cause/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Take or unlock', controls: ['use'] },
    { does: 'Attack', controls: ['attack'] },
    { does: 'Drop', controls: ['drop'] },
    { does: 'Choose a slot', controls: ['slot-1', 'slot-5'], through: true },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [
    { name: 'use', picture: 'icon-use' },
    { name: 'drop', picture: 'icon-drop' },
    { name: 'attack', picture: 'icon-attack' },
  ],
  levelStarts,
  Side: Inventory,
  Results,
  OutcomeTable,
};
