import Type, { type Static } from 'typebox';
import { LIMITS } from '../common/limits.js';
import { Player } from './accounts.js';
import type { CallContract } from './call.js';
import { Body, GameId, Id, Moment, SMALL_BODY } from './plain.js';

export const Level = Type.Object({
  id: Type.String(),
  game: GameId,
  name: Type.String(),
  code: Type.String(),
  shared: Type.Boolean(),
  mine: Type.Boolean(),
  player: Player,
  createdAt: Moment,
});
export type Level = Static<typeof Level>;

export const LevelWrite = Body({
  game: GameId,
  name: Type.String({ minLength: 1, maxLength: LIMITS.levelName }),
  code: Type.String({ minLength: 1, maxLength: LIMITS.levelCode }),
  shared: Type.Optional(Type.Boolean()),
});
export type LevelWrite = Static<typeof LevelWrite>;

export const LevelList = Type.Object({ levels: Type.Array(Level) });
export type LevelList = Static<typeof LevelList>;

export const levelCalls = {
  levels: {
    address: 'GET /api/levels',
    summary: 'Levels the caller has saved, or the shared ones of all players',
    account: false,
    limit: 'read',
    query: Type.Object({ game: Type.Optional(GameId), shared: Type.Optional(Type.Boolean()) }),
    responses: { 200: LevelList },
    errors: ['signed-out'],
  },
  saveLevel: {
    address: 'POST /api/levels',
    summary: 'Saves a level, and shares it on request',
    account: true,
    limit: 'write',
    body: LevelWrite,
    bodyBytes: 2 * SMALL_BODY,
    responses: { 201: Level },
    errors: ['no-game', 'bad-code', 'bad-name', 'quota-full'],
  },
  deleteLevel: {
    address: 'DELETE /api/levels/:level',
    summary: 'Deletes a level the caller has saved',
    account: true,
    limit: 'write',
    params: Type.Object({ level: Id }),
    responses: { 204: null },
    errors: ['no-level'],
  },
} as const satisfies Record<string, CallContract>;
