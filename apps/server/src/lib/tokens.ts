import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** A new token that cannot be guessed: 256 random bits in 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text can be a token, so that others are not even looked for. */
export function isToken(text: string): boolean {
  return TOKEN_FORM.test(text);
}

/** The store keeps only this hash of a token: the database alone is not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
