/** The parts of the house: each may import only those that stand above it. */
export const PARTS = [
  'packages/engine',
  'packages/games',
  'packages/protocol',
  'apps/server',
  'apps/web',
  'apps/terminal',
  'bench',
];

/** The part a file belongs to, or `undefined`. */
export function partOf(path) {
  return PARTS.find((part) => path.startsWith(`${part}/`));
}

/** Whether a file is shipped: neither test nor tool. */
export function isSource(path) {
  return /^(packages|apps)\/[^/]+\/src\//.test(path);
}

/** Whether a file belongs to the packages that must give the same result on every machine. */
export function isPure(path) {
  return /^packages\/(engine|games)\/src\/.*\.ts$/.test(path);
}

export function isTest(path) {
  return /\.test\.(ts|tsx|mjs)$/.test(path);
}
