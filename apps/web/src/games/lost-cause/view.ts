import { type LostCauseFrame, type LostCauseState, lostCause } from '@warren/games/lost-cause';
import type { GameView } from '../../game/loop/game-view.js';
import { openStage } from '../../game/stage/stage.js';
import { isHighContrast } from '../../settings/settings.js';
import { OutcomeTable, Results } from './results.js';
import { SidePanel } from './side.js';
import { LOST_CAUSE_LOOK } from './stage/look.js';
import { PLAIN_LOOK } from './stage/plain-look.js';
import { actionsOf, causeWords, hintOf, levelStarts, phaseOf } from './state.js';

/** Lost Cause as a screen shows it. */
export const lostCauseView: GameView<LostCauseState, LostCauseFrame> = {
  game: lostCause,
  art: 'title-lost-cause',
  pictureLabel: 'The maze around you',
  screenLook: { captions: 'below' },
  phaseOf,
  actionsOf,
  levelOf: (state) => state.level.number,
  levelWord: 'level',
  slotOf: (state) => state.level.player.active + 1,
  openStage: (layers) => openStage(layers, isHighContrast() ? PLAIN_LOOK : LOST_CAUSE_LOOK),
  words: { hint: hintOf, shownOf: ({ here }) => here },
  hudIcons: { level: 'icon-crown', time: 'icon-clock', locks: 'icon-lock', slimes: 'icon-slime' },
  sounds: { break: 'hit', blocked: 'bump', gear: 'take', bandage: 'life', oil: 'take' },
  feel: { break: { stopMs: 45, vibrateMs: 20 }, split: { stopMs: 45, vibrateMs: 20 } },
  causeOf: causeWords,
  howTo: '/lost-cause/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Take or unlock', controls: ['use'] },
    { does: 'Strike, or use what is in hand', controls: ['attack'] },
    { does: 'Drop', controls: ['drop'] },
    { does: 'Choose a slot', controls: ['slot-1', 'slot-5'], through: true },
    { does: 'Map', controls: ['map'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [
    { name: 'use', picture: 'icon-use', word: 'Use' },
    { name: 'drop', picture: 'icon-drop' },
    { name: 'attack', picture: 'icon-attack', word: 'Strike' },
  ],
  levelStarts,
  Side: SidePanel,
  Results,
  OutcomeTable,
};
