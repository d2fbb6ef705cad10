import { isCode, lineAt } from '../project.mjs';

const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 70;

/** @typedef {import('../project.mjs').Finding} Finding */
/** @typedef {import('../project.mjs').ProjectFile} ProjectFile */

/**
 * Files and functions are short enough to be read in one go.
 * @type {import('../rules.mjs').Rule}
 */
export const length = {
  id: 'length',
  looksAt: isCode,
  check: (files) => files.flatMap((file) => [...longFile(file), ...longFunctions(file)]),
};

/**
 * @param {ProjectFile} file
 * @returns {Finding[]}
 */
function longFile({ path, text }) {
  const lines = linesIn(text);
  return lines > MAX_FILE_LINES
    ? [{ path, line: 1, message: `${lines} lines; at most ${MAX_FILE_LINES}` }]
    : [];
}

/**
 * Functions by their own lines, from the first of the head to the last of the body. Groups of tests inside
 * don't count: they hold many small tests, and their length says nothing.
 * @param {ProjectFile} file
 * @returns {Finding[]}
 */
function longFunctions({ path, text, functions, groups }) {
  return functions.flatMap(({ start, end }) => {
    const inside = groups.filter((group) => group.start > start && group.end <= end);
    const [group] = inside.sort((a, b) => a.start - b.start);
    const lines = linesIn(text.slice(start, end)) - (group ? linesIn(text.slice(group.start, group.end)) : 0);
    if (lines <= MAX_FUNCTION_LINES) return [];
    const message = `a function of ${lines} lines; at most ${MAX_FUNCTION_LINES}`;
    return [{ path, line: lineAt(text, start), message }];
  });
}

/** @param {string} text */
function linesIn(text) {
  return lineAt(text, text.length);
}
