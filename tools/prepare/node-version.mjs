import { UserError } from './messages.mjs';

/**
 * Refuses a Node that is older than the one `engines.node` names, before anything of it can fail strangely.
 * @param {string} range
 * @param {string} version
 */
export function checkNodeVersion(range, version) {
  const wanted = numbers(range);
  const found = numbers(version);
  for (let i = 0; i < wanted.length; i++) {
    const difference = (found[i] ?? 0) - wanted[i];
    if (difference > 0) return;
    if (difference < 0) {
      throw new UserError(
        `this is Node ${version}; Warren needs ${wanted.join('.')} or newer (https://nodejs.org)`,
      );
    }
  }
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).map(Number);
}
