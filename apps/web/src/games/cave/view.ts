import { type CaveFrame, type CaveState, cave } from '@warren/games/cave';
import type { GameView } from '../../game/loop/game-view.js';
import { openCaveController } from './controller/turn-controller.js';
import { CaveOutcome, Results } from './results.js';
import { Equipment } from './side.js';
import { openCaveStage } from './stage/stage.js';
import { phaseOf } from './state.js';

/** Cave as a screen shows it. */
export const caveView: GameView<CaveState, CaveFrame> = {
  game: cave,
  art: 'title-cave',
  pictureLabel: 'The cave around you',
  phaseOf,
  // The controller gives them.
  actionsOf: () => [],
  openController: openCaveController,
  turnsPerSecond: 7,
  levelOf: () => 0,
  openStage: openCaveStage,
  words: { stayTicks: 5 },
  sounds: {
    won: 'defeat',
    bump: 'nothing-here',
    edge: 'full',
    landmark: 'algorithm',
    camp: 'life',
    chest: 'unlock',
    gold: 'treasure',
    item: 'take',
    better: 'take',
    scrap: 'treasure',
    fetched: 'take',
    bought: 'take',
    noticed: 'time-out',
    retreat: 'swing',
    fight: 'time-out',
    stun: 'swing',
    stunned: 'caught',
    equipped: 'drop',
    drunk: 'extra-life',
    refused: 'full',
    over: 'complete',
  },
  hudIcons: { gold: 'icon-gold', armour: 'icon-armour', defeated: 'icon-skull', moves: 'icon-boot' },
  screenLook: { pointer: 'press' },
  howTo: '/cave/how-to-play',
  keys: [
    { does: 'Walk', controls: ['north', 'west', 'south', 'east'] },
    { does: 'Explore', controls: ['explore'] },
    { does: 'Go and fight; in a fight: to its end', controls: ['hurry'] },
    { does: 'Strike', controls: ['confirm'] },
    { does: 'Rest; in a fight: retreat', controls: ['rest'] },
    { does: 'Pause', controls: ['pause'] },
  ],
  buttons: [],
  levelStarts: () => [{ tick: 0, title: 'Start' }],
  Side: Equipment,
  Results,
  OutcomeTable: CaveOutcome,
};
