import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.js';
import { Body, Moment, Slot } from './plain.js';

/** What is told of a save without its text. */
export const SaveHead = Type.Object({
  slot: Slot,
  /** Rises by one with every write; a write says which one it builds on. */
  revision: Type.Integer({ minimum: 1 }),
  /** A line for people, such as "Campaign, level 4". */
  summary: Type.String({ maxLength: 200 }),
  /** Where it was written, such as "Firefox on Linux". */
  device: Type.String({ maxLength: 100 }),
  savedAt: Moment,
  bytes: Type.Integer({ minimum: 0 }),
});
export type SaveHead = Static<typeof SaveHead>;

/** An older copy, or one that lost a conflict: it can be read and written back. */
export const SaveCopy = Type.Object({
  id: Type.String(),
  revision: Type.Integer({ minimum: 0 }),
  summary: Type.String(),
  device: Type.String(),
  savedAt: Moment,
  bytes: Type.Integer({ minimum: 0 }),
  /** Whether it was refused as a conflict, rather than replaced by a newer one. */
  conflict: Type.Boolean(),
});
export type SaveCopy = Static<typeof SaveCopy>;

export const Save = Type.Object({
  ...SaveHead.properties,
  text: Type.String(),
  copies: Type.Array(SaveCopy),
});
export type Save = Static<typeof Save>;

export const SaveList = Type.Object({
  saves: Type.Array(SaveHead),
  quota: Type.Object({ used: Type.Integer(), most: Type.Integer(), slots: Type.Integer() }),
});
export type SaveList = Static<typeof SaveList>;

export const SaveWrite = Body({
  text: Type.String({ maxLength: LIMITS.saveBytes }),
  summary: Type.Optional(Type.String({ maxLength: 200 })),
  device: Type.Optional(Type.String({ maxLength: 100 })),
});
export type SaveWrite = Static<typeof SaveWrite>;
