/** Held directions are one action for each of their 16 combinations: N 1, E 2, S 4, W 8. */
const HOLDS = Array.from({ length: 16 }, (_, directions) => `hold-${directions}`);

/** What a player can do. An action is its place in this list; below 16 that is also the directions it holds. */
export const CLASSIC_ACTIONS: readonly string[] = [...HOLDS, 'hint', 'solution'];

export const HINT = HOLDS.length;
export const SOLUTION = HOLDS.length + 1;
