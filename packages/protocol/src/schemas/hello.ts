import Type, { type Static } from 'typebox';
import { GameId, Moment } from './plain.js';

/** Who is speaking: a client made for other rules tells its player to load the page anew. */
export const Hello = Type.Object({
  protocol: Type.Integer(),
  version: Type.String(),
  now: Moment,
  games: Type.Array(Type.Object({ id: GameId, title: Type.String(), rules: Type.Integer() })),
});
export type Hello = Static<typeof Hello>;
