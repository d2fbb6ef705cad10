import { Rng } from '@warren/engine';
import { spiralFind } from '@warren/engine/cave';
import { orThrow } from '../kernel/checks.js';
import { isRock, lookAround } from './eyes.js';
import { loseSpare, sparesOf } from './inventory.js';
import { caveItem } from './items.js';
import { caveOf, spend } from './memory.js';
import { tell } from './messages.js';
import { monstersNear, seesCell } from './monsters.js';
import { AWARE, FARTHEST_SIGHT } from './numbers.js';
import { cellOf, regionAt, regionCell, regionFor } from './regions.js';
import { mostHealth } from './settings.js';
import type { CaveState, Cell } from './state.js';

/** So far is looked for a safe place in worlds of small regions, in cells. */
const FAR = 24;
/** What trying a cell costs in units of work. */
const TRY_WORK = 1;

/** After a lost fight: one spare thing stays there, and the player wakes rested, unseen and forgotten. */
export function wakeUp(state: CaveState): void {
  const { player, settings } = state;
  dropSpare(state);
  for (const { name } of monstersNear(state, player, AWARE)) {
    const stirred = regionAt(state, name)?.stirred;
    if (stirred) stirred.alert = 0;
  }
  const { x, y } = wakeCell(state);
  player.x = x;
  player.y = y;
  player.health = mostHealth(settings);
  player.armour = player.worn === null ? 0 : caveItem(player.worn).power;
  player.returning = [0, 0];
  lookAround(state);
}

function dropSpare(state: CaveState): void {
  const { player } = state;
  const spares = sparesOf(player);
  if (spares === 0) return;
  const rng = orThrow(Rng.restore(state.random));
  const item = loseSpare(player, rng.below(spares));
  state.random = [...rng.save()];
  const { name, cell } = regionCell(state, player.x, player.y);
  regionFor(state, name).lying.push({ cell, item });
  tell(state, 'dropped', item);
}

/** The spawnable cell nearest to the middle of the player's region, or beyond it, that no living monster sees. */
function wakeCell(state: CaveState): Cell {
  const { player, settings } = state;
  const size = settings.regionSize;
  const { rx, ry } = regionCell(state, player.x, player.y);
  const half = size >> 1;
  const middle = cellOf(state, { rx, ry, cell: half * size + half }, player);
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
    find(3 * size + FAR, (cell) => !isRock(state, cell.x, cell.y) && isFar(cell, player));
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
