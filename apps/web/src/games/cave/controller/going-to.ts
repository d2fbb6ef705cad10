import { type CaveState, dangers, inspect, travelStep, WAY_STEPS } from '@warren/games/cave';
import type { Errand } from './auto-walk.js';

/** How to get to a cell: a step, a walk, or the reason why not. */
export type Going = { readonly action: number } | { readonly errand: Errand } | { readonly words: string };

/** What comes of pointing at a cell of the world. */
export function goingTo(state: CaveState, cell: { readonly x: number; readonly y: number }): Going {
  const { x, y } = state.player;
  const action = WAY_STEPS.findIndex((step) => x + step.x === cell.x && y + step.y === cell.y);
  if (action >= 0) return { action };
  const known = dangers(state).map(({ name }) => name);
  const advice = travelStep(state, cell, { known });
  if ('way' in advice) return { errand: { kind: 'travel', ...cell } };
  const words = inspect(state, cell);
  // Of floor there is nothing to say but why nobody goes there.
  return { words: words === 'Floor.' ? advice.stop : words };
}
