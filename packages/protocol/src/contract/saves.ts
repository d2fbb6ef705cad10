import Type, { type Static } from 'typebox';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { Body, Id, Moment, Slot } from './plain.js';

/** A save without its text. */
export const SaveHead = Type.Object({
  slot: Slot,
  /** Rises by one with every write; a write names the revision it builds on. */
  revision: Type.Integer({ minimum: 1 }),
  /** A line for the player, such as "Campaign, level 4". */
  summary: Type.String({ maxLength: 200 }),
  /** The device that wrote it, such as "Firefox on Linux". */
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
  /** Whether it was refused as a conflict; otherwise a newer save replaced it. */
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

/** JSON escapes can make a text six times as long. */
const ESCAPED = 6;

const SlotParams = Type.Object({ slot: Slot });

export const saveCalls = {
  saves: {
    address: 'GET /api/saves',
    summary: 'All saves of the account',
    account: true,
    limit: 'read',
    responses: { 200: SaveList },
    errors: [],
  },
  readSave: {
    address: 'GET /api/saves/:slot',
    summary: 'A save with its text',
    account: true,
    limit: 'read',
    params: SlotParams,
    responses: { 200: Save },
    errors: ['no-save'],
  },
  readSaveCopy: {
    address: 'GET /api/saves/:slot/copies/:copy',
    summary: 'An older or conflicting copy of a save',
    account: true,
    limit: 'read',
    params: Type.Object({ slot: Slot, copy: Id }),
    // A conflicting copy may have been the first save of its device: it builds on revision 0.
    responses: {
      200: Type.Object({
        ...SaveHead.properties,
        revision: SaveCopy.properties.revision,
        text: Type.String(),
      }),
    },
    errors: ['no-save'],
  },
  writeSave: {
    address: 'PUT /api/saves/:slot',
    summary: 'Writes a save that builds on the revision in If-Match; "0" for a new one',
    revision: 'required',
    account: true,
    limit: 'write',
    params: SlotParams,
    body: SaveWrite,
    bodyBytes: ESCAPED * LIMITS.saveBytes,
    responses: { 200: SaveHead, 201: SaveHead },
    errors: ['revision-needed', 'save-conflict', 'quota-full', 'too-large'],
  },
  deleteSave: {
    address: 'DELETE /api/saves/:slot',
    summary: 'Deletes a save and its copies',
    revision: 'optional',
    account: true,
    limit: 'write',
    params: SlotParams,
    responses: { 204: null },
    errors: ['no-save', 'save-conflict'],
  },
} as const satisfies Record<string, CallContract>;
