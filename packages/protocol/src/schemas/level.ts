import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.js';
import { Player } from './account.js';
import { Body, GameId, Moment } from './plain.js';

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
