import { findKnots, shortestLoop } from '../cycles.mjs';
import { importsOf } from '../imports.mjs';
import { isCode } from '../project.mjs';

/**
 * No file imports itself by a roundabout way: what can't be read in order can't be understood in order.
 * @type {import('../rules.mjs').Rule}
 */
export const cycles = {
  id: 'import-cycle',
  looksAt: isCode,
  check(files, project) {
    const imports = new Map(files.map((file) => [file.path, importsOf(file, project)]));
    /** @param {string} path */
    const targetsOf = (path) => (imports.get(path) ?? []).flatMap(({ target }) => target ?? []);
    return findKnots([...imports.keys()], targetsOf).map((knot) => {
      const loop = shortestLoop(knot, targetsOf);
      const [path = '', next = path] = loop;
      const line = imports.get(path)?.find(({ target }) => target === next)?.line ?? 1;
      return { path, line, message: `imports itself: ${[...loop, path].join(' -> ')}` };
    });
  },
};
