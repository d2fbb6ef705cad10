import { insideCave } from '@warren/engine/cave';
import { withArticle } from './announce.js';
import { hasChest, isKnown, isRock, knownReader, sees } from './eyes.js';
import { caveItem } from './items.js';
import { type Monster, monstersNear, seesCell } from './monsters.js';
import { LANTERN } from './numbers.js';
import { firstWay } from './search.js';
import { mostHealth } from './settings.js';
import type { CaveState, Cell } from './state.js';
import { lyingNear } from './view.js';

/** What to do next, or why nothing: a client makes one plain move of it after another, so recordings hold nothing else. */
export type Advice = { readonly way: number } | { readonly stop: string };

export interface WayOptions {
  /** Names of monsters the player was told of: these do not interrupt, and what they see is avoided, also unseen. */
  readonly known?: readonly string[];
  /** Which monsters interrupt and are avoided at all. All of them by default. */
  readonly fears?: (monster: Monster) => boolean;
}

/** Monsters farther away than this, along either axis, are not thought of. */
const FEARED = 40;

/** The living monsters the player sees. */
export function dangers(state: CaveState): Monster[] {
  const near = monstersNear(state, state.player, LANTERN);
  return near.filter((monster) => sees(state, state.player, monster, LANTERN));
}

/** The next step towards the nearest thing worth it: an unopened chest, something that lies about, unseen floor. */
export function exploreStep(state: CaveState, options: WayOptions = {}): Advice {
  const stop = interruption(state, options);
  if (stop !== null) return { stop };
  const known = knownReader(state);
  const shunned = shunnedBy(state, options);
  const lying = new Set(lyingNear(state, LANTERN * LANTERN).map(({ x, y }) => `${x},${y}`));
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
  if (!isKnown(state, target.x, target.y)) return { stop: 'You have not seen that place yet.' };
  const known = knownReader(state);
  const shunned = shunnedBy(state, options);
  const way = firstWay(state, {
    goal: (x, y) => x === target.x && y === target.y,
    open: (x, y) => known(x, y) && !shunned(x, y),
  });
  return way < 0 ? { stop: 'You know no safe way there, or it is too far.' } : { way };
}

/** Whether the player has all health back. */
export function isHealthy({ player, settings }: CaveState): boolean {
  return player.health >= mostHealth(settings);
}

/** Whether there is nothing to rest for: health and armour are whole. */
export function isWell(state: CaveState): boolean {
  const { worn, armour } = state.player;
  return isHealthy(state) && armour >= (worn === null ? 0 : caveItem(worn).power);
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
    known.includes(monster.name) || sees(state, state.player, monster, LANTERN);
  const feared = near.filter((monster) => fears(monster) && isNoted(monster));
  if (feared.length === 0) return () => false;
  return (x: number, y: number) => feared.some((monster) => seesCell(state, monster, { x, y }));
}
