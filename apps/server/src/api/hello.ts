import { GAMES } from '@warren/games';
import { PROTOCOL_VERSION } from '@warren/protocol';
import { version } from '../version.js';
import type { Api } from './api.js';
import { answer, type Handler } from './handler.js';

/** `GET /api/hello`: who is speaking, and by which rules it plays. */
export function sayHello(api: Api): Handler<'hello'> {
  const games = GAMES.map(({ id, title, rules }) => ({ id, title, rules }));
  const hello = { protocol: PROTOCOL_VERSION, version: version(), games };
  return async () => answer({ ...hello, now: api.now() });
}
