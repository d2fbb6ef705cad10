import { TICKS_PER_SECOND } from '../kernel/game.js';
import type { ClassicKind } from './kinds.js';
import { type Medal, medalFor } from './medal.js';
import type { ClassicMaze, ClassicState, Phase } from './state.js';

/** What a run came to, and what it was measured against. */
export type ClassicOutcome = {
  result: Phase;
  seconds: number;
  kind: ClassicKind;
  level: number;
  ticks: number;
  moves: number;
  medal: Medal;
  assisted: boolean;
  width: number;
  height: number;
} & Pick<ClassicMaze, 'shortest' | 'difficulty' | 'limit'> &
  ClassicMaze['medals'];

export function classicOutcome(state: ClassicState): ClassicOutcome {
  const { settings, phase, ticks, moves, assisted, maze } = state;
  const { kind, level, width, height } = settings;
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  const medal = phase === 'won' && !assisted ? medalFor(maze, ticks) : 'none';
  const { shortest, difficulty, medals, limit } = maze;
  const par = { shortest, difficulty, ...medals, limit };
  return { result: phase, seconds, kind, level, ticks, moves, medal, assisted, width, height, ...par };
}
