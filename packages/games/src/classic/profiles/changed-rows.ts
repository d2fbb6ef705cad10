import { type ClassicCompletion, classicLevelKey } from './completion.js';
import type { ProfileRecord } from './profile-record.js';

const FIELDS = ['name', 'createdAt', 'resetAt', 'deletedAt'] as const;

/** What has to be written so that a table holds the completions of a record as they are now. */
export interface ChangedRows {
  readonly gone: readonly ClassicCompletion[];
  readonly fresh: readonly ClassicCompletion[];
}

/** Whether two states of a record differ in anything. */
export function isChanged(before: ProfileRecord | null, after: ProfileRecord): boolean {
  if (before === null) return true;
  const { gone, fresh } = changedRows(before, after);
  return gone.length + fresh.length > 0 || FIELDS.some((field) => before[field] !== after[field]);
}

/** The rows by which two states of a record differ. A row is told by its level and its moment, and never changes. */
export function changedRows(before: ProfileRecord | null, after: ProfileRecord): ChangedRows {
  const had = new Map(before?.completions.map((row) => [rowKey(row), row]));
  const has = new Set(after.completions.map(rowKey));
  const gone = [...had].filter(([key]) => !has.has(key)).map(([, row]) => row);
  return { gone, fresh: after.completions.filter((row) => !had.has(rowKey(row))) };
}

function rowKey(row: ClassicCompletion): string {
  const { ticks, medal, assisted, at } = row;
  return `${classicLevelKey(row)} ${at} ${ticks} ${medal} ${assisted}`;
}
