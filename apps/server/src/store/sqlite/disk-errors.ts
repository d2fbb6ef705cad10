import { DatabaseAway } from '../database-away.js';

/** Primary codes of SQLite: another process holds the file, the disk fails, a file cannot be opened. */
const AWAY = new Set([5, 10, 14]);
/** An extended code has its primary code in these bits. */
const PRIMARY = 0xff;

/** The error as callers see it: `DatabaseAway` where the disk failed and the request may be made again. */
function asAway(error: unknown): unknown {
  const { errcode } = (error ?? {}) as { readonly errcode?: number };
  return errcode !== undefined && AWAY.has(errcode & PRIMARY) ? new DatabaseAway(error) : error;
}

/** Has a function of a database report a failing disk as all databases do. */
export function reportsDisk<Values extends unknown[], T>(
  work: (...values: Values) => Promise<T>,
): (...values: Values) => Promise<T> {
  return async (...values) => {
    try {
      return await work(...values);
    } catch (error) {
      throw asAway(error);
    }
  };
}
