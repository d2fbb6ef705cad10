import { makeClient } from '../../../packages/protocol/dist/client-index.js';
import { asPlayer } from '../suites/suite.mjs';
import { TIME_HEADER } from './time-header.mjs';

/** @typedef {import('../../../packages/protocol/dist/client-index.js').Client} Client */

/**
 * The client of a player who is signed in. Each call tells the server what time it is.
 * @param {{ address: string, token: string, now: () => number }} parts
 * @returns {Client}
 */
export function connect({ address, token, now }) {
  return makeClient({
    base: address,
    fetch(path, request) {
      const headers = { ...request.headers, ...asPlayer(token), [TIME_HEADER]: `${now()}` };
      return fetch(path, { ...request, headers });
    },
  });
}

/**
 * What a call answered, which must have succeeded.
 * @template Value
 * @param {Promise<import('../../../packages/protocol/dist/client-index.js').Answer<Value>>} calling
 * @returns {Promise<Value>}
 */
export async function right(calling) {
  const answer = await calling;
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.value;
}
