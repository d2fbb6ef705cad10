import type { ClassicFrame } from '@warren/games/classic';
import type { KeyOf } from '../../game/loop/hud-presenter.js';

/** At the beginning: what one can do, with the keys in force. */
export function hint({ hud }: ClassicFrame, keyOf: KeyOf): string | null {
  if (hud.moves > 0) return null;
  // Players on a touch screen have no keys.
  if (matchMedia('(pointer: coarse)').matches) return 'Swipe your way to the crown.';
  return `Find the crown. ${keyOf('hint')} gives a hint, ${keyOf('see-all')} shows the whole maze.`;
}
