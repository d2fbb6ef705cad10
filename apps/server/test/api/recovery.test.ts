import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken, newToken } from '../../src/lib/tokens.js';
import { NO_END } from '../../src/store/repositories/accounts.js';
import { anOperation } from '../store/support/rows.js';
import { right } from '../support/play.js';
import { openSite, PASSWORD, type Site, type Visitor } from '../support/site.js';

const NEXT = 'another lantern entirely';

let site: Site;
let anna: Visitor;
let name: string;
let codes: string[];
let players = 0;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  anna = site.visitor();
  name = `Anna ${++players}`;
  const registered = right(await anna.call('register', { body: { name, password: PASSWORD } }));
  codes = registered.recoveryCodes ?? [];
});

const recover = (code: string, more: object = {}) =>
  site.visitor().call('recover', { body: { name, code, password: NEXT, ...more } });
const signIn = (password: string) => site.visitor().call('login', { body: { name, password } });
const nameOf = async (visitor: Visitor) => right(await visitor.call('me', {})).account?.name ?? null;

test('a new account is told eight codes once, and the database knows none of them', async () => {
  expect(codes).toHaveLength(8);
  expect(new Set(codes).size).toBe(8);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  const login = right(await signIn(PASSWORD));
  expect(login.recoveryCodes).toBeUndefined();
  const exported = JSON.stringify(right(await anna.call('exportMe', {})));
  for (const code of codes) expect(exported).not.toContain(code);
});

test('a guest who takes a name gets codes, too', async () => {
  const guest = site.visitor();
  await guest.becomeGuest();
  const named = right(await guest.call('register', { body: { name: `Gus ${players}`, password: PASSWORD } }));
  expect(named.recoveryCodes).toHaveLength(8);
});

test('a code sets a new password once, signs out everywhere and signs in here', async () => {
  const [code = ''] = codes;
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `;
  const lost = site.visitor();
  right(await lost.call('recover', { body: { name: name.toUpperCase(), code: typed, password: NEXT } }));
  expect(await nameOf(lost)).toBe(name);
  expect(await nameOf(anna)).toBeNull();
  expect(await signIn(PASSWORD)).toMatchObject({ ok: false, code: 'wrong-password' });
  right(await signIn(NEXT));
  expect(await recover(code)).toMatchObject({ ok: false, code: 'wrong-code' });
  right(await recover(codes[1] ?? ''));
});

test('of many requests with one code at once one succeeds', async () => {
  const [code = ''] = codes;
  const answers = await Promise.all(Array.from({ length: 5 }, () => recover(code, { wants: 'token' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a wrong code, the code of another player and a name nobody has get the same answer', async () => {
  const [code = ''] = codes;
  const other = site.visitor();
  const { recoveryCodes = [] } = right(
    await other.call('register', { body: { name: `Other ${players}`, password: PASSWORD } }),
  );
  const answers = [
    await recover('0000-0000-0000-0000'),
    await recover(recoveryCodes[0] ?? ''),
    await recover(code, { name: 'Nobody at all' }),
    await recover(''),
    await recover('\u0000'.repeat(16)),
  ];
  for (const answer of answers) expect(answer).toEqual({ ...answers[0] });
  expect(answers[0]).toMatchObject({ ok: false, code: 'wrong-code' });
  right(await recover(code));
});

test('a weak new password is refused before the code is looked at, which stays good', async () => {
  const [code = ''] = codes;
  expect(await recover(code, { password: 'short' })).toMatchObject({ code: 'bad-password' });
  expect(await recover('nothing', { password: 'short' })).toMatchObject({ code: 'bad-password' });
  right(await recover(code));
});

test('codes are made anew with the password, and the old ones are worth nothing', async () => {
  const wrong = await anna.call('newRecoveryCodes', { body: { password: 'not this one' } });
  expect(wrong).toMatchObject({ ok: false, code: 'wrong-password', field: 'password' });
  const fresh = right(await anna.call('newRecoveryCodes', { body: { password: PASSWORD } })).codes;
  expect(fresh).toHaveLength(8);
  expect(await recover(codes[0] ?? '')).toMatchObject({ code: 'wrong-code' });
  right(await recover(fresh[7] ?? ''));
  const guest = site.visitor();
  await guest.becomeGuest();
  expect(await guest.call('newRecoveryCodes', { body: { password: '' } })).toMatchObject({ ok: false });
});

/** A link as the operator gives it; the token at its end. */
async function link(endsIn = 1_000): Promise<string> {
  const token = newToken();
  const id = right(await anna.call('me', {})).account?.id ?? '';
  const reset = { tokenHash: hashToken(token), endsAt: site.clock.now + endsIn };
  await site.store.administration.allowReset(id, reset, anOperation());
  return token;
}

test('a link of the operator sets a new password once, and ends all sessions', async () => {
  const token = await link();
  const reset = (password: string) => site.visitor().call('resetPassword', { body: { token, password } });
  expect(await reset(name)).toMatchObject({ code: 'bad-password' });
  right(await reset(NEXT));
  expect(await reset(PASSWORD)).toMatchObject({ ok: false, code: 'link-ended' });
  expect(await nameOf(anna)).toBeNull();
  right(await signIn(NEXT));
});

test('a link that ended, or was never given, sets nothing', async () => {
  const token = await link(1_000);
  site.clock.now += 1_000;
  for (const given of [token, newToken(), '', 'x'.repeat(64)]) {
    const answer = await site.visitor().call('resetPassword', { body: { token: given, password: NEXT } });
    expect(answer).toMatchObject({ ok: false, code: 'link-ended' });
  }
  right(await signIn(PASSWORD));
});

test('a banned player is signed out, learns why with the right password, and finds no way around', async () => {
  const id = right(await anna.call('me', {})).account?.id ?? '';
  await site.store.administration.ban(id, NO_END, anOperation({ reason: 'plays by machine' }));
  expect(await nameOf(anna)).toBeNull();
  expect(await anna.call('saves', {})).toMatchObject({ code: 'signed-out' });
  expect(await signIn('a wrong password')).toMatchObject({ code: 'wrong-password' });
  const refused = { ok: false, code: 'banned', message: expect.stringContaining('machine') };
  expect(await signIn(PASSWORD)).toMatchObject(refused);
  expect(await recover(codes[0] ?? '')).toMatchObject(refused);
  await site.store.administration.unban(id, anOperation());
  right(await signIn(PASSWORD));
});
