/**
 * How a player walks through the mazes of a real-time game, in one shape for all of them: a maze is nodes with four
 * sides, and a body is in one node at a time, more or less far from its middle. Actions below 16 hold directions.
 */
export interface Walk<State> {
  /** The id of the game. */
  readonly game: string;
  /** The maze the player is in. Another object is another maze. */
  maze(state: State): object;
  /** The node the player is in. */
  node(state: State): number;
  /** The side by which a step leads from one node to another; -1 where it is no step, as through a tunnel. */
  side(state: State, from: number, to: number): number;
  /** How many ticks the body is from the middle of its node at its pace, down (0) or across (1), rounded. */
  fromMiddle(state: State, axis: number): number;
  /** How many ticks the way through a node takes now, rounded up. */
  ticksPerNode(state: State): number;
  /** Whether the player could walk in this tick. */
  isFree(state: State): boolean;
  /** Rises or falls whenever the player may want something else in the same maze. */
  errand(state: State): number;
  /** The ways to what the player wants now. They hold as long as maze and errand are the same. */
  ways(state: State): Ways;
  /** Whether the player has seen what there is in a node. */
  isSeen(state: State, node: number): boolean;
}

/** All ways of a maze to what is wanted. */
export interface Ways {
  /** The node behind a side of another; -1 behind a wall. */
  to(node: number, side: number): number;
  /** What the way from a node still costs; less is nearer. */
  left(node: number): number;
  /** The node to which that way leads. */
  goal(node: number): number;
}

/** A walk in some game: what the registry holds. */
// biome-ignore lint/suspicious/noExplicitAny: walks of different games have different states.
export type AnyWalk = Walk<any>;

export const SIDES = 4;

/** The ways of a walk, found anew only when maze or errand are others. */
export function rememberWays(walk: AnyWalk): (state: unknown) => Ways {
  let maze: object | null = null;
  let errand = 0;
  let ways: Ways | null = null;
  return (state) => {
    const [nowIn, now] = [walk.maze(state), walk.errand(state)];
    if (ways !== null && maze === nowIn && errand === now) return ways;
    [maze, errand] = [nowIn, now];
    ways = walk.ways(state);
    return ways;
  };
}

/** The side by which a cell lies beside another, in a maze so many cells wide; -1 where it does not. */
export function sideBetween(width: number, from: number, to: number): number {
  const step = to - from;
  // In a maze one cell wide a step down is no step to the right.
  if (step === width) return 2;
  if (step === -width) return 0;
  return step === 1 ? 1 : step === -1 ? 3 : -1;
}

/** The cells that can be walked and what entering each of them costs. */
export interface Ground {
  readonly size: number;
  to(node: number, side: number): number;
  cost(node: number): number;
}

/** The cheapest ways from all nodes to the nearest goal. Both directions of a side are open, or none. */
export function waysToGoals({ size, to, cost }: Ground, goals: readonly number[]): Ways {
  const costs = new Int32Array(size).fill(FAR);
  const nearest = new Int32Array(size).fill(-1);
  const queue = [...goals];
  for (const goal of goals) {
    costs[goal] = 0;
    nearest[goal] = goal;
  }
  // Costs differ little, so few nodes are reached twice.
  for (const node of queue) {
    const next = costs[node] + cost(node);
    for (let side = 0; side < SIDES; side++) {
      const before = to(node, side);
      if (before < 0 || costs[before] <= next) continue;
      costs[before] = next;
      nearest[before] = nearest[node];
      queue.push(before);
    }
  }
  return { to, left: (node) => costs[node], goal: (node) => nearest[node] };
}

/** More than any way costs. */
const FAR = 1_000_000_000;
