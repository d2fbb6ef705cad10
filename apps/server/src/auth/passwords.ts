import { hash, verify } from '@node-rs/argon2';
import { accept, foldName, type Result, refuse } from '@warren/engine';
import { LIMITS } from '@warren/protocol';
import type { Config } from '../config/config.js';
import { makeConcurrencyLimiter } from '../lib/concurrency-limiter.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** Argon2id, the default of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random password, of the same cost as all others. */
const UNKNOWN_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$vnr6WvRfbdWWTYalUYGMfA$ob9fG/ogbsMo2GodH6+yaEXsAN7aiVh0TrUn1jYuNVs';

export type Passwords = ReturnType<typeof makePasswords>;

/** Hashes passwords. That is slow on purpose, so only a few are hashed at once. */
export function makePasswords(options: Config['passwords']) {
  const limiter = makeConcurrencyLimiter(options);
  return {
    /** `busy` when too many are waiting already. */
    hash: (password: string) => limiter.run(() => hash(normalise(password), COST)),
    /** Whether a password belongs to a hash. Without a hash the answer is no, after the same amount of work. */
    check: (password: string, passwordHash: string | null) =>
      limiter.run(async () => {
        const same = await verify(passwordHash ?? UNKNOWN_PASSWORD_HASH, normalise(password));
        return same && passwordHash !== null;
      }),
  };
}

/** The same letters typed on another keyboard may be other code points. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Accepts a new password, or says in a sentence why it is too weak. */
export function checkPassword(password: string, name: string): Result<string> {
  const { min, max } = LIMITS.password;
  const length = [...password].length;
  if (length < min) return refuse(`A password has at least ${min} characters.`);
  if (length > max) return refuse(`A password has at most ${max} characters.`);
  if (new Set(password).size === 1) return refuse('This password is the same character over and over.');
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    return refuse('This password is too common; it is among the first that an attacker tries.');
  }
  if (foldName(password) === foldName(name)) return refuse('The password must not be the name.');
  return accept(password);
}
