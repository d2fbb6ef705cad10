import { asPlayer } from './suite.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').SuiteParts} SuiteParts */
/** @typedef {import('./suite.mjs').Asked} Asked */

const GOAL = { ratio: 0.4 };
const CONNECTIONS = 32;

/**
 * Reads of a large board.
 * @param {SuiteParts} parts
 * @returns {Suite[]}
 */
export function boardSuites({ board, tokens, pages, rows }) {
  const address = `/api/boards/${board}`;
  /** @type {Asked} */
  const top = { method: 'GET', path: address };
  /**
   * @param {string} cursor
   * @returns {Asked}
   */
  const page = (cursor) => ({ method: 'GET', path: `${address}?after=${cursor}` });
  /**
   * @param {string} token
   * @returns {Asked}
   */
  const around = (token) => ({ method: 'GET', path: `${address}?around=me`, headers: asPlayer(token) });
  /** @type {Pick<Suite, 'call' | 'connections' | 'goal'>} */
  const common = { call: 'board', connections: CONNECTIONS, goal: GOAL };
  return [
    {
      ...common,
      name: 'board-top',
      about: `the first page of a board of ${rows} rows, which the server remembers until the board changes`,
      // What is remembered is sent as it is, so a bare route that writes nothing either is the fair one.
      ready: true,
      first: () => top,
      begin: () => () => [{ ...top }],
    },
    {
      ...common,
      name: 'board-page',
      about: `each of the ${pages.length} further pages in turn: more than are remembered`,
      first: () => page(pages[pages.length >> 1]),
      begin: () => (connection) => shareOf(pages, connection).map(page),
    },
    {
      ...common,
      name: 'around-me',
      about: `the rows around each of ${tokens.length} players in turn: more than are remembered`,
      first: () => around(tokens[0]),
      begin: () => (connection) => shareOf(tokens, connection).map(around),
    },
  ];
}

/**
 * Each connection goes through a part of its own.
 * @param {string[]} items
 * @param {number} connection
 */
function shareOf(items, connection) {
  return items.filter((_, i) => i % CONNECTIONS === connection);
}
