import { Rng } from '@warren/engine';
import { gain } from './inventory.js';
import { type CaveItemId, caveItem, ITEM_IDS } from './items.js';
import { tell } from './messages.js';
import type { CaveRunSettings } from './settings.js';
import type { CaveState } from './state.js';

/** A reward: so many of a thing. */
export interface Reward {
  readonly item: CaveItemId;
  readonly count: number;
}

/** One draw from the table of things. */
export function drawReward({ rules, goldLeast, goldMost }: CaveRunSettings, rng: Rng): Reward {
  const items = ITEM_IDS.filter((id) => rules === 'deep' || caveItem(id).classic);
  const sum = items.reduce((total, id) => total + caveItem(id).weight, 0);
  let left = rng.below(sum);
  const item = items.find((id) => {
    left -= caveItem(id).weight;
    return left < 0;
  });
  if (item === undefined) throw new Error('weights add up to their sum');
  return { item, count: item === 'gold' ? goldLeast + rng.below(goldMost - goldLeast + 1) : 1 };
}

/** What is in the chest of a cell: the same whenever and by whomever it is opened. */
export function chestRewards(settings: CaveRunSettings, seed: string, x: number, y: number): Reward[] {
  const rng = Rng.fromSeed(seed, `cave chest ${x} ${y}`);
  const count = 1 + rng.below(settings.chestMaxItems);
  return Array.from({ length: count }, () => drawReward(settings, rng));
}

/** What the monster of a region leaves behind. */
export function monsterReward(settings: CaveRunSettings, seed: string, rx: number, ry: number): Reward {
  return drawReward(settings, Rng.fromSeed(seed, `cave reward ${rx} ${ry}`));
}

/** Puts a reward into the inventory and says so. */
export function takeReward(state: CaveState, { item, count }: Reward): void {
  gain(state, item, count);
  tell(state, item === 'gold' ? 'gold' : 'item', item, count);
}
