import { insideCave } from '@warren/engine/cave';
import { WAY_STEPS, WAYS } from './actions.js';
import { isAtCamp, reachCamp } from './camp.js';
import { hasChest, isRock, lookAround } from './eyes.js';
import { beginFight, breakAway, foeName, regain, strikeRound } from './fight.js';
import { gain } from './inventory.js';
import { note, tell } from './messages.js';
import { monsterAt } from './monsters.js';
import { CAMP_REST, HUNDRED } from './numbers.js';
import { attacker, prowl } from './prowl.js';
import { regionAt, regionCell, regionFor } from './regions.js';
import { chestRewards, takeReward } from './rewards.js';
import { mostHealth } from './settings.js';
import type { CaveState } from './state.js';

/** A step in one of the four ways. Rock, the edge of the world and monsters are not walked into. */
export function walk(state: CaveState, way: number): void {
  const { player } = state;
  const x = player.x + WAY_STEPS[way].x;
  const y = player.y + WAY_STEPS[way].y;
  player.facing = WAYS[way];
  if (!insideCave(x, y)) {
    tell(state, 'edge');
    return;
  }
  if (isRock(state, x, y)) {
    note(state, 'bump');
    return;
  }
  const monster = monsterAt(state, x, y);
  if (monster !== null) {
    // It would have begun if it had seen the player come.
    beginFight(state, monster, 'player');
    strikeRound(state);
    return;
  }
  stepOnto(state, x, y);
  spendMove(state, 'monster');
}

function stepOnto(state: CaveState, x: number, y: number): void {
  state.player.x = x;
  state.player.y = y;
  note(state, 'step');
  lookAround(state);
  openChest(state);
  fetchLying(state);
  reachCamp(state);
}

/** A step in a fight: into the monster it is a blow, elsewhere a retreat, for which the monster has a blow. */
export function retreat(state: CaveState, way: number): void {
  const { player } = state;
  const x = player.x + WAY_STEPS[way].x;
  const y = player.y + WAY_STEPS[way].y;
  const monster = insideCave(x, y) ? monsterAt(state, x, y) : null;
  if (monster !== null && monster.name === foeName(state)) {
    strikeRound(state);
    return;
  }
  player.facing = WAYS[way];
  if (!insideCave(x, y) || isRock(state, x, y) || monster !== null) {
    tell(state, 'refused', 'no-retreat', 0);
    return;
  }
  if (!breakAway(state)) return;
  stepOnto(state, x, y);
  // The parting blow was the first one, if it comes after the player.
  spendMove(state, 'player');
}

/** A move has been made: strength comes back, the monsters have their turn, and one of them may attack. */
export function spendMove(state: CaveState, first: 'monster' | 'player'): void {
  const { player, settings } = state;
  state.moves++;
  regain(player);
  if (state.moves % settings.healMoves === 0) heal(state, HUNDRED);
  if (settings.rules === 'deep') prowl(state);
  meet(state, first);
}

/** Stays for a move. By a camp's fire much more health comes back. */
export function rest(state: CaveState): void {
  if (isAtCamp(state)) heal(state, CAMP_REST);
  spendMove(state, 'monster');
}

function heal(state: CaveState, by: number): void {
  state.player.health = Math.min(mostHealth(state.settings), state.player.health + by);
}

/** A monster that sees the player and can reach them starts a fight. */
export function meet(state: CaveState, first: 'monster' | 'player'): void {
  const monster = attacker(state);
  if (monster !== null) beginFight(state, monster, first);
}

/** A chest opens when the player steps onto it, once and for ever. */
function openChest(state: CaveState): void {
  const { x, y } = state.player;
  if (!hasChest(state, x, y)) return;
  const { name, cell } = regionCell(state, x, y);
  regionFor(state, name).opened.push(cell);
  state.chests++;
  const rewards = chestRewards(state.settings, state.seed, { x, y });
  tell(state, 'chest', '', rewards.length);
  for (const reward of rewards) takeReward(state, reward);
}

function fetchLying(state: CaveState): void {
  const { name, cell } = regionCell(state, state.player.x, state.player.y);
  const region = regionAt(state, name);
  if (region === null || region.lying.length === 0) return;
  const here = region.lying.filter((thing) => thing.cell === cell);
  region.lying = region.lying.filter((thing) => thing.cell !== cell);
  for (const { item, count } of here) {
    gain(state, item, count);
    tell(state, 'fetched', item, count);
  }
}
