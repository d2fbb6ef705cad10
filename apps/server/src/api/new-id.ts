import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** A name for something new that nobody can guess: 128 random bits in 22 characters. */
export function newId(): string {
  return randomBytes(BYTES).toString('base64url');
}
