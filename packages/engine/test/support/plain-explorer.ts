import type { Maze } from '../../src/maze/maze.js';
import type { Explorer } from '../../src/measure/explorer.js';
import type { Rng } from '../../src/rng/rng.js';
import { waysFrom } from './ways.js';

// The explorer of `effort`, written a second time from its description alone: for mazes on squares without loops.

/** A maze as one explorer sees it: who stands next to whom, where they would go, and with which weight. */
export interface PlainView {
  readonly start: number;
  readonly goal: number;
  /** The ways from a node that lead away from where the explorer came from and are not all in sight. */
  onward(node: number, from: number): number[];
  weight(node: number, next: number): number;
}

export function plainView(maze: Maze, start: number, goal: number, explorer: Explorer): PlainView {
  const ways = waysFrom(maze);
  const { width } = maze.grid;

  /** How far the farthest end is that one comes to this way; no end at all if the goal is there. */
  function farthest(node: number, from: number): number {
    if (node === goal) return Number.POSITIVE_INFINITY;
    return 1 + Math.max(0, ...ways(node).map((next) => (next === from ? 0 : farthest(next, node))));
  }

  /** The angle between a step and the straight line to the goal, in degrees. */
  function angle(node: number, next: number): number {
    const bearing = (to: number): number =>
      Math.atan2(Math.floor(to / width) - Math.floor(node / width), (to % width) - (node % width));
    const apart = Math.abs(bearing(next) - bearing(goal)) * (180 / Math.PI);
    return Math.min(apart, 360 - apart);
  }

  return {
    start,
    goal,
    onward: (node, from) =>
      ways(node).filter((next) => next !== from && farthest(next, node) > explorer.sight),
    weight(node, next) {
      if (angle(node, next) < 45.0001) return explorer.towards;
      return angle(node, next) > 134.9999 ? explorer.away : explorer.sideways;
    },
  };
}

/** The expected steps, summed over every order in which the ways can be drawn. */
export function bruteForce(view: PlainView): number {
  function expected(trail: readonly number[], tried: ReadonlySet<number>): number {
    const node = trail[trail.length - 1];
    if (node === view.goal) return 0;
    const untried = view.onward(node, trail[trail.length - 2] ?? -1).filter((next) => !tried.has(next));
    if (untried.length === 0) return 1 + expected(trail.slice(0, -1), tried);
    const weights = untried.map((next) => view.weight(node, next));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return untried.reduce(
      (sum, next, i) =>
        sum + (weights[i] / total) * (1 + expected([...trail, next], new Set([...tried, next]))),
      0,
    );
  }
  return expected([view.start], new Set());
}

/** One walk: its number of steps. */
export function walkOnce(view: PlainView, rng: Rng): number {
  const trail = [view.start];
  const untried = [[...view.onward(view.start, -1)]];
  let steps = 0;
  for (; trail[trail.length - 1] !== view.goal; steps++) {
    const node = trail[trail.length - 1];
    const left = untried[untried.length - 1];
    if (left.length === 0) {
      trail.pop();
      untried.pop();
      continue;
    }
    const weights = left.map((next) => view.weight(node, next));
    let draw = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
    let pick = 0;
    while (draw >= weights[pick]) draw -= weights[pick++];
    const [next] = left.splice(pick, 1);
    trail.push(next);
    untried.push([...view.onward(next, node)]);
  }
  return steps;
}

/** The same view with every answer kept, for many walks through one maze. */
export function remembered(view: PlainView): PlainView {
  const onward = new Map<string, number[]>();
  const weights = new Map<string, number>();
  function once<T>(answers: Map<string, T>, key: string, ask: () => T): T {
    const known = answers.get(key) ?? ask();
    answers.set(key, known);
    return known;
  }
  return {
    ...view,
    onward: (node, from) => once(onward, `${node} ${from}`, () => view.onward(node, from)),
    weight: (node, next) => once(weights, `${node} ${next}`, () => view.weight(node, next)),
  };
}
