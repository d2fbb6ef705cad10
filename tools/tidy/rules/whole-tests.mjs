import { findAll } from '../project.mjs';
import { isTest } from '../workspaces.mjs';

const HELD_BACK =
  /\b(?:describe|suite|test|it|bench)(?:\s*\.\s*\w+)*\s*\.\s*(?:skip|only|todo|fails|skipIf|runIf)\b/g;
const OLD_NAMES = /(?<![.\w$])(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g;
const FROM_INSIDE = /(?<!\b(?:describe|suite|test|it|bench))\.skip\s*\(/g;

/**
 * Every test runs, always: a test that is skipped protects nothing, a focused one hides the others.
 * @type {import('../rules.mjs').Rule}
 */
export const wholeTests = {
  id: 'whole-tests',
  looksAt: isTest,
  check: (files) =>
    files.flatMap((file) =>
      [HELD_BACK, OLD_NAMES, FROM_INSIDE].flatMap((pattern) =>
        findAll(
          file,
          'code',
          pattern,
          (match) => `${match[0].replace(/\s+/g, '')}: run the test or delete it`,
        ),
      ),
    ),
};
