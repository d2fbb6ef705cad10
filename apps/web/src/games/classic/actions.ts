import { CLASSIC_HINT, CLASSIC_SOLUTION } from '@warren/games/classic';
import type { Input } from '../../input/controls.js';

/** The actions of a tick: the directions held, when they are others than before, and help if it was asked for. */
export function actionsOf({ held, pressed }: Input, heldBefore: number): number[] {
  const actions = held === heldBefore ? [] : [held];
  if (pressed.includes('hint')) actions.push(CLASSIC_HINT);
  if (pressed.includes('solution')) actions.push(CLASSIC_SOLUTION);
  return actions;
}
