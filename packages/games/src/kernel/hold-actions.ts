/**
 * The names of the actions that hold directions, one for each of their 16 combinations: N 1, E 2, S 4, W 8. Games put
 * them first on their lists, so that the action is the directions it holds.
 */
export const HOLD_ACTIONS: readonly string[] = Array.from(
  { length: 16 },
  (_, directions) => `hold-${directions}`,
);
