import { DatabaseAway } from '../database-away.js';

/** The connection is gone, or is to a server that does not write: by code of PostgreSQL, then of the system. */
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25006'],
  ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'],
]);
/** All connection errors of PostgreSQL begin so. */
const CONNECTION_CLASS = '08';
/** What the client library says without a code. */
const LOST_WORDS = /^(Connection terminated|timeout e|Client (has encountered|was closed))/;
/** The connection is there, but the answer takes too long: no connection is free, a lock is held, a query is slow. */
const SLOW = new Set(['53300', '55P03', '57014']);
/** Refused because others have all connections, or because the server is just starting: it soon takes one. */
const COMING = new Set(['53300', '57P03']);

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code ?? '');
}

/** Whether a connection was lost or never made. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '') return LOST.has(code) || code.startsWith(CONNECTION_CLASS);
  return error instanceof Error && LOST_WORDS.test(error.message);
}

/** Whether a refused connection is worth another try in a moment. */
export function isComing(error: unknown): boolean {
  return COMING.has(codeOf(error));
}

/** The error as callers see it: `DatabaseAway`, or one that tells of a mistake of ours. */
export function asAway(error: unknown): unknown {
  return isLost(error) || SLOW.has(codeOf(error)) ? new DatabaseAway(error) : error;
}
