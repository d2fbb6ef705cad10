import Type, { type Static } from 'typebox';
import type { CallContract } from './call.js';
import { Moment } from './plain.js';

/** Where an account is signed in. */
export const SessionInfo = Type.Object({
  /** Such as `Firefox on Windows`; empty where it did not say. */
  device: Type.String(),
  createdAt: Moment,
  /** To the hour. */
  seenAt: Moment,
  /** Whether it is the caller's own. */
  current: Type.Boolean(),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const SessionList = Type.Object({
  /** The newest first. */
  sessions: Type.Array(SessionInfo),
});

export const sessionCalls = {
  sessions: {
    address: 'GET /api/me/sessions',
    summary: 'Where the account is signed in',
    account: true,
    limit: 'read',
    responses: { 200: SessionList },
    errors: [],
  },
  logoutEverywhere: {
    address: 'DELETE /api/me/sessions',
    summary: 'Signs out everywhere, here too',
    account: true,
    limit: 'write',
    responses: { 204: null },
    errors: [],
  },
} as const satisfies Record<string, CallContract>;
