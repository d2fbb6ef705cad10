import { CAVE_EQUIP, CAVE_FIGHT_OUT, CAVE_REST } from '../cave/actions.js';
import { equipFlaw } from '../cave/inventory.js';
import { caveItem } from '../cave/items.js';
import { kindAt, type Monster } from '../cave/monsters.js';
import { HUNDRED } from '../cave/numbers.js';
import type { CaveState } from '../cave/state.js';
import { dangers, exploreStep } from '../cave/ways.js';
import type { Bot } from './bot.js';

/** Below this share of its health, in percent, it drinks what it has. */
const THIRSTY = 40;

/** Explores, opens chests, fetches what it lost, uses its best gear, and keeps away from what it could not beat. */
export const caveBot: Bot<CaveState> = {
  game: 'cave',
  begin() {
    /** The monsters it is afraid of, by name. */
    const feared = new Set<string>();
    return (state) => {
      if (state.phase === 'over') return [];
      const entry = entryToUse(state);
      if (entry > 0) return [CAVE_EQUIP + entry - 1];
      if (state.phase === 'fighting') return [CAVE_FIGHT_OUT];
      for (const monster of dangers(state)) {
        if (isTooStrong(state, monster)) feared.add(monster.name);
        else feared.delete(monster.name);
      }
      const known = [...feared];
      const careful = exploreStep(state, { known, fears: ({ name }) => feared.has(name) });
      const advice = 'way' in careful ? careful : exploreStep(state, { fears: () => false });
      return ['way' in advice ? advice.way : CAVE_REST];
    };
  },
};

/** Whether a fight would cost more health than there is, if neither side is stunned and armour takes about a third. */
function isTooStrong(state: CaveState, { kind }: Monster): boolean {
  const { player } = state;
  const best = player.inventory.reduce((most, { item, count }) => {
    const { use, power, wound } = caveItem(item);
    if (count === 0 || use !== 'weapon' || wound === null) return most;
    return Math.max(most, Math.floor((power * kind.takes[wound]) / HUNDRED));
  }, 1);
  const blows = Math.ceil((kind.health * HUNDRED) / best);
  return Math.floor((blows * kind.damage * HUNDRED * 2) / 3) >= player.health;
}

/** The number of the entry that is better than what is in use; 0 when nothing is. */
function entryToUse(state: CaveState): number {
  const { player, fight, settings } = state;
  const kind = fight === null ? null : kindAt(state, fight.rx, fight.ry);
  const thirsty = player.health < settings.playerHealth * THIRSTY;
  const worth = (item: (typeof player.inventory)[number]['item'] | null): number => {
    if (item === null) return 0;
    const { use, power, wound } = caveItem(item);
    if (use !== 'weapon' || kind === null || wound === null) return power;
    return (power * kind.takes[wound]) / HUNDRED;
  };
  const better = player.inventory.findIndex(({ item }, i) => {
    if (equipFlaw(state, i + 1) !== null) return false;
    const { use } = caveItem(item);
    if (use === 'draught') return thirsty;
    return worth(item) > worth(use === 'weapon' ? player.weapon : player.worn);
  });
  return better + 1;
}
