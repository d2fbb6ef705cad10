import { type Passages, passages, Rng } from '@warren/engine';
import { classic } from '../classic/game.js';
import { LEVEL_KINDS } from '../classic/kinds.js';
import { mazeOf } from '../classic/layout.js';
import type { Medal } from '../classic/medal.js';
import { CLASSIC_LEVELS, CLASSIC_SEASON } from '../classic/numbers.js';
import { classicOutcome } from '../classic/outcome.js';
import type { ClassicState } from '../classic/state.js';
import { orThrow } from '../kernel/checks.js';
import type { ModelPlayer, Trial } from './model-player.js';
import type { Skill } from './skill.js';

/** However good a memory is, the eye follows no more cells than this from one spot. */
const EYE = 60;
/** A way that leads towards the exit is drawn so much more often than another. */
const TOWARDS = 4;

/** A try at a level, and the medal it earned. */
export interface ClassicTrial extends Trial {
  readonly medal: Medal;
}

/**
 * Plays all levels of the season of one kind against time. The whole maze is in view, but the eye follows it only so
 * far: at a junction the player looks ahead, leaves out what ends within sight and draws among the rest, those towards
 * the exit first. Places where the player has been are avoided as long as they are remembered.
 */
export const classicPlayer: ModelPlayer = {
  game: 'classic',
  seeds: 45,
  play: (skill, seed) => {
    const rng = Rng.fromSeed(seed, 'model');
    const kind = LEVEL_KINDS[rng.below(LEVEL_KINDS.length)];
    return Array.from({ length: CLASSIC_LEVELS }, (_, i) => playLevel({ kind, level: i + 1 }, skill, rng));
  },
};

/** One try at a level of the season. */
export function playLevel(
  level: { readonly kind: ClassicState['settings']['kind']; readonly level: number },
  skill: Skill,
  rng: Rng,
): ClassicTrial {
  const settings = orThrow(classic.readSettings({ ...level, season: CLASSIC_SEASON, timer: true }));
  const state = classic.setup(settings, 'model');
  const walker = makeWalker(state, skill, rng);
  while (state.phase === 'playing') {
    const held = walker();
    classic.step(state, held === state.player.held && state.ticks > 0 ? [] : [held]);
  }
  const { result, ticks, medal } = classicOutcome(state);
  const won = result === 'won';
  return { level: level.level, won, ticks, medal, cause: won ? null : 'time' };
}

/** Says which direction is held in the next tick. */
function makeWalker(state: ClassicState, skill: Skill, rng: Rng): () => number {
  const graph = passages(mazeOf(state));
  const size = state.maze.open.length;
  const beneath = new Map(Array.from(graph.under, (cell, i) => [cell, size + i]));
  const nodeOf = ({ player }: ClassicState) =>
    (player.beneath ? beneath.get(player.cell) : undefined) ?? player.cell;
  /** Where the player has been, the latest last; and the way back to the beginning. */
  const visited = new Set<number>();
  const way: number[] = [];
  let here = -1;
  let held = 0;
  let pause = 0;

  function decide(node: number): void {
    remember(visited, node, skill.memory);
    if (way.at(-1) !== node) way.push(node);
    const ways = [0, 1, 2, 3].filter((side) => {
      const next = graph.to(node, side);
      return next >= 0 && !visited.has(next);
    });
    if (ways.length === 0) {
      // Nothing new here: back to where the player came from.
      pause = held === 0 ? 0 : skill.reactionTicks;
      way.pop();
      const back = way.at(-1) ?? node;
      const side = [0, 1, 2, 3].find((each) => graph.to(node, each) === back) ?? anyWay(graph, node, rng);
      held = 1 << side;
      return;
    }
    pause = ways.length > 1 ? skill.thinkTicks : 0;
    held = 1 << (ways.length > 1 ? choose(node, ways) : ways[0]);
  }

  function choose(node: number, ways: readonly number[]): number {
    if (rng.below(100) < skill.errorPercent) return ways[rng.below(ways.length)];
    const { exit, width } = state.settings;
    const views = ways.map((side) => ({
      side,
      sees: lookAlong({ graph, from: node, side, exit }, Math.min(EYE, skill.memory)),
    }));
    const right = views.find(({ sees }) => sees === 'exit');
    if (right !== undefined) return right.side;
    const open = views.filter(({ sees }) => sees !== 'end');
    const left = open.length > 0 ? open : views;
    const near = (cell: number) =>
      Math.abs((cell % width) - (exit % width)) +
      Math.abs(Math.floor(cell / width) - Math.floor(exit / width));
    const weights = left.map(({ side }) =>
      near(graph.cellOf(graph.to(node, side))) < near(graph.cellOf(node)) ? TOWARDS : 1,
    );
    // Each way is there as often as it weighs.
    const lots = left.flatMap(({ side }, i) => new Array<number>(weights[i]).fill(side));
    return lots[rng.below(lots.length)];
  }

  return () => {
    const node = nodeOf(state);
    if (node !== here) {
      here = node;
      decide(node);
    }
    // Before the first key the clock stands still, and looking costs nothing.
    if (state.ticks === 0) pause = 0;
    if (pause > 0) {
      pause--;
      return 0;
    }
    return held;
  };
}

/** Remembers a place and forgets the oldest ones beyond the memory. */
function remember(visited: Set<number>, node: number, memory: number): void {
  visited.delete(node);
  visited.add(node);
  const [oldest] = visited;
  if (visited.size > memory) visited.delete(oldest);
}

function anyWay(graph: Passages, node: number, rng: Rng): number {
  const open = [0, 1, 2, 3].filter((side) => graph.to(node, side) >= 0);
  return open[rng.below(open.length)];
}

interface Glance {
  readonly graph: Passages;
  readonly from: number;
  readonly side: number;
  readonly exit: number;
}

/** What the eye finds that follows a way for so many nodes: the exit, nothing but ends, or no end yet. */
function lookAlong({ graph, from, side, exit }: Glance, most: number): 'exit' | 'end' | 'more' {
  const seen = new Set([from]);
  const queue = [graph.to(from, side)];
  for (const node of queue) {
    if (node === exit) return 'exit';
    if (queue.length > most) return 'more';
    seen.add(node);
    for (let each = 0; each < 4; each++) {
      const next = graph.to(node, each);
      if (next >= 0 && !seen.has(next)) queue.push(next);
    }
  }
  return 'end';
}
