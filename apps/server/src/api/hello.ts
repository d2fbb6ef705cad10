import { GAMES } from '@warren/games';
import { PROTOCOL_VERSION } from '@warren/protocol';
import { version } from '../version.js';
import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { answer } from './handler.js';

/** `GET /api/hello`: who is speaking, and by which rules it plays. */
export function addHello(api: Api): void {
  const games = GAMES.map(({ id, title, rules }) => ({ id, title, rules }));
  const hello = { protocol: PROTOCOL_VERSION, version: version(), games };
  addCall(api, 'hello', async () => answer({ ...hello, now: api.now() }));
}
