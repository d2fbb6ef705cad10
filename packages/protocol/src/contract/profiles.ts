import Type, { type Static } from 'typebox';
import { LIMITS } from '../common/limits.js';
import type { CallContract } from './call.js';
import { Body } from './plain.js';

/** A moment by the clock of a device; 0 is never. */
const DeviceMoment = Type.Integer({
  minimum: 0,
  maximum: 8_640_000_000_000_000,
  description: 'Milliseconds since 1970, by the clock of the device; 0 is never',
});

/** A level of Classic that a profile has completed. */
export const ProfileCompletion = Body({
  kind: Type.String({ pattern: '^[a-z]+$', maxLength: 40 }),
  level: Type.Integer({ minimum: 1, maximum: 1000 }),
  season: Type.Integer({ minimum: 0, maximum: 1000 }),
  tunnels: Type.Boolean(),
  timer: Type.Boolean(),
  ticks: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  medal: Type.Enum(['gold', 'silver', 'bronze', 'none']),
  assisted: Type.Boolean(),
  at: DeviceMoment,
});

/** A profile of Classic. One that is deleted stays as a row, so that every device learns of it. */
export const PlayerProfile = Body({
  name: Type.String({ minLength: 1, maxLength: 8 * LIMITS.profileName }),
  createdAt: DeviceMoment,
  resetAt: DeviceMoment,
  deletedAt: DeviceMoment,
  completions: Type.Array(ProfileCompletion, { maxItems: LIMITS.completions }),
});
export type PlayerProfile = Static<typeof PlayerProfile>;

/** All profiles of a device or of an account. */
export const ProfileList = Body({ profiles: Type.Array(PlayerProfile, { maxItems: LIMITS.profiles }) });
export type ProfileList = Static<typeof ProfileList>;

export const profileCalls = {
  profiles: {
    address: 'GET /api/profiles',
    summary: 'The profiles of Classic and what they have completed',
    account: true,
    limit: 'read',
    responses: { 200: ProfileList },
    errors: [],
  },
  mergeProfiles: {
    address: 'PUT /api/profiles',
    summary: 'Merges the profiles of a device with those of the account, and answers all of them',
    account: true,
    limit: 'write',
    body: ProfileList,
    bodyBytes: LIMITS.profileBytes,
    responses: { 200: ProfileList },
    errors: ['bad-profile', 'quota-full'],
  },
} as const satisfies Record<string, CallContract>;
