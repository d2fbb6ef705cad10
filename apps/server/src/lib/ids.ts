import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const PREFIX_BYTES = 6;

/** A new id that cannot be guessed: 128 random bits in 22 characters. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Numbers requests. The prefix is unique to this process, so that logs of several servers can be told apart. */
export function makeRequestIds(): () => string {
  const prefix = randomBytes(PREFIX_BYTES).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
