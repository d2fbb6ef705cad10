import type { OptionValues } from '@warren/engine';
import type { Input } from '../../input/controls.js';
import { labyrinthOf } from './labyrinth-state.js';

/**
 * The actions of a tick: an action is the directions it holds. Whoever glides goes on in the last direction until
 * another one is pressed.
 */
export function actionsOf({ held }: Input, state: unknown, { controls }: OptionValues): number[] {
  const before = labyrinthOf(state).player.held;
  if (held === before || (held === 0 && controls === 'glide')) return [];
  return [held];
}
