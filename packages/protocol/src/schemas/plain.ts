import Type, { type TProperties } from 'typebox';
import { LIMITS } from '../limits.js';

/** Milliseconds since 1970, by the server's clock. */
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

/** What the server has named by itself: a copy of a save, a level, a ticket. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** Slots are words of letters and digits joined by dots, such as `lost-cause.campaign`. */
export const Slot = Type.String({ pattern: '^[a-z0-9]+([.-][a-z0-9]+)*$', maxLength: 64 });

/** A board: the game, a dot, the board within it; with `@n` when it is that of older rules. */
export const BoardId = Type.String({
  pattern: '^[a-z-]+\\.[A-Za-z0-9._~=-]+(@[0-9]{1,6})?$',
  maxLength: 700,
});

/** What a game is played with; only the game itself knows what it means. */
export const Settings = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
  description: 'What the game is played with',
  maxProperties: 100,
});

/** What a run came to: a word for its end, and the numbers its score was computed from. */
export const Outcome = Type.Object(
  { result: Type.Enum(['playing', 'won', 'lost']) },
  { additionalProperties: true },
);

/**
 * A body of a request. A field nobody knows is refused: whoever sends it expects something to come of it.
 */
export function Body<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

export const Name = Type.String({ maxLength: 8 * LIMITS.name.max });
