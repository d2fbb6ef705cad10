/** The sides of a square cell in the order of their numbers. */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/** Where a figure faces that moves so far; one that stands still goes on facing as before. */
export function facingAlong(dx: number, dy: number, before: Facing): Facing {
  // A side step is seen better than a step up or down.
  if (dx !== 0) return dx > 0 ? 'east' : 'west';
  if (dy !== 0) return dy > 0 ? 'south' : 'north';
  return before;
}

/** How a figure is drawn. */
export type Posed<Pose extends string> = {
  facing: Facing;
  pose: Pose;
  /** The tick in which the pose began. */
  since: number;
};

/** Takes a pose; one that is held already goes on. */
export function takePose<Pose extends string>(figure: Posed<Pose>, pose: Pose, tick: number): void {
  if (figure.pose === pose) return;
  figure.pose = pose;
  figure.since = tick;
}

/** Stands for a side where there is none. */
export const NO_SIDE = -1;

/** What is held by a player who walks from cell to cell. */
export type Held = {
  /** Directions held: N 1, E 2, S 4, W 8. */
  held: number;
  /** The side held last, tried before the others; -1 when none is held. */
  latest: number;
};

/** Holds these directions from now on, and says which of them was not held before; -1 when all were. */
export function holdSides(who: Held, directions: number): number {
  const fresh = firstSide(directions & ~who.held);
  who.held = directions;
  if (fresh !== NO_SIDE) who.latest = fresh;
  else if (who.latest === NO_SIDE || (directions & (1 << who.latest)) === 0)
    who.latest = firstSide(directions);
  return fresh;
}

/** The sides held, the latest first; what is opposite to it does not count. */
export function heldSides({ held, latest }: Held): number[] {
  if (latest === NO_SIDE) return [];
  const others = [0, 1, 2, 3].filter((side) => side % 2 !== latest % 2 && (held & (1 << side)) !== 0);
  return [latest, ...others];
}

function firstSide(directions: number): number {
  return directions === 0 ? NO_SIDE : 31 - Math.clz32(directions & -directions);
}

/**
 * The names of the actions that hold directions, one for each of their 16 combinations: N 1, E 2, S 4, W 8. Games put
 * them first on their lists, so that the action is the directions it holds.
 */
export const HOLD_ACTIONS: readonly string[] = Array.from(
  { length: 16 },
  (_, directions) => `hold-${directions}`,
);
