import { CAVE_BUY, CAVE_EQUIP, CAVE_FIGHT, CAVE_GOODS, CAVE_REST } from '../cave/actions.js';
import { buyFlaw, isAtCamp } from '../cave/camp.js';
import { foeOf, weaponDamage } from '../cave/fight.js';
import { equipFlaw } from '../cave/inventory.js';
import { type CaveItemId, caveItem } from '../cave/items.js';
import type { MonsterKind } from '../cave/kinds.js';
import type { Monster } from '../cave/monsters.js';
import { HUNDRED } from '../cave/numbers.js';
import { mostHealth } from '../cave/settings.js';
import type { CaveState } from '../cave/state.js';
import { dangers, exploreStep, retreatWay } from '../cave/ways.js';
import type { Bot } from './bot.js';

/** Below this share of its health, in percent, it drinks what it has. */
const THIRSTY = 40;
/** Below this share it rests where nothing is in view, and up to this share. */
const [TIRED, RESTED] = [50, 80];
/** It keeps a draught or two, and its gold otherwise. */
const DRAUGHTS = 2;

/** Explores, opens chests, chooses its fights by what they would cost, and uses the best gear it has. */
export const caveBot: Bot<CaveState> = {
  game: 'cave',
  begin() {
    /** The monsters it is afraid of, by name. */
    const feared = new Set<string>();
    let resting = false;
    return (state) => {
      if (state.phase === 'over') return [];
      const entry = entryToUse(state);
      if (entry > 0) return [CAVE_EQUIP + entry - 1];
      if (state.phase === 'fighting') return [fightAction(state)];
      if (wantsDraught(state)) return [CAVE_BUY + CAVE_GOODS.indexOf('draught')];
      const inView = dangers(state);
      for (const monster of inView) {
        if (isTooStrong(state, monster)) feared.add(monster.name);
        else feared.delete(monster.name);
      }
      resting = inView.length === 0 && isBelow(state, resting ? RESTED : TIRED);
      if (resting) return [CAVE_REST];
      const known = [...feared];
      const careful = exploreStep(state, { known, fears: ({ name }) => feared.has(name) });
      const advice = 'way' in careful ? careful : exploreStep(state, { fears: () => false });
      return ['way' in advice ? advice.way : CAVE_REST];
    };
  },
};

function isBelow({ player, settings }: CaveState, percent: number): boolean {
  return player.health * 100 < mostHealth(settings) * percent;
}

function wantsDraught(state: CaveState): boolean {
  if (!isAtCamp(state) || buyFlaw(state, 'draught') !== null) return false;
  const held = state.player.inventory.find(({ item }) => item === 'draught')?.count ?? 0;
  return held < DRAUGHTS && state.settings.mode === 'endless';
}

/** Strikes, or goes when the fight can only be lost and the monster is slower. */
function fightAction(state: CaveState): number {
  const kind = foeOf(state);
  const { fight, player } = state;
  if (kind === null || fight === null) return CAVE_FIGHT;
  const blows = Math.ceil(fight.health / weaponDamage(player.weapon, kind));
  const losing = costOf(blows, kind) >= player.health;
  const way = losing && kind.rests > 0 ? retreatWay(state) : -1;
  return way < 0 ? CAVE_FIGHT : way;
}

/** What so many blows of a fight cost, if neither side is stunned and armour takes about a third. */
function costOf(blows: number, { damage }: MonsterKind): number {
  return Math.floor((blows * damage * HUNDRED * 2) / 3);
}

/** Whether a fight would cost more health than there is. */
function isTooStrong({ player }: CaveState, { kind }: Monster): boolean {
  const weapons = player.inventory.filter(({ item, count }) => count > 0 && caveItem(item).use === 'weapon');
  const best = weapons.reduce((most, { item }) => Math.max(most, weaponDamage(item, kind)), 1);
  return costOf(Math.ceil((kind.health * HUNDRED) / best), kind) >= player.health;
}

/** The number of the entry that is better than what is in use; 0 when nothing is. */
function entryToUse(state: CaveState): number {
  const { player } = state;
  const kind = foeOf(state);
  const worth = (item: CaveItemId | null): number => {
    if (item === null) return 0;
    const { use, power } = caveItem(item);
    return use !== 'weapon' || kind === null ? power : weaponDamage(item, kind);
  };
  // A change costs a turn, so in a fight it must be worth it.
  const gain = kind === null ? 1 : HUNDRED;
  const better = player.inventory.findIndex(({ item }, i) => {
    if (equipFlaw(state, i + 1) !== null) return false;
    const { use } = caveItem(item);
    if (use === 'draught') return isBelow(state, THIRSTY);
    return worth(item) >= worth(use === 'weapon' ? player.weapon : player.worn) + gain;
  });
  return better + 1;
}
