import { parseOptions } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword, makePasswords } from '../../src/auth/passwords.js';
import { makeConcurrencyLimiter } from '../../src/lib/concurrency-limiter.js';
import { openSite, PASSWORD } from '../support/site.js';

const ROOM = { concurrent: 2, waiting: 8 };

test('passwords are hashed by argon2id with 19 MiB, two passes and one lane, each with a salt of its own', async () => {
  const passwords = makePasswords(ROOM);
  const first = String(await passwords.hash(PASSWORD));
  const second = String(await passwords.hash(PASSWORD));
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(first)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, saltLen: 16 });
  expect(second).not.toBe(first);
  expect(await passwords.check(PASSWORD, first)).toBe(true);
  expect(await passwords.check(`${PASSWORD}!`, first)).toBe(false);
});

test('the same password typed with other code points is the same', async () => {
  const passwords = makePasswords(ROOM);
  const hash = String(await passwords.hash('caf\u00e9 au lait'));
  expect(await passwords.check('cafe\u0301 au lait', hash)).toBe(true);
});

test('no more passwords are hashed at once than the settings say, no more wait, and all who wait get in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 20 }),
      async (concurrent, waiting, guests) => {
        const limiter = makeConcurrencyLimiter({ concurrent, waiting });
        let inside = 0;
        let most = 0;
        const passed = await Promise.all(
          Array.from({ length: guests }, () =>
            limiter.run(async () => {
              inside++;
              most = Math.max(most, inside);
              await Promise.resolve();
              inside--;
              return 'in';
            }),
          ),
        );
        expect(most).toBe(Math.min(concurrent, guests));
        expect(passed.filter((word) => word === 'in')).toHaveLength(Math.min(guests, concurrent + waiting));
      },
    ),
  );
});

test('a failure inside leaves the place to the next', async () => {
  const limiter = makeConcurrencyLimiter({ concurrent: 1, waiting: 1 });
  const broken = limiter.run(() => Promise.reject(new Error('broken')));
  const next = limiter.run(async () => 'in');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('in');
  expect(await limiter.run(async () => 'in')).toBe('in');
});

test('a caller that comes while too many passwords are hashed is asked to come again', async () => {
  const site = await openSite({ config: { passwords: { concurrent: 1, waiting: 0 } } });
  const body = { name: 'Anna', password: PASSWORD };
  const answers = await Promise.all([1, 2, 3].map(() => site.visitor().call('login', { body })));
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort();
  expect(codes).toEqual(['too-many', 'too-many', 'wrong-password']);
  const sentAway = answers.find((answer) => !answer.ok && answer.code === 'too-many');
  expect(sentAway).toMatchObject({ retryAfter: expect.any(Number) });
  await site.close();
});

test('an unknown name and a wrong password are answered alike, to the letter', async () => {
  const site = await openSite();
  await site.visitor().register('Anna');
  await site.visitor().becomeGuest();
  const login = (name: string, password: string) =>
    site.visitor().inject({ method: 'POST', url: '/api/login', payload: { name, password } });
  const answers = [await login('Anna', 'wrong wrong wrong'), await login('Nobody here', PASSWORD)];
  const [wrong, unknown] = answers.map(({ statusCode, body, headers }) => {
    const { 'x-request-id': _, date: __, ...others } = headers;
    return { statusCode, body, others };
  });
  expect(unknown).toEqual(wrong);
  expect(wrong.statusCode).toBe(401);
  await site.close();
});

test('an unknown name costs the same work: it waits at the same limiter for a hash of the same cost', async () => {
  const passwords = makePasswords({ concurrent: 1, waiting: 0 });
  const unknown = passwords.check(PASSWORD, null);
  expect(await passwords.check(PASSWORD, null)).toBe('busy');
  expect(await unknown).toBe(false);
  const source = await import('node:fs').then((fs) =>
    fs.readFileSync(new URL('../../src/auth/passwords.ts', import.meta.url), 'utf8'),
  );
  const [nobody] = /\$argon2id\$[^']+/.exec(source) ?? [];
  const fresh = String(await passwords.hash(PASSWORD));
  expect(parseOptions(String(nobody))).toEqual(parseOptions(fresh));
});

test.each([
  ['short', 'a1b2c3d', 'at least 8'],
  ['long', 'ab'.repeat(101), 'at most 200'],
  ['one character', '\u{1f525}'.repeat(9), 'over and over'],
  ['well known', 'PassWord123', 'first that an attacker tries'],
  ['the name', 'ANNA of the Hill', 'must not be the name'],
])('a password that is %s is refused with the reason', (_, password, reason) => {
  expect(checkPassword(password, 'Anna of the hill')).toMatchObject({
    ok: false,
    reason: expect.stringContaining(reason),
  });
});

test('eight characters are eight, however many bytes they take', () => {
  expect(checkPassword('\u{1f525}\u{1f525}abc\u{1f56f}de', 'Anna').ok).toBe(true);
});
