import { CAVE_GOODS, type CaveGood } from './actions.js';
import { gain, payGold, wornPoints } from './inventory.js';
import { caveOf } from './memory.js';
import { tell } from './messages.js';
import { MOST_MENDED, PRICES } from './numbers.js';
import { cellOf, regionCell } from './regions.js';
import type { CaveState, Cell } from './state.js';

/** Everything so near to a camp's fire, along both axes, belongs to the camp. */
const CAMP = 2;

/** The fire of the camp the player is at, or `null`. */
export function campAt(state: CaveState): Cell | null {
  if (state.settings.landmarks === 0) return null;
  const { x, y } = state.player;
  const { rx, ry } = regionCell(state, x, y);
  const { landmark } = caveOf(state).regionAt(x, y);
  if (landmark?.kind !== 'camp') return null;
  const fire = cellOf(state, { rx, ry, cell: landmark.cell }, state.player);
  return Math.abs(fire.x - x) <= CAMP && Math.abs(fire.y - y) <= CAMP ? fire : null;
}

export function isAtCamp(state: CaveState): boolean {
  return campAt(state) !== null;
}

/** The player comes to a camp: here they wake if they lose a fight from now on. */
export function reachCamp(state: CaveState): void {
  const fire = campAt(state);
  if (fire === null || (state.camp?.x === fire.x && state.camp.y === fire.y)) return;
  state.camp = fire;
  tell(state, 'camp');
}

/** Why something can't be bought now, as the word for it, or `null`. */
export function buyFlaw(state: CaveState, good: CaveGood): string | null {
  const { player, gold, phase } = state;
  if (phase === 'fighting') return 'in-fight';
  if (!isAtCamp(state)) return 'no-camp';
  if (good === 'lantern' && player.lantern > 0) return 'lantern';
  if (good === 'mending' && player.mended >= MOST_MENDED) return 'mended';
  return gold < PRICES[good] ? 'no-gold' : null;
}

/** Buys one of the goods by its number, or says why not. */
export function buy(state: CaveState, number: number): void {
  const good = CAVE_GOODS[number];
  const flaw = buyFlaw(state, good);
  if (flaw !== null) {
    tell(state, 'refused', flaw, PRICES[good]);
    return;
  }
  const { player } = state;
  payGold(state, PRICES[good]);
  if (good === 'draught') gain(state, 'draught', 1);
  else if (good === 'lantern') player.lantern = 1;
  else {
    player.mended++;
    player.armour = wornPoints(player);
    player.returning = [0, 0];
  }
  tell(state, 'bought', good, PRICES[good]);
}
