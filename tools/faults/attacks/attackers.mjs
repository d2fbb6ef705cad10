import { makeClient } from '../../../packages/protocol/dist/client-index.js';

/** @typedef {import('../../../packages/engine/dist/index.js').Rng} Rng */
/** @typedef {import('../../../packages/protocol/dist/client-index.js').Client} Client */
/**
 * What an attack is given.
 * @typedef {object} Attack
 * @property {string} base The address of the server.
 * @property {string} database
 * @property {Rng} rng
 * @property {(address: string, token?: string | null) => Client} client A client behind an address.
 * @property {() => string} address Another one each time.
 * @property {(code: string | number) => void} answered Counts an answer.
 * @property {(what: string) => void} fail Says that the attack succeeded.
 */

/**
 * Clients that call from addresses of their choice: the server has one proxy in front of it, which is this.
 * @param {string} base
 * @param {Rng} rng
 */
export function makeAttackers(base, rng) {
  return {
    /**
     * @param {string} address
     * @param {string | null} [token]
     */
    client: (address, token = null) =>
      makeClient({
        base,
        token: () => token,
        fetch: (url, request) =>
          fetch(url, {
            ...request,
            headers: {
              .../** @type {Record<string, string>} */ (request.headers),
              'x-forwarded-for': address,
            },
          }),
      }),
    address: () => `10.${rng.below(250)}.${rng.below(250)}.${1 + rng.below(250)}`,
  };
}

/**
 * A new guest: a client with its token.
 * @param {Pick<Attack, 'client'>} attack
 * @param {string} address
 */
export async function guestAt({ client }, address) {
  const answer = await client(address).call('guest', { body: { wants: 'token' } });
  if (!answer.ok) throw new Error(`no guest: ${answer.code}`);
  return client(address, answer.value.token ?? null);
}
