import { findAll, isCode } from '../project.mjs';
import { isSource } from '../workspaces.mjs';

/**
 * Modules hold no state that changes: it lives in what functions return, where two users can't disturb each other.
 * @type {import('../rules.mjs').Rule}
 */
export const moduleState = {
  id: 'module-state',
  looksAt: (path) => isCode(path) && isSource(path),
  check: (files) =>
    files.flatMap((file) =>
      findAll(
        file,
        'code',
        /^(?:export\s+)?(?:let|var)\s+(\w+)/gm,
        (match) => `${match[1]} is state of the module`,
      ),
    ),
};
