import { Rng } from '@warren/engine';
import type { Game } from '../kernel/game.js';
import { RECORDING_LIMITS } from '../kernel/recording.js';
import {
  CAVE_ACTIONS,
  CAVE_BUY,
  CAVE_EQUIP,
  CAVE_FIGHT,
  CAVE_FIGHT_OUT,
  CAVE_GIVE_UP,
  CAVE_REST,
} from './actions.js';
import { announce } from './announce.js';
import { buy } from './camp.js';
import { lookAround } from './eyes.js';
import { monstersTurn, strikeRound } from './fight.js';
import { type CaveFrame, caveFrame } from './frame.js';
import { hudLines } from './hud.js';
import { equip } from './inventory.js';
import { caveItem } from './items.js';
import { caveOf } from './memory.js';
import { tell } from './messages.js';
import { MOST_ATTACKS } from './numbers.js';
import { caveOutcome } from './outcome.js';
import { caveRanking } from './ranking.js';
import { type CaveRunSettings, mostHealth, readCaveRunSettings } from './settings.js';
import type { CaveState } from './state.js';
import { meet, rest, retreat, walk } from './walk.js';
import { ACTION_WORK, caveWork, TICK_WORK, workOf } from './work.js';

/** A cave without an end: chests, monsters that see, and a map of where one has been. Each action is a turn. */
export const cave: Game<CaveRunSettings, CaveState, CaveFrame> = {
  id: 'cave',
  title: 'Cave',
  about: 'Walk an endless cave, open its chests, choose your fights, and come back with gold.',
  traits: ['turns'],
  rules: 2,
  actions: CAVE_ACTIONS,
  maxTicks: RECORDING_LIMITS.ticks,
  work: caveWork,
  ranking: caveRanking,
  readSettings: readCaveRunSettings,
  setup,

  step(state, actions) {
    state.fresh = 0;
    if (state.events.length > 0) state.events = [];
    const before = workOf(state);
    for (const action of actions) act(state, action);
    return TICK_WORK + actions.length * ACTION_WORK + workOf(state) - before;
  },

  finished: ({ phase }) => phase === 'over',
  outcome: caveOutcome,
  frame: (state) => caveFrame(state),
  hudLines,
  announce,
};

function setup(settings: CaveRunSettings, seed: string): CaveState {
  const counts = { moves: 0, gold: 0, defeated: 0, deaths: 0, explored: 0, chests: 0 };
  const state: CaveState = {
    settings,
    seed,
    phase: 'walking',
    ...counts,
    player: {
      x: 0,
      y: 0,
      facing: 'south',
      health: mostHealth(settings),
      armour: caveItem('leather-armour').power,
      returning: [0, 0],
      inventory: [
        { item: 'wooden-sword', count: 1 },
        { item: 'leather-armour', count: 1 },
      ],
      weapon: 'wooden-sword',
      worn: 'leather-armour',
      lantern: 0,
      mended: 0,
    },
    camp: null,
    fight: null,
    regions: {},
    random: [...Rng.fromSeed(seed, 'cave fights').save()],
    log: [],
    fresh: 0,
    events: [],
  };
  Object.assign(state.player, caveOf(state).start());
  tell(state, 'start');
  if (settings.landmarks === 1) for (const hint of ['chest', 'monster']) tell(state, 'hint', hint);
  lookAround(state);
  return state;
}

/** One action. After the last move of an expedition nothing counts any more. */
function act(state: CaveState, action: number): void {
  if (state.phase === 'over') return;
  if (action === CAVE_GIVE_UP) {
    endExpedition(state);
    return;
  }
  const isFight = state.phase === 'fighting';
  if (action >= CAVE_BUY) buy(state, action - CAVE_BUY);
  else if (action >= CAVE_EQUIP) useEntry(state, action - CAVE_EQUIP + 1);
  else if (action === CAVE_FIGHT || action === CAVE_FIGHT_OUT) fightOn(state, action === CAVE_FIGHT_OUT);
  else if (isFight && action === CAVE_REST) tell(state, 'refused', 'fighting', 0);
  else if (action === CAVE_REST) rest(state);
  else if (isFight) retreat(state, action);
  else walk(state, action);
  // Another monster may have watched a fight that is over.
  if (isFight && state.phase === 'walking') meet(state, 'player');
  if (state.moves >= state.settings.moves) endExpedition(state);
}

/** Uses an entry of the inventory. In a fight that takes the player's turn. */
function useEntry(state: CaveState, number: number): void {
  if (equip(state, number)) monstersTurn(state);
}

/** A blow, or as many as an action may have. A hasty key after the last one does nothing. */
function fightOn(state: CaveState, out: boolean): void {
  const { fight } = state;
  const until = (fight?.attacks ?? 0) + (out ? MOST_ATTACKS : 1);
  while (fight !== null && state.fight === fight && fight.attacks < until) strikeRound(state);
}

function endExpedition(state: CaveState): void {
  if (state.settings.mode !== 'expedition') return;
  state.phase = 'over';
  state.fight = null;
  tell(state, 'over', '', state.gold);
}
