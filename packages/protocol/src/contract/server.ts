import Type, { type Static } from 'typebox';
import type { CallContract } from './call.js';
import { GameId, Moment } from './plain.js';

/** The version of the server and of its games. A client made for other rules asks its player to reload the page. */
export const Hello = Type.Object({
  protocol: Type.Integer(),
  version: Type.String(),
  now: Moment,
  games: Type.Array(Type.Object({ id: GameId, title: Type.String(), rules: Type.Integer() })),
});
export type Hello = Static<typeof Hello>;

export const serverCalls = {
  hello: {
    address: 'GET /api/hello',
    summary: 'The version of the server and the rules of its games',
    account: false,
    limit: 'read',
    responses: { 200: Hello },
    errors: [],
  },
} as const satisfies Record<string, CallContract>;
