import { insideCave } from '@warren/engine/cave';
import { WAY_STEPS } from './actions.js';
import { withArticle } from './announce.js';
import { hasChest, isKnown, isRock, knownReader, lanternOf, sees } from './eyes.js';
import { wornPoints } from './inventory.js';
import { raysOf } from './memory.js';
import { type Monster, monsterAt, monstersNear, monstersOf, seesCell } from './monsters.js';
import { firstWay } from './search.js';
import { mostHealth } from './settings.js';
import type { CaveState, Cell } from './state.js';
import { hasDarkness, lyingNear } from './view.js';

/** What to do next, or why nothing: a client makes one plain move of it after another, so recordings hold nothing else. */
export type Advice = { readonly way: number } | { readonly stop: string };

export interface WayOptions {
  /** Names of monsters the player was told of: these do not interrupt, and what they see is avoided, also unseen. */
  readonly known?: readonly string[];
  /** Which monsters interrupt and are avoided at all. All of them by default. */
  readonly fears?: (monster: Monster) => boolean;
}

/** More cells than any search goes to one side. */
const ACROSS = 4096;
/** Things that lie farther away than this are not fetched. */
const LYING = 50;
/** Monsters farther away than this, along either axis, are not thought of. */
const FEARED = 40;

/** The living monsters the player sees. */
export function dangers(state: CaveState): Monster[] {
  const radius = lanternOf(state);
  const near = monstersNear(state, state.player, radius);
  return near.filter((monster) => sees(state, state.player, monster, radius));
}

/** The next step towards the nearest thing worth it: an unopened chest, something that lies about, unseen floor. */
export function exploreStep(state: CaveState, options: WayOptions = {}): Advice {
  const stop = interruption(state, options);
  if (stop !== null) return { stop };
  const known = knownReader(state);
  const shunned = shunnedBy(state, options);
  const lying = new Set(lyingNear(state, LYING).map(({ x, y }) => `${x},${y}`));
  const way = firstWay(state, {
    goal: (x, y) => {
      if (shunned(x, y)) return false;
      if (!known(x, y)) return insideCave(x, y) && !isRock(state, x, y);
      return hasChest(state, x, y) || (lying.size > 0 && lying.has(`${x},${y}`));
    },
    open: (x, y) => known(x, y) && !shunned(x, y),
  });
  return way < 0 ? { stop: 'There is nothing left to explore near by that is out of danger.' } : { way };
}

/** The next step on the shortest known way to a place that was seen before. */
export function travelStep(state: CaveState, target: Cell, options: WayOptions = {}): Advice {
  const stop = interruption(state, options);
  if (stop !== null) return { stop };
  const { player } = state;
  if (target.x === player.x && target.y === player.y) return { stop: 'You are there.' };
  const known = placeReader(state);
  if (!known(target.x, target.y)) return { stop: 'You have not seen that place yet.' };
  const shunned = shunnedBy(state, options);
  const way = firstWay(state, {
    goal: (x, y) => x === target.x && y === target.y,
    open: (x, y) => known(x, y) && !shunned(x, y),
  });
  return way < 0 ? { stop: 'You know no safe way there, or it is too far.' } : { way };
}

/** What can be walked over on a journey: floor that was seen, and, where nothing is dark, all floor. */
function placeReader(state: CaveState): (x: number, y: number) => boolean {
  if (hasDarkness(state)) return knownReader(state);
  return (x, y) => insideCave(x, y) && !isRock(state, x, y);
}

/** The next step towards a monster, to fight it. Others do not interrupt it, for there is one to look at. */
export function approachStep(state: CaveState, target: Cell): Advice {
  if (state.phase !== 'walking') return { stop: '' };
  const way = firstWay(state, {
    goal: (x, y) => x === target.x && y === target.y,
    open: (x, y) => isKnown(state, x, y) && monsterAt(state, x, y) === null,
  });
  return way < 0 ? { stop: 'You know no way to it.' } : { way };
}

/** The way out of a fight that leads farthest from the monster; -1 when there is none. */
export function retreatWay(state: CaveState): number {
  const { fight, player } = state;
  if (fight === null) return -1;
  const foe = monstersOf(state, fight.rx, fight.ry, player).find(({ index }) => index === fight.index);
  let [best, farthest] = [-1, -1];
  WAY_STEPS.forEach((step, way) => {
    const [x, y] = [player.x + step.x, player.y + step.y];
    if (!insideCave(x, y) || isRock(state, x, y) || monsterAt(state, x, y) !== null) return;
    const far = foe === undefined ? 0 : Math.abs(foe.x - x) + Math.abs(foe.y - y);
    if (far > farthest) [best, farthest] = [way, far];
  });
  return best;
}

/** Whether the player has all health back. */
export function isHealthy({ player, settings }: CaveState): boolean {
  return player.health >= mostHealth(settings);
}

/** Whether there is nothing to rest for: health and armour are whole. */
export function isWell(state: CaveState): boolean {
  return isHealthy(state) && state.player.armour >= wornPoints(state.player);
}

/** Why the walk stops for a look, or `null`. */
function interruption(state: CaveState, { known = [], fears = () => true }: WayOptions): string | null {
  if (state.phase === 'over') return 'The expedition is over.';
  if (state.phase === 'fighting') return 'You are in a fight.';
  const danger = dangers(state).find((monster) => !known.includes(monster.name) && fears(monster));
  return danger === undefined ? null : `There is ${withArticle(danger.kind.title)}.`;
}

/** Cells that a feared monster sees, one in view or one that is known, are not walked over. */
function shunnedBy(state: CaveState, { known = [], fears = () => true }: WayOptions) {
  const near = known.length === 0 ? dangers(state) : monstersNear(state, state.player, FEARED);
  const isNoted = (monster: Monster) =>
    known.includes(monster.name) || sees(state, state.player, monster, lanternOf(state));
  const feared = near.filter((monster) => fears(monster) && isNoted(monster));
  if (feared.length === 0) return () => false;
  const { player } = state;
  const keyOf = (x: number, y: number) => (y - player.y) * ACROSS + x - player.x;
  const seen = new Set<number>();
  for (const monster of feared) {
    for (const { x, y } of raysOf(state, monster.kind.sight).list) {
      const cell = { x: monster.x + x, y: monster.y + y };
      if (seesCell(state, monster, cell)) seen.add(keyOf(cell.x, cell.y));
    }
  }
  return (x: number, y: number) => seen.has(keyOf(x, y));
}
