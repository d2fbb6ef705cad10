import { accept, refuse } from '../../packages/engine/dist/index.js';

/** @template Value @typedef {import('../../packages/engine/dist/index.js').Result<Value>} Result */
/**
 * An SPDX expression: a licence, or several of which one is chosen (`or`) or all hold (`and`).
 * @typedef {{ kind: 'licence', id: string } | { kind: 'or' | 'and', parts: Expression[] }} Expression
 */
/** @typedef {{ words: readonly string[], at: number }} Reader */

const MOST_LETTERS = 1_000;
const WORD = /[()]|[^\s()]+/g;
const ID = /^[A-Za-z0-9][A-Za-z0-9.:-]*\+?$/;
const OPERATOR = /^(?:and|or|with)$/i;

/**
 * Reads an SPDX expression. `AND` binds closer than `OR`.
 * @param {string} text
 * @returns {Result<Expression>}
 */
export function parseSpdx(text) {
  if (text.length > MOST_LETTERS) return refuse('this is too long for a licence');
  const reader = { words: text.match(WORD) ?? [], at: 0 };
  const expression = readOr(reader);
  if (expression.ok && reader.at < reader.words.length)
    return refuse(`"${reader.words[reader.at]}" is too much`);
  return expression;
}

/**
 * Whether an expression can be satisfied by licences of a list.
 * @param {Expression} expression
 * @param {readonly string[]} allowed
 * @returns {boolean}
 */
export function isSatisfied(expression, allowed) {
  if (expression.kind !== 'licence') {
    const { kind, parts } = expression;
    return kind === 'or'
      ? parts.some((part) => isSatisfied(part, allowed))
      : parts.every((part) => isSatisfied(part, allowed));
  }
  const id = expression.id.toLowerCase();
  return allowed.some((one) => one.toLowerCase() === id);
}

/**
 * @param {Reader} reader
 * @returns {Result<Expression>}
 */
function readOr(reader) {
  return readJoined(reader, 'or', () => readJoined(reader, 'and', () => readLicence(reader)));
}

/**
 * @param {Reader} reader
 * @param {'or' | 'and'} kind
 * @param {() => Result<Expression>} readPart
 * @returns {Result<Expression>}
 */
function readJoined(reader, kind, readPart) {
  /** @type {Expression[]} */
  const parts = [];
  do {
    const part = readPart();
    if (!part.ok) return part;
    parts.push(part.value);
  } while (takes(reader, kind));
  const [first] = parts;
  return accept(parts.length === 1 && first !== undefined ? first : { kind, parts });
}

/**
 * @param {Reader} reader
 * @returns {Result<Expression>}
 */
function readLicence(reader) {
  if (takes(reader, '(')) {
    const inner = readOr(reader);
    if (inner.ok && !takes(reader, ')')) return refuse('a bracket is not closed');
    return inner;
  }
  const id = readId(reader);
  if (!id.ok) return id;
  // An exception permits more than its licence, never less; a later version is as good as this one.
  if (takes(reader, 'with')) {
    const exception = readId(reader);
    if (!exception.ok) return exception;
  }
  return accept({ kind: 'licence', id: id.value.replace(/\+$/, '') });
}

/**
 * @param {Reader} reader
 * @returns {Result<string>}
 */
function readId(reader) {
  const word = reader.words[reader.at];
  if (word === undefined) return refuse('a licence is missing at the end');
  if (!ID.test(word) || OPERATOR.test(word)) return refuse(`"${word}" is not a licence`);
  reader.at++;
  return accept(word);
}

/**
 * Passes over a word if it comes next.
 * @param {Reader} reader
 * @param {string} word
 */
function takes(reader, word) {
  const isNext = reader.words[reader.at]?.toLowerCase() === word;
  if (isNext) reader.at++;
  return isNext;
}
