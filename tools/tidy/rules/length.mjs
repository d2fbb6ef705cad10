import { isCode, lineAt } from '../project.mjs';

const MAX_FILE_LINES = 400;
const MAX_FUNCTION_LINES = 70;
/** Statements that look like a call followed by a block. */
const STATEMENTS = new Set(['if', 'for', 'while', 'switch', 'catch', 'with']);
/** In a test these calls hold many small tests: their own length says nothing. */
const GROUPS = /\b(?:describe|suite)(?:\.\w+)*(?:\([^()]*\))?\(\s*[^{]*$/;

/** Files and functions that have grown beyond what one reads in one go. A warning: some tables are long. */
export const length = {
  id: 'length',
  level: 'warning',
  looksAt: isCode,
  check: (files) => files.flatMap((file) => [...longFile(file), ...longFunctions(file)]),
};

function longFile({ path, text }) {
  const lines = lineAt(text, text.length);
  return lines > MAX_FILE_LINES
    ? [{ path, line: 1, message: `${lines} lines; at most ${MAX_FILE_LINES}` }]
    : [];
}

function longFunctions({ path, code }) {
  const findings = [];
  const open = [];
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '{') open.push(at);
    if (code[at] !== '}' || open.length === 0) continue;
    const from = open.pop();
    const lines = lineAt(code, at) - lineAt(code, from) + 1;
    if (lines <= MAX_FUNCTION_LINES || !isFunctionBody(code.slice(Math.max(0, from - 400), from))) continue;
    findings.push({
      path,
      line: lineAt(code, from),
      message: `a function of ${lines} lines; at most ${MAX_FUNCTION_LINES}`,
    });
  }
  return findings;
}

/** Whether what stands before a brace makes it the body of a function. */
function isFunctionBody(before) {
  const head = before.trimEnd();
  if (GROUPS.test(head)) return false;
  if (head.endsWith('=>')) return true;
  // A return type may stand between the parameters and the body.
  const close = /\)(?:\s*:\s*[\w<>[\]|&.,\s]+)?$/.exec(head);
  if (close === null) return false;
  let depth = 0;
  for (let at = close.index; at >= 0; at--) {
    if (head[at] === ')') depth++;
    if (head[at] === '(' && --depth === 0) {
      const word = /([\w$]+)\s*(?:<[^()]*>)?\s*$/.exec(head.slice(0, at))?.[1];
      return word === undefined || !STATEMENTS.has(word);
    }
  }
  return true;
}
