import { difficulty } from '@warren/engine/measure';
import { TICKS_PER_CELL } from './numbers.js';
import type { Tree } from './tree.js';

/** The walker a level is measured by: how long it thinks at a junction, and one in how many times it goes wrong. */
export const WALKER = { thinking: 21, wrongOneIn: 5 } as const;

/**
 * What a walker who sees the whole labyrinth is expected to need from the start to an exit, in ticks. At a junction
 * it thinks; if it goes wrong it sees so at the next junction or dead end, comes back and thinks again.
 */
export function expectedTicks({ graph, parent, steps }: Tree, exit: number): number {
  const { thinking, wrongOneIn } = WALKER;
  let detours = 0;
  let next = exit;
  for (let node = parent[exit]; node >= 0; next = node, node = parent[node]) {
    let ways = 0;
    let length = 0;
    for (let side = 0; side < graph.sides; side++) {
      const other = graph.to(node, side);
      if (other < 0 || other === next || other === parent[node]) continue;
      ways++;
      length += corridorLength(graph, node, other);
    }
    if (ways === 0) continue;
    const detour = Math.floor((2 * TICKS_PER_CELL * length) / ways) + thinking;
    // Thinking until it goes right, and a detour for every time it does not.
    detours += Math.floor((thinking * wrongOneIn + detour) / (wrongOneIn - 1));
  }
  return steps[exit] * TICKS_PER_CELL + detours;
}

/** How many steps it is through a way to the next junction or dead end. */
function corridorLength(graph: Tree['graph'], from: number, through: number): number {
  let [before, node] = [from, through];
  for (let steps = 1; ; steps++) {
    let onward = -1;
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next < 0 || next === before) continue;
      if (onward >= 0) return steps;
      onward = next;
    }
    if (onward < 0) return steps;
    [before, node] = [node, onward];
  }
}

/** How hard it is to be out in time: 0 where the walker needs just what the clock gives, 100 more is twice as hard. */
export function difficultyInTime(needed: number, limit: number): number {
  return logOf(needed) - logOf(limit);
}

/** A hundred times the logarithm to base 2, as whole numbers give it. */
function logOf(ticks: number): number {
  return difficulty({ fifteenths: ticks * TICKS_PER_CELL, steps: ticks, exact: true });
}

/** The wanted difficulty at some levels; between them it rises evenly, after the last it stays. */
const WANTED = [
  { level: 1, difficulty: -55 },
  { level: 5, difficulty: -9 },
  { level: 15, difficulty: 5 },
  { level: 35, difficulty: 20 },
] as const;

/** How hard the n-th level of a run is to be. */
export function wantedDifficulty(number: number): number {
  const after = WANTED.findIndex(({ level }) => number < level);
  if (after < 0) return WANTED[WANTED.length - 1].difficulty;
  const [from, to] = [WANTED[after - 1], WANTED[after]];
  const share = (to.difficulty - from.difficulty) * (number - from.level);
  return from.difficulty + Math.floor(share / (to.level - from.level));
}
