import { randomBytes } from 'node:crypto';

const PREFIX_BYTES = 6;

/** Numbers requests: a beginning of this process's own, so that logs of several can be told apart. */
export function requestIds(): () => string {
  const prefix = randomBytes(PREFIX_BYTES).toString('hex');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
