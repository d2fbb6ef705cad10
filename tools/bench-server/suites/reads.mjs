import { asPlayer } from './suite.mjs';

/** @typedef {import('./suite.mjs').Suite} Suite */
/** @typedef {import('./suite.mjs').SuiteParts} SuiteParts */
/** @typedef {import('./suite.mjs').Asked} Asked */

const GOAL = { ratio: 0.8 };
const CONNECTIONS = 32;

/**
 * Plain reads: by a client that is unknown, and by a player who is signed in.
 * @param {SuiteParts} parts
 * @returns {Suite[]}
 */
export function readSuites({ tokens }) {
  /** @type {Asked} */
  const hello = { method: 'GET', path: '/api/hello' };
  /**
   * @param {string} token
   * @returns {Asked}
   */
  const me = (token) => ({ method: 'GET', path: '/api/me', headers: asPlayer(token) });
  return [
    {
      name: 'hello',
      about: 'a plain read by an unknown client',
      call: 'hello',
      connections: CONNECTIONS,
      goal: GOAL,
      first: () => hello,
      begin: () => () => [{ ...hello }],
    },
    {
      name: 'me',
      about:
        'a read by a signed-in player, whose session is looked up in the database; a player a connection',
      call: 'me',
      connections: CONNECTIONS,
      goal: GOAL,
      first: () => me(tokens[0]),
      begin: () => (connection) => [me(tokens[connection])],
    },
  ];
}
