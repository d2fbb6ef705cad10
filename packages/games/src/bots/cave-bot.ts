import { EQUIP, FIGHT_OUT, REST } from '../cave/actions.js';
import { equipFlaw } from '../cave/inventory.js';
import { itemOf } from '../cave/items.js';
import { kindAt } from '../cave/monsters.js';
import { HUNDRED } from '../cave/numbers.js';
import type { CaveState } from '../cave/state.js';
import { exploreStep } from '../cave/ways.js';
import type { Bot } from './bot.js';

/** Below this share of its health, in percent, it drinks what it has. */
const THIRSTY = 40;

/**
 * Explores what is nearest, opens chests on the way, fetches what it lost, fights whatever comes with the weapon that
 * does most to it and wears the best armour it has. It knows only what it has seen.
 */
export const caveBot: Bot<CaveState> = {
  game: 'cave',
  begin: () => (state) => {
    if (state.phase === 'over') return [];
    const entry = entryToUse(state);
    if (entry > 0) return [EQUIP + entry - 1];
    if (state.phase === 'fighting') return [FIGHT_OUT];
    const advice = exploreStep(state, { brave: true });
    return ['way' in advice ? advice.way : REST];
  },
};

/** The number of the entry that is better than what is in use; 0 when nothing is. */
function entryToUse(state: CaveState): number {
  const { player, fight, settings } = state;
  const kind = fight === null ? null : kindAt(state, fight.rx, fight.ry);
  const thirsty = player.health < settings.playerHealth * THIRSTY;
  const worth = (item: (typeof player.inventory)[number]['item'] | null): number => {
    if (item === null) return 0;
    const { use, power, wound } = itemOf(item);
    if (use !== 'weapon' || kind === null || wound === null) return power;
    return (power * kind.takes[wound]) / HUNDRED;
  };
  const better = player.inventory.findIndex(({ item }, i) => {
    if (equipFlaw(state, i + 1) !== null) return false;
    const { use } = itemOf(item);
    if (use === 'draught') return thirsty;
    return worth(item) > worth(use === 'weapon' ? player.weapon : player.worn);
  });
  return better + 1;
}
