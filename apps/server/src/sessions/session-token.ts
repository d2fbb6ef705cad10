import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A new secret that shows who somebody is: 256 random bits. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text from a request could be a token at all. */
export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text);
}

/** What the store keeps of a token: nobody who reads the database can sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
