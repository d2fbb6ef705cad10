import { LADDERS } from './ladders.mjs';

/** Every workspace, ground first. */
export const WORKSPACES = Object.keys(LADDERS);

/**
 * The workspace that a file belongs to, or `undefined`.
 * @param {string} path
 */
export function workspaceOf(path) {
  return WORKSPACES.find((workspace) => path.startsWith(`${workspace}/`));
}

/**
 * Whether a file is shipped: neither test nor tool.
 * @param {string} path
 */
export function isSource(path) {
  const workspace = workspaceOf(path);
  return workspace !== undefined && path.startsWith(`${workspace}/src/`);
}

/**
 * Whether a file belongs to the packages that must give the same result on every machine.
 * @param {string} path
 */
export function isPure(path) {
  return /^packages\/(engine|games)\/src\/.*\.ts$/.test(path);
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.(ts|tsx|mjs)$/.test(path);
}
