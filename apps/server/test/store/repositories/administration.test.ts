import { expect, test } from 'vitest';
import { NO_END } from '../../../src/store/repositories/accounts.js';
import type { Store } from '../../../src/store/store.js';
import { everyDatabase } from '../support/every-database.js';
import {
  addAccount,
  addEverything,
  addRun,
  anOperation,
  aReport,
  aRun,
  aSession,
  BOARD,
  REPORT_LIMITS,
  verified,
} from '../support/rows.js';

/** The newest line of the audit log, without its number. */
async function lastLine(store: Store) {
  const [line] = await store.administration.audit({ limit: 1 });
  const { number, ...rest } = line ?? { number: 0 };
  return rest;
}

/** The runs on the board in its order, each with its rank. */
async function listed(store: Store): Promise<string[]> {
  const rows = await store.boards.page(BOARD.id, { limit: 1_000, after: null });
  const { rows: count } = (await store.boards.find(BOARD.id)) ?? { rows: 0 };
  expect(rows).toHaveLength(count);
  const last = rows.at(-1);
  if (last !== undefined) {
    expect(await store.boards.entry(BOARD.id, last.accountId)).toMatchObject({ rank: rows.length });
  }
  return rows.map(({ runId }) => runId);
}

await everyDatabase.describe((bench) => {
  test('a ban ends all sessions, lets none begin and takes the account off all boards', async () => {
    const { store } = bench();
    await addEverything(store, 'ann');
    await addAccount(store, 'bob');
    await addRun(store, { id: 'bobs', accountId: 'bob' });
    expect(await store.administration.ban('ann', NO_END, anOperation())).toBe('done');
    expect(await store.sessions.find('token of ann')).toBeNull();
    expect(await store.sessions.create(aSession({ tokenHash: 'another' }), 'hash')).toBe(false);
    expect(await listed(store)).toEqual(['bobs']);
    expect(await store.levels.shared(null, 5)).toEqual([]);
    expect(await store.recovery.findByReset('link of ann', 6_000)).toBeNull();
    expect(await store.accounts.find('ann')).toMatchObject({
      bannedUntil: NO_END,
      banReason: 'for a reason',
    });
    expect(await lastLine(store)).toEqual({
      ...{ at: 5_000, operator: 'Mia', via: 'command', reason: 'for a reason' },
      ...{ act: 'ban', subject: 'ann', subjectName: 'Player ann' },
      ...{ before: 'not banned', after: 'banned, off 1 boards' },
    });
  });

  test('a lifted ban lists the best runs again, also those checked meanwhile', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addRun(store, { id: 'first' });
    await store.runs.receive(aRun({ id: 'late' }));
    await store.administration.ban('ann', NO_END, anOperation());
    await store.runs.finish('late', verified({ points: 99 }), { unranked: 0, former: 0 });
    expect(await listed(store)).toEqual([]);
    expect(await store.administration.unban('ann', anOperation())).toBe('done');
    expect(await listed(store)).toEqual(['late']);
    expect(await store.runs.find('first')).not.toBeNull();
    expect(await lastLine(store)).toMatchObject({ act: 'unban', before: 'banned', after: 'on 1 boards' });
    expect(await store.administration.unban('ann', anOperation())).toBe('not-banned');
  });

  test('a ban that is over is lifted, another one stays', async () => {
    const { store } = bench();
    for (const id of ['ann', 'bob']) {
      await addAccount(store, id);
      await addRun(store, { id: `run of ${id}`, accountId: id });
    }
    await store.administration.ban('ann', 7_000, anOperation());
    await store.administration.ban('bob', NO_END, anOperation());
    expect(await store.administration.liftEndedBans(6_999)).toBe(0);
    expect(await store.sessions.create(aSession({ createdAt: 7_000 }), 'hash')).toBe(true);
    expect(await store.administration.liftEndedBans(7_000)).toBe(1);
    expect(await store.administration.liftEndedBans(7_000)).toBe(0);
    expect(await listed(store)).toEqual(['run of ann']);
    expect(await lastLine(store)).toMatchObject({ act: 'ban-ended', via: 'server', subject: 'ann' });
  });

  test('an account is renamed unless the name is taken, and deleted with all it has', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await addRun(store, { accountId: 'bob' });
    const { renameAccount, deleteAccount } = store.administration;
    const taken = { name: 'Player bob', folded: 'player bob' };
    expect(await renameAccount('ann', taken, anOperation())).toBe('name-taken');
    expect(await store.administration.audit({ limit: 9 })).toEqual([]);
    expect(await renameAccount('ann', { name: 'Zoe', folded: 'zoe' }, anOperation())).toBe('done');
    expect(await lastLine(store)).toMatchObject({ act: 'rename', before: 'Player ann', after: 'Zoe' });
    expect(await deleteAccount('bob', anOperation())).toBe('done');
    expect(await listed(store)).toEqual([]);
    expect(await lastLine(store)).toMatchObject({
      act: 'delete',
      subject: 'bob',
      before: 'named, on 1 boards',
    });
    expect(await deleteAccount('bob', anOperation())).toBeNull();
    expect(await renameAccount('bob', taken, anOperation())).toBeNull();
  });

  test('for a hidden run the next best takes its place, until it is restored', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addRun(store, { id: 'good' }, { points: 5 });
    await addRun(store, { id: 'best' }, { points: 9 });
    const { hide, restore } = store.administration;
    expect(await hide('best', anOperation())).toBe('done');
    expect(await hide('best', anOperation())).toBe('hidden');
    expect(await listed(store)).toEqual(['good']);
    expect(await lastLine(store)).toMatchObject({
      ...{ act: 'hide', subject: 'best', subjectName: 'lost-cause of Player ann', after: 'hidden' },
      before: `verified, ${BOARD.id}, 9 points`,
    });
    await hide('good', anOperation());
    expect(await listed(store)).toEqual([]);
    expect(await restore('best', anOperation())).toBe('done');
    expect(await restore('best', anOperation())).toBe('not-hidden');
    expect(await listed(store)).toEqual(['best']);
    expect(await hide('nothing', anOperation())).toBeNull();
  });

  test('a run that looks like a program’s waits for an operator, who reviews it once', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addRun(store, { id: 'marked', accountId: 'ann' }, { scrutiny: '{}', unreviewed: 1 });
    await addRun(store, { id: 'plain', accountId: 'ann' });
    const isMarked = async () =>
      (await store.boards.page(BOARD.id, { limit: 9, after: null })).map(({ unreviewed }) => unreviewed);
    expect((await store.administration.unreviewed(9)).map(({ id }) => id)).toEqual(['marked']);
    expect(await isMarked()).toEqual([true]);
    expect(await store.administration.review('marked', anOperation({ at: 5 }))).toBe('done');
    expect(await store.administration.review('marked', anOperation({ at: 6 }))).toBe('no-mark');
    expect(await store.administration.review('nothing', anOperation({ at: 7 }))).toBeNull();
    expect(await store.administration.unreviewed(9)).toEqual([]);
    expect(await isMarked()).toEqual([false]);
  });

  test('hidden runs do not make way for new ones', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addRun(store, { id: 'evidence' });
    await store.administration.hide('evidence', anOperation());
    await store.runs.receive(aRun({ id: 'next' }));
    await store.runs.finish('next', verified({ unranked: 'no-ticket' }), { unranked: 0, former: 0 });
    expect(await store.runs.find('next')).toBeNull();
    expect(await store.runs.find('evidence')).toMatchObject({ hiddenAt: 5_000 });
  });

  test('a run that is verified again waits, and is on no board until then', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addRun(store, { id: 'run' }, { points: 9 });
    const { verifyAgain } = store.administration;
    expect(await verifyAgain('run', anOperation())).toBe('done');
    expect(await verifyAgain('run', anOperation())).toBe('waiting');
    expect(await listed(store)).toEqual([]);
    expect(await lastLine(store)).toMatchObject({ act: 'verify', after: 'waiting' });
    expect(await store.queue.claim({ owner: 'server', now: 1, until: 2 })).toMatchObject({ id: 'run' });
    await store.runs.finish('run', verified({ points: 3 }));
    expect(await listed(store)).toEqual(['run']);
    await store.runs.receive(aRun({ id: 'refused' }));
    await store.runs.finish('refused', { status: 'refused', reason: 'no', at: 1 });
    expect(await verifyAgain('refused', anOperation())).toBe('no-recording');
  });

  test('a cleared board lists new runs only, and a rebuilt one all', async () => {
    const { store } = bench();
    for (const id of ['ann', 'bob', 'eve']) await addAccount(store, id);
    await addRun(store, { id: 'anns' }, { points: 9 });
    await addRun(store, { id: 'bobs', accountId: 'bob' }, { points: 8 });
    await addRun(store, { id: 'eves', accountId: 'eve' }, { points: 7 });
    await store.administration.ban('eve', NO_END, anOperation());
    const { clearBoard, rebuildBoard, hide, restore } = store.administration;
    expect(await clearBoard(BOARD.id, anOperation())).toEqual({ before: 2, after: 0 });
    expect(await lastLine(store)).toMatchObject({ act: 'clear', before: '2 rows', after: '0 rows' });
    expect(await listed(store)).toEqual([]);
    await hide('bobs', anOperation());
    await restore('bobs', anOperation());
    expect(await listed(store)).toEqual([]);
    await addRun(store, { id: 'new' }, { points: 1, at: 6_000 });
    expect(await listed(store)).toEqual(['new']);
    expect(await rebuildBoard(BOARD.id, anOperation())).toEqual({ before: 1, after: 2 });
    expect(await listed(store)).toEqual(['anns', 'bobs']);
    expect(await lastLine(store)).toMatchObject({ act: 'rebuild', subjectName: BOARD.title });
    expect(await clearBoard('nothing', anOperation())).toBeNull();
  });

  test('a rebuilt board has the same order and ranks, however large it is', async () => {
    const { store, database } = bench();
    const many = database.kind === 'postgres' ? 300 : 600;
    for (let i = 0; i < many; i++) {
      await addAccount(store, `${i}`);
      await addRun(store, { id: `run ${i}`, accountId: `${i}` }, { points: (i * 7) % 50 });
    }
    const before = await listed(store);
    expect(before).toHaveLength(many);
    await store.administration.rebuildBoard(BOARD.id, anOperation());
    expect(await listed(store)).toEqual(before);
    await addAccount(store, 'last');
    await addRun(store, { id: 'last', accountId: 'last' }, { points: -1 });
    expect(await listed(store)).toEqual([...before, 'last']);
  });

  test('an overview counts what an account has', async () => {
    const { store } = bench();
    await addEverything(store, 'ann');
    expect(await store.administration.overview('ann')).toEqual({
      ...{ runs: 2, waiting: 1, refused: 0, hidden: 0, boards: 1, tickets: 2, unusedTickets: 1 },
      ...{ sessions: 1, seenAt: 1_000, levels: 1, saveBytes: 24, runBytes: 8, recoveryCodes: 1 },
      ...{ openReports: 1, reports: 1, reported: 1 },
    });
    expect(await store.administration.overview('nobody')).toBeNull();
  });

  test('of a player one report of a subject is open, and there is an end to them', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const report = (subject: string, reporterId = 'ann') => aReport({ subject, reporterId });
    const twice = [report('one'), report('one')].map((each) => store.reports.add(each, REPORT_LIMITS));
    expect((await Promise.all(twice)).sort()).toEqual(['added', 'known']);
    expect(await store.reports.add(report('two'), REPORT_LIMITS)).toBe('added');
    expect(await store.reports.add(report('three'), REPORT_LIMITS)).toBe('added');
    expect(await store.reports.add(report('four'), REPORT_LIMITS)).toBe('full');
    expect(await store.reports.add(report('one', 'bob'), { ofReporter: 9, ofAll: 3 })).toBe('full');
    expect(await store.reports.list({ limit: 9, closed: false })).toHaveLength(3);
  });

  test('a closed report is out of the way, and the player may report again', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await store.reports.add(aReport({ id: 'first' }), REPORT_LIMITS);
    expect(await store.reports.close('first', anOperation())).toBe('done');
    expect(await store.reports.close('first', anOperation())).toBe('closed');
    expect(await store.reports.close('nothing', anOperation())).toBeNull();
    expect(await store.reports.add(aReport({ createdAt: 4_001 }), REPORT_LIMITS)).toBe('added');
    expect(await store.reports.list({ limit: 9, closed: false })).toHaveLength(1);
    expect(await store.reports.list({ limit: 9, closed: true })).toMatchObject([
      { closedAt: 0, reporterName: 'Player ann', playerName: 'Player bob' },
      { closedAt: 5_000, closedBy: 'Mia', answer: 'for a reason' },
    ]);
    expect(await lastLine(store)).toMatchObject({ act: 'close-report', subject: 'first' });
  });

  test('the audit log lists the newest first, page by page, all or of a subject', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    for (const id of ['ann', 'bob', 'ann']) await store.administration.ban(id, NO_END, anOperation());
    const all = await store.administration.audit({ limit: 9 });
    expect(all.map(({ subject }) => subject)).toEqual(['ann', 'bob', 'ann']);
    const [, second] = all;
    expect(await store.administration.audit({ limit: 9, before: second?.number })).toEqual(all.slice(2));
    expect(await store.administration.audit({ limit: 1, subject: 'bob' })).toEqual([second]);
  });
});
