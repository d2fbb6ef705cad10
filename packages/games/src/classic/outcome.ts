import { TICKS_PER_SECOND } from '../kernel/game.js';
import { classicTimeText } from './hud.js';
import { type Medal, medalFor } from './medal.js';
import type { ClassicFinish, Completed } from './profiles/completion.js';
import type { ClassicState } from './state.js';

/** What a run came to, and what it was measured against. */
export function classicOutcome(state: ClassicState) {
  const { settings, phase, ticks, moves, assisted, maze } = state;
  const { kind, level, width, height, relaxed } = settings;
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  const medal: Medal = phase === 'won' && !assisted && !relaxed ? medalFor(maze, ticks) : 'none';
  const { shortest, turns, difficulty, medals, limit } = maze;
  const par = { shortest, turns, difficulty, ...medals, limit };
  return { result: phase, seconds, kind, level, ticks, moves, medal, assisted, width, height, ...par };
}

export type ClassicOutcome = ReturnType<typeof classicOutcome>;

/** Why a run was lost, and what the way would have been; `null` unless it was. */
export function classicCause({ phase, maze: { limit, shortest } }: ClassicState): string | null {
  if (phase !== 'lost') return null;
  return `Time ran out after ${classicTimeText(limit)}. The way has ${shortest} steps; a hint shows where it goes on.`;
}

/** What a run comes to for a profile; nothing unless a level was won. */
export function finishOf(state: ClassicState): ClassicFinish | null {
  const { kind, level, season, tunnels, timer, relaxed } = state.settings;
  const { result, ticks, medal } = classicOutcome(state);
  // A relaxed run completes a level as one with help does: any time without is better.
  const assisted = state.assisted || relaxed;
  if (level === 0 || kind === 'picture' || result !== 'won') return null;
  return { kind, level, season, tunnels, timer, ticks, medal, assisted };
}

/** What a completion means among those before, as a sentence. */
export function completedWords({ best, before, isBetter }: Completed, finish: ClassicFinish): string {
  if (before === null) return finish.assisted ? 'Completed, with help.' : 'Completed for the first time.';
  if (!isBetter) return `Your best time here is ${classicTimeText(best.ticks)}.`;
  if (before.assisted && !finish.assisted) return 'Your first time without help.';
  return `Your best time here: ${classicTimeText(before.ticks - finish.ticks)} faster than before.`;
}
