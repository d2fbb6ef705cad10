import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfig } from '../../src/config/read-config.js';
import { anOperation, BOARD } from '../store/support/rows.js';
import { listRun } from '../support/list-run.js';
import { right } from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

let site: Site;
let bob: string;
beforeAll(async () => {
  site = await openSite();
  bob = await site.visitor().register('Bob');
  for (const id of ['one', 'two', 'hidden'])
    await listRun(site.store, { id, accountId: bob, board: BOARD, points: 5, at: 1 });
  await site.store.administration.hide(runId('hidden'), anOperation());
});
afterAll(() => site.close());

const runId = (id: string) => id.padEnd(22, '-');
const open = () => site.store.reports.list({ limit: 100, closed: false });

function report(visitor: Visitor, more: object = {}) {
  const body = { about: 'run' as const, run: runId('one'), text: 'This is a bot', ...more };
  return visitor.call('report', { body });
}

async function guest(): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.becomeGuest();
  return visitor;
}

test('a player reports a run and a name once each, and the operator reads it', async () => {
  const ann = await guest();
  right(await report(ann));
  right(await report(ann, { text: 'Again' }));
  site.clock.now++;
  right(await report(ann, { about: 'name' }));
  right(await report(ann, { about: 'name', run: runId('two') }));
  expect(await open()).toMatchObject([
    { about: 'run', subject: runId('one'), playerName: 'Bob', text: 'This is a bot' },
    { about: 'name', subject: bob, playerName: 'Bob' },
  ]);
});

test('an account is needed, and a run that there is and that is not hidden or the own', async () => {
  expect(await report(site.visitor())).toMatchObject({ code: 'signed-out' });
  const ann = await guest();
  expect(await report(ann, { run: runId('none') })).toMatchObject({ code: 'no-run' });
  expect(await report(ann, { run: runId('hidden') })).toMatchObject({ code: 'no-run' });
  const own = site.visitor();
  const accountId = await own.register('Eve');
  await listRun(site.store, { id: 'eves', accountId, board: BOARD, points: 1, at: 1 });
  expect(await report(own, { run: runId('eves') })).toMatchObject({ code: 'bad-request', field: 'run' });
});

test('a text that is empty, too long or strange is refused', async () => {
  const ann = await guest();
  for (const text of ['', '   ', 'x'.repeat(301), 'a\u0000b', 'a\nb', '\u202egnp.exe', 'a'.repeat(3_000)]) {
    expect(await report(ann, { text })).toMatchObject({ ok: false, code: 'bad-request', field: 'text' });
  }
});

test('what is hidden is there for its player alone', async () => {
  const ann = await guest();
  const params = { run: runId('hidden') };
  expect(await ann.call('run', { params })).toMatchObject({ code: 'no-run' });
  expect(await ann.call('recording', { params })).toMatchObject({ code: 'no-run' });
  const owner = site.visitor();
  const accountId = await owner.register('Mallory');
  await listRun(site.store, { id: 'mallorys', accountId, board: BOARD, points: 9, at: 1 });
  await site.store.administration.hide(runId('mallorys'), anOperation());
  const mine = right(await owner.call('run', { params: { run: runId('mallorys') } }));
  expect(mine).toMatchObject({ unranked: 'hidden', ranked: false, rank: null });
});

test('reports have a limit of their own', async () => {
  const limits = { ...defaultConfig().limits, report: { account: 2, address: 100, seconds: 60 } };
  const strict = await openSite({ config: { limits } });
  const ann = strict.visitor();
  await ann.becomeGuest();
  const codes = [];
  for (let i = 0; i < 4; i++) {
    const answer = await report(ann);
    codes.push(answer.ok ? '' : answer.code);
  }
  expect(codes).toEqual(['no-run', 'no-run', 'too-many', 'too-many']);
  await strict.close();
});
