import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../server/src/store/open-store.js';
import type { AuditRow } from '../../../server/src/store/repositories/audit.js';
import type { Store } from '../../../server/src/store/store.js';
import {
  addAccount,
  addEverything,
  addRun,
  aReport,
  BOARD,
  REPORT_LIMITS,
} from '../../../server/test/store/support/rows.js';
import { folder, warren } from '../support/warren.js';

/** A database with two players and a run of each, and the command on it. */
async function openPlace() {
  const database = `sqlite:${join(folder(), 'warren.sqlite')}`;
  const use = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore({ database });
    if (!store.ok) throw new Error(store.reason);
    try {
      return await work(store.value);
    } finally {
      await store.value.close();
    }
  };
  await use(async (store) => {
    await addEverything(store, 'ann');
    await addAccount(store, 'bob');
    await addRun(store, { id: 'bobs', accountId: 'bob', game: 'lost-cause', rules: 2 }, { points: 99 });
    await addAccount(store, 'guest', null);
  });
  const admin = (...words: string[]) => warren(['admin', ...words, '--database', database]);
  const board = () => use(({ boards }) => boards.page(BOARD.id, { limit: 9, after: null }));
  /** The newest line of the audit log. */
  const last = async (): Promise<AuditRow> =>
    JSON.parse((await admin('audit', '--limit', '1', '--json')).out).lines[0];
  return { admin, board, last, use };
}

test('the operator looks up an account by its name or its id', async () => {
  const { admin } = await openPlace();
  const byName = await admin('account', 'player ANN');
  expect(byName).toMatchObject({ code: 0, err: '' });
  expect(byName.out).toContain(
    'Player ann (id:ann)\n  a named account since 1970-01-01T00:00:01Z\n  not banned\n',
  );
  expect(byName.out).toContain('2 runs: 1 wait, 0 refused, 0 hidden; on 1 boards');
  expect((await admin('account', 'id:ann')).out).toBe(byName.out);
  expect((await admin('account', 'ann')).out).toBe(byName.out);
  const data = JSON.parse((await admin('account', 'ann', '--json')).out);
  expect(data).toMatchObject({ id: 'ann', guest: false, ban: null, runs: 2, recoveryCodes: 1 });
});

test('a text that is the name of one account and the id of another is refused', async () => {
  const { admin, use } = await openPlace();
  await use((store) => store.accounts.rename('bob', { name: 'ann', folded: 'ann' }));
  const asked = await admin('ban', 'ann', '--reason', 'r', '--yes');
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('say id:bob or id:ann') });
});

test('rename, with its line in the audit log', async () => {
  const { admin, last } = await openPlace();
  const done = await admin('rename', 'Player ann', 'Zoe', '--reason', 'a slur', '--by', 'Mia');
  expect(done).toMatchObject({ code: 0, out: 'Player ann is called Zoe now\n' });
  expect(await last()).toMatchObject({
    ...{ operator: 'Mia', via: 'command', act: 'rename', subject: 'ann', reason: 'a slur' },
    ...{ before: 'Player ann', after: 'Zoe' },
  });
  expect(await admin('rename', 'Zoe', 'Player bob')).toMatchObject({ code: 1 });
  expect(await admin('rename', 'Zoe', 'Admin')).toMatchObject({ code: 2 });
  expect(await admin('rename', 'Player guest', 'Gus')).toMatchObject({ code: 1 });
});

test('ban and unban, with their lines in the audit log', async () => {
  const { admin, board, last, use } = await openPlace();
  const done = await admin('ban', 'Player ann', '--reason', 'a machine', '--until', '7d', '--yes');
  expect(done.out).toMatch(/^Player ann is banned until \d{4}-.*Z: a machine\n$/);
  expect(await use((store) => store.sessions.find('token of ann'))).toBeNull();
  expect((await board()).map(({ accountId }) => accountId)).toEqual(['bob']);
  expect(await last()).toMatchObject({ operator: '', via: 'command', act: 'ban', subject: 'ann' });
  expect((await admin('account', 'ann')).out).toMatch(/banned until .*: a machine/);
  expect((await admin('unban', 'ann')).out).toBe('Player ann is no longer banned\n');
  expect(await board()).toHaveLength(2);
  expect(await last()).toMatchObject({ act: 'unban', after: 'on 1 boards' });
  expect(await admin('unban', 'ann')).toMatchObject({ code: 1 });
});

