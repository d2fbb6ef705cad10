import Type, { type TProperties } from 'typebox';
import { LIMITS } from '../common/limits.js';

/** The largest body of a call that takes a few words, in bytes. */
export const SMALL_BODY = 4_096;

/** Milliseconds since 1970, by the clock of the server. */
export const Moment = Type.Integer({
  minimum: 0,
  description: 'Milliseconds since 1970, by the clock of the server',
});

/** A day as `2026-11-15`, in UTC. */
export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'A day in UTC, such as 2026-11-15',
});

export const GameId = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 });

export const RunId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** An id that the server has made: of a copy of a save, a level, a ticket. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** Slots are words of letters and digits joined by dots, such as `lost-cause.campaign`. */
export const Slot = Type.String({ pattern: '^[a-z0-9]+([.-][a-z0-9]+)*$', maxLength: 64 });

/** A board: the game, a dot, the board within it; with `@n` when it is that of older rules. */
export const BoardId = Type.String({
  pattern: '^[a-z-]+\\.[A-Za-z0-9._~=-]+(@[0-9]{1,6})?$',
  maxLength: 700,
});

/** The settings of a game; only the game itself knows what they mean. */
export const Settings = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
  description: 'What the game is played with',
  maxProperties: 100,
});

/** The outcome of a run: a word for its end, and the numbers its score is computed from. */
export const Outcome = Type.Object(
  { result: Type.Enum(['playing', 'won', 'lost']) },
  { additionalProperties: true },
);

/** The body of a request. An unknown field is refused, since a client that sends it expects it to matter. */
export function Body<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** A schema, or `null`. */
export function Nullable<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

export const Name = Type.String({ maxLength: 8 * LIMITS.name.max });

/** The query of a call that answers a list in pages. */
export const pageQuery = (most: number) => ({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
});
