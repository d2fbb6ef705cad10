/** Held directions are one action for each of their 16 combinations: N 1, E 2, S 4, W 8. */
const HOLDS = 16;

/** What a player can do. An action is its place in this list, which is also the directions it holds. */
export const TREASURE_RUSH_ACTIONS: readonly string[] = Array.from(
  { length: HOLDS },
  (_, directions) => `hold-${directions}`,
);
