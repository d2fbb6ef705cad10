import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Result } from '@warren/engine';
import { readIfThere, writeWhole } from '../storage/files.js';
import type { SignedIn } from './account-file.js';

/** Where both sides of a slot were alike: the revision of the server, and the fingerprint of the text. */
export interface SyncPoint {
  readonly revision: number;
  readonly hash: string;
}

export type SyncPoints = Readonly<Record<string, SyncPoint>>;

const FILE = 'sync.json';
const LARGEST = 65_536;

/** Where this account and this machine last met. Nothing is known of what is damaged: then people are asked. */
export function readSyncPoints(folder: string, { server, id }: SignedIn): SyncPoints {
  const text = readIfThere(join(folder, FILE), LARGEST);
  if (!text.ok || text.value === null) return {};
  try {
    const given = (JSON.parse(text.value) ?? {}) as Record<string, unknown>;
    if (given.server !== server || given.account !== id) return {};
    const points = Object.entries((given.points ?? {}) as Record<string, unknown>);
    return Object.fromEntries(points.filter((point): point is [string, SyncPoint] => isPoint(point[1])));
  } catch {
    return {};
  }
}

export function keepSyncPoints(folder: string, { server, id }: SignedIn, points: SyncPoints): Result<null> {
  return writeWhole(join(folder, FILE), `${JSON.stringify({ server, account: id, points })}\n`);
}

/** The fingerprint of a save. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isPoint(value: unknown): value is SyncPoint {
  const { revision, hash } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(revision) && typeof hash === 'string';
}
