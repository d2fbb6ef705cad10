import { asPlayer } from '../as-player.mjs';

const GOAL = { ratio: 0.4 };
const CONNECTIONS = 32;

/** Reads of a large board. */
export function boardSuites({ board, tokens, pages, rows }) {
  const address = `/api/boards/${board}`;
  const top = { method: 'GET', path: address };
  const page = (cursor) => ({ method: 'GET', path: `${address}?after=${cursor}` });
  const around = (token) => ({ method: 'GET', path: `${address}?around=me`, headers: asPlayer(token) });
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

/** Each connection goes through a part of its own. */
function shareOf(items, connection) {
  return items.filter((_, i) => i % CONNECTIONS === connection);
}
