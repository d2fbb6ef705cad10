import { Rng } from '@warren/engine';
import { spiralFind } from '@warren/engine/cave';
import { orThrow } from '../kernel/checks.js';
import { isRock, lookAround } from './eyes.js';
import { loseSpare, payGold, sparesOf, wornPoints } from './inventory.js';
import type { CaveItemId } from './items.js';
import { caveOf, spend } from './memory.js';
import { tell } from './messages.js';
import { monstersNear, seesCell } from './monsters.js';
import { AWARE, FARTHEST_SIGHT, WAKE_MOVES } from './numbers.js';
import { regionAt, regionCell, regionFor } from './regions.js';
import { mostHealth } from './settings.js';
import type { CaveState, Cell } from './state.js';

/** So far is looked for a safe place in worlds of small regions, in cells. */
const FAR = 24;
/** What trying a cell costs in units of work. */
const TRY_WORK = 1;

/**
 * After a lost fight: half the gold and one spare thing stay there, and the player wakes some moves later at the last
 * camp, or at the start, rested, unseen and forgotten.
 */
export function wakeUp(state: CaveState): void {
  const { player, settings } = state;
  dropGold(state);
  dropSpare(state);
  for (const { region, index } of monstersNear(state, player, AWARE)) {
    const stirred = regionAt(state, region)?.stirred.find((one) => one.index === index);
    if (stirred === undefined) continue;
    stirred.alert = 0;
    stirred.wound = 0;
  }
  const { x, y } = wakeCell(state);
  state.moves += WAKE_MOVES;
  player.x = x;
  player.y = y;
  player.health = mostHealth(settings);
  player.armour = wornPoints(player);
  player.returning = [0, 0];
  tell(state, 'woke', state.camp === null ? 'start' : 'camp', WAKE_MOVES);
  lookAround(state);
}

function dropGold(state: CaveState): void {
  const count = Math.floor(state.gold / 2);
  if (count === 0) return;
  payGold(state, count);
  layDown(state, 'gold', count);
}

function dropSpare(state: CaveState): void {
  const { player } = state;
  const spares = sparesOf(player);
  if (spares === 0) return;
  const rng = orThrow(Rng.restore(state.random));
  const item = loseSpare(player, rng.below(spares));
  state.random = [...rng.save()];
  layDown(state, item, 1);
}

/** Leaves things where the player is. */
function layDown(state: CaveState, item: CaveItemId, count: number): void {
  const { name, cell } = regionCell(state, state.player.x, state.player.y);
  regionFor(state, name).lying.push({ cell, item, count });
  tell(state, 'dropped', item, count);
}

/** The spawnable cell nearest to the last camp or the start that no living monster sees. */
function wakeCell(state: CaveState): Cell {
  const size = state.settings.regionSize;
  const middle = state.camp ?? caveOf(state).start();
  const fallen = { x: state.player.x, y: state.player.y };
  const find = (radius: number, fits: (cell: Cell) => boolean): Cell | null => {
    const found = spiralFind(radius, (dx, dy) => {
      spend(state, TRY_WORK);
      return fits({ x: middle.x + dx, y: middle.y + dy });
    });
    return found === null ? null : { x: middle.x + found.x, y: middle.y + found.y };
  };
  // Where monsters watch every cell far and wide, at least none that saw the player fall.
  const found =
    find(Math.max(size, FAR), (cell) => isSafe(state, cell)) ??
    find(3 * size + FAR, (cell) => !isRock(state, cell.x, cell.y) && isFar(cell, fallen));
  if (found === null) throw new Error('every region has floor, and so this one and those beside it');
  return found;
}

/** Too far from a cell for any monster to see it. */
function isFar(cell: Cell, from: Cell): boolean {
  return Math.max(Math.abs(cell.x - from.x), Math.abs(cell.y - from.y)) > 2 * FARTHEST_SIGHT;
}

function isSafe(state: CaveState, cell: Cell): boolean {
  return caveOf(state).spawnable(cell.x, cell.y) && isUnseen(state, cell);
}

/** Whether no living monster sees a cell. */
export function isUnseen(state: CaveState, cell: Cell): boolean {
  if (isRock(state, cell.x, cell.y)) return false;
  return monstersNear(state, cell, FARTHEST_SIGHT).every((monster) => !seesCell(state, monster, cell));
}
