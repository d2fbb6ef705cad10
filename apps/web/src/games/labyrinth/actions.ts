import type { OptionValues } from '@warren/engine';
import type { LabyrinthState } from '@warren/games/labyrinth';
import type { Input } from '../../input/controls.js';

/**
 * The actions of a tick: an action is the directions it holds. Whoever glides goes on in the last direction until
 * another one is pressed.
 */
export function actionsOf({ held }: Input, state: LabyrinthState, { controls }: OptionValues): number[] {
  const before = state.player.held;
  if (held === before || (held === 0 && controls === 'glide')) return [];
  return [held];
}
