import { Rng } from '@warren/engine';
import { regionOf } from '@warren/engine/cave';
import { gain } from './inventory.js';
import { type CaveItemId, caveItem, ITEM_IDS } from './items.js';
import { tell } from './messages.js';
import type { CaveRunSettings } from './settings.js';
import type { CaveState, Cell, Player } from './state.js';

/** A reward: so many of a thing. */
export interface Reward {
  readonly item: CaveItemId;
  readonly count: number;
}

/** Regions from the middle beyond which loot gets no better. */
const DEEPEST = 8;
/** Gold is a quarter more for every region from the middle. */
const GOLD_PERCENT = 25;
/** What gear is worth to a player who has its like already. */
const SCRAP = 2;

/** How often a thing of a tier is drawn so far from the middle, in tenths of its weight. */
const TIER_TENTHS: readonly ((far: number) => number)[] = [
  (far) => Math.max(2, 10 - 2 * far),
  () => 10,
  (far) => 4 + 3 * far,
  (far) => 1 + 4 * far,
];

/** One draw from the table of things, so many regions from the middle. By the plain rules all places are alike. */
export function drawReward(settings: CaveRunSettings, rng: Rng, far = 0): Reward {
  const { rules, goldLeast, goldMost } = settings;
  const isDeep = rules === 'deep';
  const depth = Math.min(DEEPEST, far);
  const items = ITEM_IDS.filter((id) => isDeep || caveItem(id).classic);
  const weightOf = (id: CaveItemId) =>
    caveItem(id).weight * (isDeep ? TIER_TENTHS[caveItem(id).tier](depth) : 10);
  let left = rng.below(items.reduce((total, id) => total + weightOf(id), 0));
  const item = items.find((id) => {
    left -= weightOf(id);
    return left < 0;
  });
  if (item === undefined) throw new Error('weights add up to their sum');
  if (item !== 'gold') return { item, count: 1 };
  const gold = goldLeast + rng.below(goldMost - goldLeast + 1);
  return { item, count: isDeep ? Math.floor((gold * (100 + GOLD_PERCENT * depth)) / 100) : gold };
}

/** What is in the chest of a cell: the same whenever and by whomever it is opened. */
export function chestRewards(settings: CaveRunSettings, seed: string, { x, y }: Cell): Reward[] {
  const rng = Rng.fromSeed(seed, `cave chest ${x} ${y}`);
  const count = 1 + rng.below(settings.chestMaxItems);
  const size = settings.regionSize;
  const far = distance(regionOf(x, size).region, regionOf(y, size).region);
  return Array.from({ length: count }, () => drawReward(settings, rng, far));
}

/** What a monster leaves behind. */
export function monsterReward(
  settings: CaveRunSettings,
  seed: string,
  { rx, ry, index }: { readonly rx: number; readonly ry: number; readonly index: number },
): Reward {
  return drawReward(settings, Rng.fromSeed(seed, `cave reward ${rx} ${ry} ${index}`), distance(rx, ry));
}

function distance(rx: number, ry: number): number {
  return Math.max(Math.abs(rx), Math.abs(ry));
}

/** Puts a reward into the inventory and says so. By the deep rules gear the player has already becomes gold. */
export function takeReward(state: CaveState, { item, count }: Reward): void {
  const { use, tier } = caveItem(item);
  const isGear = use === 'weapon' || use === 'armour';
  const hasLike = state.player.inventory.some((entry) => entry.item === item && entry.count > 0);
  if (state.settings.rules === 'deep' && isGear && hasLike) {
    const worth = SCRAP * (tier + 1);
    gain(state, 'gold', worth);
    tell(state, 'scrap', item, worth);
    return;
  }
  gain(state, item, count);
  if (item === 'gold') tell(state, 'gold', item, count);
  else tell(state, isBetter(state.player, item) ? 'better' : 'item', item, count);
}

/** Whether a thing is stronger than what the player uses in its place. */
function isBetter({ weapon, worn }: Player, item: CaveItemId): boolean {
  const { use, power } = caveItem(item);
  if (use !== 'weapon' && use !== 'armour') return false;
  const inUse = use === 'weapon' ? weapon : worn;
  return power > (inUse === null ? 0 : caveItem(inUse).power);
}
