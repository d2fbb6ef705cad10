/** Words after which a slash begins a regular expression, not a division. */
const BEFORE_PATTERN = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'throw',
  'new',
]);

/**
 * The same text twice, with spaces where they would mislead a search: `code` without comments, strings and
 * regular expressions, `plain` without comments only. Lengths and lines stay, so that places still fit.
 */
export function blank(text) {
  const spans = spansOf(text);
  const comments = spans.filter((span) => span.kind === 'comment');
  return { code: withSpaces(text, spans), plain: withSpaces(text, comments) };
}

function withSpaces(text, spans) {
  let result = '';
  let at = 0;
  for (const { from, to } of spans) {
    result += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, ' ');
    at = to;
  }
  return result + text.slice(at);
}

/** Comments, strings and patterns, in order. A template is one span for each stretch of its text. */
function spansOf(text) {
  const spans = [];
  // Open braces; true where the brace belongs to a template's `${`.
  const braces = [];
  let at = text.startsWith('#!') ? endOfLine(text, 0) : 0;
  const push = (kind, from, to) => {
    spans.push({ kind, from, to });
    at = to;
  };
  while (at < text.length) {
    const two = text.slice(at, at + 2);
    const one = text[at];
    if (two === '//') push('comment', at, endOfLine(text, at));
    else if (two === '/*') push('comment', at, endAfter(text, '*/', at + 2));
    else if (one === '"' || one === "'") push('string', at + 1, endOfString(text, at + 1, one));
    else if (one === '`') push('string', at + 1, endOfTemplate(text, at + 1, braces));
    else if (one === '/' && startsPattern(text, at)) push('string', at, endOfPattern(text, at));
    else if (one === '}' && braces.pop()) push('string', at + 1, endOfTemplate(text, at + 1, braces));
    else {
      if (one === '{') braces.push(false);
      at++;
    }
    // The closing quote of a string is code again, but must not open another one.
    const last = spans.at(-1);
    if (last?.to === at && last.kind === 'string' && /["'`]/.test(text[at] ?? '')) at++;
  }
  return spans;
}

function endOfLine(text, from) {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function endAfter(text, mark, from) {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

/** The place of the closing quote; an unfinished string ends with its line. */
function endOfString(text, from, quote) {
  let at = from;
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** The place of the closing backtick, or of the brace that opens an expression. */
function endOfTemplate(text, from, braces) {
  let at = from;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '$' && text[at + 1] === '{') {
      braces.push(true);
      return at + 2;
    }
    at += text[at] === '\\' ? 2 : 1;
  }
  return Math.min(at, text.length);
}

function startsPattern(text, at) {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd();
  const last = before.at(-1) ?? '';
  if (last === '') return true;
  const word = /[A-Za-z_$][\w$]*$/.exec(before)?.[0];
  if (word !== undefined) return BEFORE_PATTERN.has(word);
  // `<` precedes the slash of a closing tag.
  return !/[\w$)\]}"'`<]/.test(last);
}

function endOfPattern(text, from) {
  let inClass = false;
  let at = from + 1;
  while (at < text.length && text[at] !== '\n') {
    const character = text[at];
    if (character === '\\') at++;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return at + 1;
    at++;
  }
  return Math.min(at, text.length);
}
