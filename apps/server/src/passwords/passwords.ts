import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config/config.js';
import { makeGate } from './gate.js';

/** Turns passwords into hashes: slow on purpose, and so never more at once than the machine can bear. */
export interface Passwords {
  /** `busy` when too many are waiting already. */
  hash(password: string): Promise<string | 'busy'>;
  /** Whether a password is that of a hash. Without a hash the answer is no, after the same amount of work. */
  check(password: string, passwordHash: string | null): Promise<boolean | 'busy'>;
}

/** Argon2id, which is what the library takes unless told otherwise: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody knows, of the same cost as all others. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$vnr6WvRfbdWWTYalUYGMfA$ob9fG/ogbsMo2GodH6+yaEXsAN7aiVh0TrUn1jYuNVs';

export function makePasswords({ concurrent, waiting }: Config['passwords']): Passwords {
  const gate = makeGate({ concurrent, waiting });
  return {
    hash: (password) => gate.pass(() => hash(settled(password), COST)),
    check(password, passwordHash) {
      return gate.pass(async () => {
        const same = await verify(passwordHash ?? NOBODY, settled(password));
        return same && passwordHash !== null;
      });
    },
  };
}

/** The same letters typed on another keyboard may be other code points. */
function settled(password: string): string {
  return password.normalize('NFKC');
}
