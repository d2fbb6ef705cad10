import type { Rng } from '@warren/engine';
import type { BotPlayer } from '../bots/bot.js';
import { CAVE_EQUIP, CAVE_FIGHT, CAVE_FIGHT_OUT, CAVE_REST } from '../cave/actions.js';
import { equipFlaw } from '../cave/inventory.js';
import { caveItem } from '../cave/items.js';
import { mostHealth } from '../cave/settings.js';
import type { CaveState } from '../cave/state.js';
import { type Advice, approachStep, dangers, exploreStep, isHealthy, retreatWay } from '../cave/ways.js';
import type { Skill } from './skill.js';

const WAYS = 4;
/** New gear is looked at once in so many moves. */
const LOOKS = 12;

/**
 * Plays an expedition with the keys that clients offer: exploring and resting go by themselves, and stop for a monster.
 * Each player has habits of their own about fights, draughts and rest.
 */
export function beginCaveKeys({ errorPercent }: Skill, rng: Rng): BotPlayer<CaveState> {
  const habits = {
    /** Percent of the health at which it drinks, and at which it rests. */
    drinks: 20 + rng.below(40),
    rests: 35 + rng.below(40),
    /** Percent of the monsters it goes for, and of the hard fights it leaves. */
    fights: 25 + rng.below(60),
    leaves: rng.below(60),
    blow: rng.chance(1, 2) ? CAVE_FIGHT : CAVE_FIGHT_OUT,
  };
  const avoided = new Set<string>();
  const met = new Set<string>();
  let resting = false;

  function walk(state: CaveState): Advice {
    const inView = dangers(state);
    for (const { name } of inView) {
      if (!met.has(name) && !rng.chance(habits.fights, 100)) avoided.add(name);
      met.add(name);
    }
    const prey = inView.find(({ name }) => !avoided.has(name));
    if (prey !== undefined) return approachStep(state, prey);
    resting = inView.length === 0 && (resting ? !isHealthy(state) : isBelow(state, habits.rests));
    return resting ? { way: CAVE_REST } : exploreStep(state, { known: [...avoided] });
  }

  return (state) => {
    if (state.phase === 'over') return [];
    const draught = isBelow(state, habits.drinks) ? entryFor(state, ['draught']) : 0;
    if (draught > 0) return [CAVE_EQUIP + draught - 1];
    if (state.phase === 'fighting') {
      const way = isBelow(state, habits.drinks) && rng.chance(habits.leaves, 100) ? retreatWay(state) : -1;
      return [way < 0 ? habits.blow : way];
    }
    const gear = rng.chance(1, LOOKS) ? entryFor(state, ['weapon', 'armour']) : 0;
    if (gear > 0) return [CAVE_EQUIP + gear - 1];
    const advice = walk(state);
    if (rng.chance(errorPercent, 100)) return [rng.below(WAYS)];
    // Where no safe way is left, any way has to do.
    return ['way' in advice ? advice.way : rng.below(WAYS)];
  };
}

function isBelow({ player, settings }: CaveState, percent: number): boolean {
  return player.health * 100 < mostHealth(settings) * percent;
}

/** The number of an entry that can be used and is better than what is; 0 when there is none. */
function entryFor(state: CaveState, uses: readonly string[]): number {
  const { inventory, weapon, worn } = state.player;
  const powerOf = (item: typeof weapon) => (item === null ? 0 : caveItem(item).power);
  return (
    inventory.findIndex(({ item }, i) => {
      const { use, power } = caveItem(item);
      if (!uses.includes(use) || equipFlaw(state, i + 1) !== null) return false;
      return use === 'draught' || power > powerOf(use === 'weapon' ? weapon : worn);
    }) + 1
  );
}
