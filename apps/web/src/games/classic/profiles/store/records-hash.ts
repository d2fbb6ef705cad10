import type { ProfileRecord } from '@warren/games/classic';
import { textHash } from '../../../../lib/text-hash.js';

/** The same for two lists of records, each in order, that hold the same. */
export function recordsHash(records: readonly ProfileRecord[]): string {
  const plain = records.map(({ name, createdAt, resetAt, deletedAt, completions }) => [
    name,
    createdAt,
    resetAt,
    deletedAt,
    completions.map(({ kind, level, season, tunnels, timer, ticks, medal, assisted, at }) => {
      return [kind, level, season, tunnels, timer, ticks, medal, assisted, at];
    }),
  ]);
  return textHash(JSON.stringify(plain));
}
