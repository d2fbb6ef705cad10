import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** An id nobody can guess: 22 characters that are safe in an address. */
export function randomId(): string {
  return randomBytes(BYTES).toString('base64url');
}
