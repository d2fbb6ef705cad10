import { LOST_CAUSE_ACTIONS } from '@warren/games/lost-cause';
import type { Input } from '../../input/controls.js';

/** Pressed controls that are actions of the game by the same name. Held directions are the actions below them. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  LOST_CAUSE_ACTIONS.map((name, number) => [name, number]),
);
/** Far fewer than a recording allows in one tick. */
const MOST = 8;

/**
 * The actions of a tick: what was pressed, then the directions now held if the game believes others. Comparing with
 * the game itself, not with the last input, is right after a new level and after a reload, too.
 */
export function actionsOf({ held, pressed }: Input, heldInGame: number): number[] {
  const actions: number[] = [];
  for (const name of pressed) {
    const number = NUMBERS.get(name);
    if (number !== undefined && actions.length < MOST) actions.push(number);
  }
  if (held !== heldInGame) actions.push(held);
  return actions;
}
