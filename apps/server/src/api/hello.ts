import { GAMES } from '@warren/games';
import { PROTOCOL_VERSION } from '@warren/protocol';
import { version } from '../lib/version.js';
import { addCall } from './add-call.js';
import type { Api } from './api.js';
import { answer } from './handler.js';

/** `GET /api/hello`: who is speaking, and by which rules it plays. */
export function addHello(api: Api): void {
  const games = GAMES.map(({ id, title, rules }) => ({ id, title, rules }));
  const protocol = PROTOCOL_VERSION;
  const program = version();
  // Written out: spread from an object made before, each answer would have a form of its own and take twice the time.
  addCall(api, 'hello', async () => answer({ protocol, version: program, games, now: api.now() }));
}
