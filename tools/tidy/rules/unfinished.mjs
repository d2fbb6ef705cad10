import { findAll, isCode } from '../project.mjs';

// Written so that this file does not find itself.
const WORDS = /\b(?:TO[D]O|FIX[M]E|X{3}|not[ ]implemented)\b/g;

/**
 * What is committed is finished; what is left to do stands in an issue.
 * @type {import('../rules.mjs').Rule}
 */
export const unfinished = {
  id: 'unfinished',
  looksAt: (path) => isCode(path) || /\.(css|html)$/.test(path),
  check: (files) =>
    files.flatMap((file) => findAll(file, 'text', WORDS, (match) => `"${match[0]}" is a promise`)),
};
