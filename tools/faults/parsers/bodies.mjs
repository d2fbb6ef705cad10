import { CONTRACT } from '@warren/protocol';
import { buildServer } from '../../../apps/server/dist/index.js';
import { openStore } from '../../../apps/server/dist/store/open-store.js';
import { must } from '../../lib/must.mjs';
import { drawText, drawValue } from './inputs.mjs';

/** @typedef {import('./fuzz.mjs').Parser} Parser */
/** @typedef {import('@warren/protocol').CallContract} CallContract */

const HOST = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
const NO_LIMIT = { account: 1e9, address: 1e9, seconds: 60 };
const LIMITED = ['read', 'write', 'sign-in', 'guest', 'ticket', 'upload', 'picture'];
/** What stands for the parameters of a path, and for whatever a body may hold. */
const PARAMETERS = {
  slot: 'lost-cause.progress',
  run: 'a',
  board: 'lost-cause.campaign',
  level: 'a',
  profile: 'ann',
};
const BODY = {
  game: 'lost-cause',
  settings: { level: 1 },
  ticket: 'a',
  nonce: 'b',
  recording: 'r1-AAAA',
  pauses: [{ tick: 3, ms: 5 }],
  name: 'Ann',
  password: 'x',
  current: 'y',
  content: '{"a":1}',
  profiles: [{ name: 'Ann', createdAt: 1, resetAt: 0, deletedAt: 0, completions: [] }],
  code: 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM',
};

/**
 * A server in memory whose bodies, queries and paths are fuzzed: no request may be answered as the server's own fault.
 * @returns {Promise<{ parser: Parser, close(): Promise<void> }>}
 */
export async function openBodies() {
  const limits = /** @type {any} */ (Object.fromEntries(LIMITED.map((name) => [name, NO_LIMIT])));
  const store = must(await openStore({ database: 'sqlite::memory:' }));
  const app = await buildServer({ webRoot: '/nonexistent', store, config: { limits } });
  await app.ready();
  const guest = await app.inject({ method: 'POST', url: '/api/guest', headers: HOST });
  const cookie = guest.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  /** @type {CallContract[]} */
  const calls = Object.values(CONTRACT);
  /** @type {Parser} */
  const parser = {
    name: 'bodies, queries and paths of calls',
    async parse({ address, type, body, query }) {
      const [method = 'GET', path = ''] = address.split(' ');
      const url = path.replace(
        /:(\w+)/g,
        (/** @type {string} */ _, /** @type {'run'} */ name) => PARAMETERS[name] ?? 'a',
      );
      const headers = {
        ...HOST,
        cookie,
        ...(body === undefined ? {} : { 'content-type': type }),
      };
      const request = { method: /** @type {'GET'} */ (method), url: `${url}?${query}`, headers };
      const answer = await app.inject(body === undefined ? request : { ...request, payload: body });
      if (answer.statusCode >= 500) throw new Error(`${address} answers ${answer.statusCode} ${answer.body}`);
    },
    draw(rng) {
      const call = calls[rng.below(calls.length)];
      const query = drawText(rng, ['limit=5&after=1_2_3_a', 'around=me', 'q=x']).replace(/[^ -~]|#/g, '%25');
      const { address = '', bodyBytes, bodyType } = call ?? {};
      if (bodyBytes === undefined) return { address, query };
      const isText = bodyType !== undefined || rng.chance(1, 4);
      const body = isText
        ? drawText(rng, [JSON.stringify(BODY), 'Score,Name,Date\n1,A,2026-11-15'])
        : JSON.stringify(drawValue(rng, [BODY]) ?? null);
      return { address, type: bodyType ?? 'application/json', query, body };
    },
  };
  return { parser, close: () => app.close() };
}