test('delete, with its line in the audit log', async () => {
  const { admin, board, last } = await openPlace();
  expect((await admin('delete', 'ann', '--yes')).out).toMatch('is deleted');
  expect(await board()).toHaveLength(1);
  expect(await last()).toMatchObject({ act: 'delete', subject: 'ann', subjectName: 'Player ann' });
  expect(JSON.parse((await admin('audit', 'id:ann', '--json')).out).lines).toHaveLength(2);
  expect(await admin('delete', 'ann', '--yes')).toMatchObject({ code: 1 });
});

test('reset-password prints a link that the store knows the hash of, and a line is in the audit log', async () => {
  const { admin, last, use } = await openPlace();
  const done = await admin('reset-password', 'Player bob', '--public-url', 'https://example.org');
  expect(done.out).toMatch(/once, until .*:\nhttps:\/\/example\.org\/reset-password#[\w-]{43}\n$/);
  expect(await last()).toMatchObject({ act: 'reset-password', subject: 'bob' });
  const token = done.out.trim().split('#')[1] ?? '';
  const { hashToken } = await import('../../../server/src/lib/tokens.js');
  const found = await use((store) => store.recovery.findByReset(hashToken(token), Date.now()));
  expect(found).toMatchObject({ id: 'bob' });
  expect((await admin('audit')).out).not.toContain(token);
  expect(await admin('reset-password', 'Player guest')).toMatchObject({ code: 1 });
});

test('hide, restore and verify a run, with their lines in the audit log', async () => {
  const { admin, board, last } = await openPlace();
  expect((await admin('hide', 'bobs', '--reason', 'a bot')).out).toBe('the run bobs is hidden\n');
  expect(await board()).toHaveLength(1);
  expect(await last()).toMatchObject({ act: 'hide', subject: 'bobs', reason: 'a bot', after: 'hidden' });
  expect((await admin('restore', 'bobs')).out).toBe('the run bobs is shown again\n');
  expect(await board()).toHaveLength(2);
  expect(await last()).toMatchObject({ act: 'restore', before: expect.stringContaining('hidden') });
  expect((await admin('verify', 'bobs', '--yes')).out).toMatch('waits to be checked again');
  expect(await board()).toHaveLength(1);
  expect(await last()).toMatchObject({ act: 'verify', after: 'waiting' });
  expect(await admin('verify', 'bobs', '--yes')).toMatchObject({ code: 1 });
  expect(await admin('hide', 'nothing', '--reason', 'r')).toMatchObject({ code: 1 });
});

test('runs that look like a program’s are listed, and reviewed with a line in the audit log', async () => {
  const { admin, last, use } = await openPlace();
  expect((await admin('unreviewed')).out).toBe('no run waits to be looked at\n');
  const scrutiny = JSON.stringify({ machineLike: true, reason: 'The player turned in one tick.' });
  await use((store) =>
    addRun(store, { id: 'quick', accountId: 'bob', rules: 2 }, { points: 199, scrutiny, unreviewed: 1 }),
  );
  const listed = await admin('unreviewed');
  expect(listed.out).toMatch(/^quick .* by Player bob \(id:bob\): The player turned in one tick\./);
  expect(JSON.parse((await admin('unreviewed', '--json')).out).runs).toMatchObject([{ run: 'quick' }]);
  expect(await admin('review', 'quick')).toMatchObject({ code: 2 });
  expect((await admin('review', 'quick', '--reason', 'watched it')).out).toMatch('is reviewed');
  expect(await last()).toMatchObject({
    act: 'review',
    subject: 'quick',
    reason: 'watched it',
    after: 'reviewed',
  });
  expect(await admin('review', 'quick', '--reason', 'again')).toMatchObject({ code: 1 });
  expect((await admin('unreviewed')).out).toBe('no run waits to be looked at\n');
});

test('a run by rules of the past is not verified again, since that would refuse it', async () => {
  const { admin, use } = await openPlace();
  await use((store) => addRun(store, { id: 'old', accountId: 'bob', rules: 1 }));
  expect(await admin('verify', 'old', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no longer plays lost-cause by rules 1'),
  });
});

test('clear and rebuild a board, with their lines in the audit log', async () => {
  const { admin, board, last } = await openPlace();
  expect((await admin('clear', BOARD.id, '--reason', 'broken', '--yes')).out).toMatch('had 2 rows and has 0');
  expect(await board()).toEqual([]);
  expect(await last()).toMatchObject({ act: 'clear', subject: BOARD.id, before: '2 rows', after: '0 rows' });
  expect((await admin('rebuild', BOARD.id, '--yes')).out).toMatch('had 0 rows and has 2');
  expect(await board()).toHaveLength(2);
  expect(await last()).toMatchObject({ act: 'rebuild', before: '0 rows', after: '2 rows' });
  expect(await admin('clear', 'nothing.here', '--reason', 'r', '--yes')).toMatchObject({ code: 1 });
});

test('list and close reports, with a line in the audit log', async () => {
  const { admin, last, use } = await openPlace();
  await use((store) =>
    store.reports.add(aReport({ id: 'r1', subject: 'bobs', text: 'evil \u001b[2J text' }), REPORT_LIMITS),
  );
  const listed = await admin('reports');
  expect(listed.out).toMatch(/^r1 .* the run of Player bob \(id:bob\), run a run$/m);
  expect(listed.out).not.toContain('\u001b');
  expect((await admin('close-report', 'r1', '--reason', 'it was a bot')).out).toMatch('is closed');
  expect(await last()).toMatchObject({ act: 'close-report', subject: 'r1', reason: 'it was a bot' });
  expect((await admin('reports')).out).not.toContain('r1');
  expect((await admin('reports', '--all')).out).toContain('closed by command');
  expect(await admin('close-report', 'r1', '--reason', 'again')).toMatchObject({ code: 1 });
});

test('nothing destructive happens without --yes, and nothing is written into the log', async () => {
  const { admin, board, last } = await openPlace();
  const before = await last();
  for (const words of [
    ['ban', 'ann', '--reason', 'r'],
    ['delete', 'ann'],
    ['verify', 'bobs'],
    ['clear', BOARD.id, '--reason', 'r'],
    ['rebuild', BOARD.id],
  ]) {
    expect(await admin(...words)).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
  }
  expect(await board()).toHaveLength(2);
  expect(await last()).toEqual(before);
});

test('bad input is refused with a sentence', async () => {
  const { admin } = await openPlace();
  const flaws: [words: string[], sentence: string][] = [
    [[], 'admin needs an act'],
    [['bann', 'ann'], 'there is no act "bann"'],
    [['ban', 'ann', '--yes'], 'ban needs a reason'],
    [['ban', '--reason', 'r', '--yes'], 'ban needs what it is about'],
    [['ban', 'ann', '--reason', 'r', '--until', 'soon', '--yes'], 'an end is like 12h'],
    [['ban', 'ann', '--reason', 'r', '--until', '2001-01-01', '--yes'], 'has passed already'],
    [['ban', 'ann', '--reason', 'x'.repeat(201), '--yes'], 'at most 200 characters'],
    [['ban', 'ann', '--reason', 'a\u0000b', '--yes'], 'no control'],
    [['unban', 'ann', '--until', '7d'], 'unban takes no until'],
    [['rename', 'ann', 'b', 'c'], 'quote a name with spaces'],
    [['audit', '--limit', '5000'], 'from 1 to 1000'],
  ];
  for (const [words, sentence] of flaws) {
    expect(await admin(...words)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  }
  expect(await admin('account', 'no such player')).toMatchObject({ code: 1 });
  const missing = await warren([
    'admin',
    'audit',
    '--database',
    `sqlite:${join(folder(), 'nothing.sqlite')}`,
  ]);
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no database') });
});
