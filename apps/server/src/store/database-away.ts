/**
 * The database cannot be asked just now: its connection was refused, lost or too slow, or a lock was not to be had.
 * Nothing is wrong with the request, which may be made again.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`the database is away (${reasonOf(cause)})`, { cause });
    this.name = 'DatabaseAway';
  }
}

/** What went wrong, in the words of the database. */
export function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string };
  // If none of several addresses of a host answers, the error has a code but no message.
  return message || code || 'no reason is given';
}
