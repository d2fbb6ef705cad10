import { type Passages, passages, Rng } from '@warren/engine';
import { distances } from '@warren/engine/solvers';
import { orThrow } from '../kernel/checks.js';
import type { LabyrinthAlgorithm } from '../labyrinth/algorithms.js';
import { labyrinth } from '../labyrinth/game.js';
import { labyrinthMaze } from '../labyrinth/round.js';
import { nodeOf } from '../labyrinth/shortest-way.js';
import type { LabyrinthRound, LabyrinthState } from '../labyrinth/state.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** The levels that are tried. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 21, 25, 30, 35] as const;

/** What a walker is: it sees the whole labyrinth, so it has nothing to remember. */
export type Walker = Pick<Skill, 'reactionTicks' | 'thinkTicks' | 'errorPercent'>;

/** The walker by which the rules say how hard a level is: 0.35 s a junction, wrong at every fifth. */
export const RULES_WALKER: Walker = { reactionTicks: 0, thinkTicks: 21, errorPercent: 20 };

/** Walks every level once, each in a run of its own. */
export const labyrinthPlayer: ModelPlayer = {
  game: 'labyrinth',
  seeds: 200,
  play: (skill, seed) => LEVELS.map((level) => walkLevel(skill, { seed, level })),
};

/** One try at one level of a run. */
export function walkLevel(
  walker: Walker,
  { seed, level, algorithm = 'weave-prim' }: { seed: string; level: number; algorithm?: LabyrinthAlgorithm },
): Trial {
  const settings = orThrow(labyrinth.readSettings({ level, levels: 1, algorithm }));
  const state = labyrinth.setup(settings, seed);
  const decide = makeWalker(walker, state.round, Rng.fromSeed(seed, `walker-${level}`));
  while (!labyrinth.finished(state)) labyrinth.step(state, decide(state));
  const won = state.phase === 'won';
  return { level, won, ticks: state.ticks, cause: won ? null : 'out of time' };
}

/**
 * Goes to the nearest exit. Where there are several ways it stands and thinks, before the first key at no cost, and
 * now and then takes a wrong one, which it sees where it has to choose again or the way ends.
 */
function makeWalker(walker: Walker, round: LabyrinthRound, rng: Rng): (state: LabyrinthState) => number[] {
  const maze = labyrinthMaze(round);
  const graph = passages(maze);
  const away = stepsToExit(graph, round, (exit) => distances(maze, exit));
  let before = -1;
  let node = -1;
  let wait = 0;
  let held = 0;
  return ({ player, round: { begun } }) => {
    if (player.offset > 0) return [];
    const here = nodeOf(graph, maze, player);
    if (here !== node) {
      [before, node] = [node, here];
      wait = begun ? pauseOf(walker, waysFrom(graph, here, before).length) : 0;
    }
    const side = wait > 0 ? -1 : choose(waysFrom(graph, here, before));
    wait--;
    const holds = side < 0 ? 0 : 1 << side;
    if (holds === held) return [];
    held = holds;
    return [holds];
  };

  function choose(onward: readonly number[]): number {
    if (onward.length === 1) return onward[0];
    const right = [0, 1, 2, 3].find((side) => away[graph.to(node, side)] < away[node]) ?? -1;
    const wrong = onward.filter((side) => side !== right);
    if (wrong.length === 0) return right;
    return rng.below(100) < walker.errorPercent ? wrong[rng.below(wrong.length)] : right;
  }
}

/** For how long a walker stands: at a dead end it sees its error, at a junction it thinks. */
function pauseOf({ reactionTicks, thinkTicks }: Walker, onward: number): number {
  if (onward === 0) return reactionTicks;
  return onward === 1 ? 0 : thinkTicks;
}

/** The open sides of a square but the one it was entered by. */
function waysFrom(graph: Passages, node: number, before: number): number[] {
  return [0, 1, 2, 3].filter((side) => {
    const next = graph.to(node, side);
    return next >= 0 && next !== before;
  });
}

/** By square: how many steps the nearest exit is away. */
function stepsToExit(
  graph: Passages,
  { exits }: LabyrinthRound,
  from: (exit: number) => Int32Array,
): readonly number[] {
  const all = exits.map(from);
  return Array.from({ length: graph.nodes }, (_, node) => Math.min(...all.map((steps) => steps[node])));
}
