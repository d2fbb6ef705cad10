import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startRun, startRunClock, TICKS_PER_SECOND } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { lostCause } from '@warren/games/lost-cause';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, saveSignedIn } from '../../src/online/account.js';
import { openPlayOnline, type PlayOnline } from '../../src/online/play-online.js';
import { openLine } from '../../src/online/server-line.js';
import type { SavedRun } from '../../src/storage/runs.js';
import { must } from '../support/must.js';
import { folder, warren } from '../support/warren.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

/** One clock for both sides, in the test's hand. */
const clock = { now: Date.UTC(2026, 10, 15, 12) };
const now = () => clock.now;
let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer(now);
});
afterAll(() => server.close());

/** Signs in somebody with a name, or a guest. */
async function signIn(named?: string, address = server.address) {
  const line = openLine({ server: address, token: null });
  const wants = 'token' as const;
  const answer =
    named === undefined
      ? await line.call('guest', { body: { wants } })
      : await line.call('register', { body: { name: named, password: 'under the hill', wants } });
  if (!answer.ok || answer.value.token === undefined) throw new Error('nobody is let in');
  const { id, name, guest } = answer.value.account;
  const data = folder();
  const who: SignedIn = { server: address, token: answer.value.token, id, name, guest };
  must(saveSignedIn(data, who));
  return { data, play: join(data, 'play'), who };
}

/** Draws a ticket and has the bot play it, in the time it takes. */
async function playTicket(online: PlayOnline): Promise<SavedRun> {
  const { ticket, note } = await online.drawTicket(lostCause, { level: 1 });
  if (ticket === null) throw new Error(note);
  const runClock = startRunClock(now);
  const run = must(playOut(lostCause, must(findBot('lost-cause')), ticket.settings, ticket.seed));
  runClock.follow(0, false);
  clock.now += Math.ceil((run.tick * 1000) / TICKS_PER_SECOND);
  runClock.follow(run.tick, true);
  return { run, clock: runClock, hasTurns: false, ticket };
}

const open = ({ data, play }: { data: string; play: string }) => {
  const online = openPlayOnline(data, play, now);
  if (online === null) throw new Error('no account is signed in');
  return online;
};

test('a run by a ticket is ranked as soon as it is handed in', async () => {
  const place = await signIn('Ann');
  const online = open(place);
  const [words] = await online.handIn(await playTicket(online));
  expect(words).toMatch(
    /^Lost Cause, \d+ points: rank 1 among offline runs on lost-cause\.level-1@\d+: .*see/,
  );
  expect(readdirSync(join(place.play, 'waiting'))).toEqual([]);
  expect(await online.close()).toEqual([]);
  const board = await warren([
    'boards',
    'lost-cause.level-1',
    '--list',
    'offline',
    '--around',
    '--data',
    place.data,
  ]);
  expect(board.out).toMatch(new RegExp(`^ +>1 +${place.who.name} `, 'm'));
});

test('a run that the server follows while it is played is witnessed', async () => {
  const inTime = await openWarrenServer();
  const place = await signIn('Eve', inTime.address);
  const online = openPlayOnline(place.data, place.play, Date.now);
  const drawn = await online?.drawTicket(lostCause, { level: 1 });
  if (online === null || !drawn || drawn.ticket === null) throw new Error('there is no ticket');
  const { ticket } = drawn;
  const run = must(startRun(lostCause, ticket.settings, ticket.seed));
  const runClock = startRunClock(Date.now);
  let saves = 0;
  runClock.follow(0, false);
  const end = online.witness({ run, clock: runClock, ticket, save: () => saves++ });
  const bot = must(findBot('lost-cause')).begin();
  const began = performance.now();
  while (!run.finished) {
    const due = ((performance.now() - began) * TICKS_PER_SECOND) / 1000;
    while (!run.finished && run.tick < due) run.advance(bot(run.state));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  runClock.follow(run.tick, true);
  end();
  const [words] = await online.handIn({ run, clock: runClock, hasTurns: false, ticket });
  expect(words).toMatch(/^Lost Cause, \d+ points: rank 1 \(witnessed\) on lost-cause\.level-1@\d+$/);
  expect(saves).toBeGreaterThan(0);
  const board = await warren(['boards', 'lost-cause.level-1', '--data', place.data]);
  expect(board.out).toMatch(/^Level 1, witnessed runs: 1 player \(offline 0, bots 0\)\n/);
  expect(board.out).toMatch(/^ +>1 +Eve /m);
  await online.close();
  await inTime.close();
});

test('a run that is left is told to stand still, and the end of the process waits for it', async () => {
  const place = await signIn();
  const online = open(place);
  expect(online.leave()).toBeNull();
  const { ticket } = await online.drawTicket(lostCause, { level: 1 });
  if (ticket === null) throw new Error('there is no ticket');
  const run = must(startRun(lostCause, ticket.settings, ticket.seed));
  const runClock = startRunClock(now);
  runClock.follow(0, false);
  const end = online.witness({ run, clock: runClock, ticket, save() {} });
  for (let i = 0; i < 60; i++) run.advance([]);
  clock.now += 1000;
  await online.leave();
  end();
  const line = openLine(place.who);
  const body = { nonce: ticket.nonce, from: 0, actions: '', tick: 60, hash: 0, still: true };
  const answer = await line.call('reportLog', { params: { ticket: ticket.id }, body });
  expect(answer).toMatchObject({ ok: true, value: { tick: 60, state: 'growing' } });
  await online.close();
});

test('without a connection a run waits, for an hour if need be, and is ranked when one plays again', async () => {
  const place = await signIn();
  const online = open(place);
  const saved = await playTicket(online);
  // Whatever is under way is cut, and whatever comes: there is no connection any more.
  await online.close();
  expect(await online.handIn(saved)).toEqual([
    'No connection: it is kept, and uploaded when you play again.',
  ]);
  expect((await online.drawTicket(lostCause, { level: 1 })).note).toBe(
    'Not on the leaderboard: no connection to the server',
  );
  expect(readdirSync(join(place.play, 'waiting'))).toHaveLength(1);
  clock.now += 3_600_000;

  const stranger = await signIn();
  const other = openPlayOnline(stranger.data, place.play, now);
  const next = open(place);
  const isEmpty = () => readdirSync(join(place.play, 'waiting')).length === 0;
  while (!isEmpty()) await new Promise((resolve) => setImmediate(resolve));
  expect(await next.close()).toEqual([
    expect.stringMatching(/^a run of Lost Cause that waited: .*: would be rank \d among offline runs on /),
  ]);
  expect(await other?.close()).toEqual([]);
});

test('warren upload --waiting hands in what waits; what is damaged is said and forgotten', async () => {
  const place = await signIn();
  const online = open(place);
  const saved = await playTicket(online);
  await online.close();
  await online.handIn(saved);
  const damaged = join(place.play, 'waiting', '0000000000000001-abcdef.json');
  writeFileSync(damaged, '{"recording":');
  // The command has the clock of the machine, the server that of the test: the pause does not fit any more.
  const sent = await warren(['upload', '--waiting', '--json', '--data', place.data]);
  const [first, second] = sent.out.trim().split('\n');
  expect(JSON.parse(first)).toMatchObject({ accepted: false, reason: `${damaged} is damaged` });
  expect(JSON.parse(second)).toMatchObject({
    accepted: true,
    run: { status: 'verified', game: 'lost-cause' },
  });
  expect(sent.code).toBe(1);
  expect(await warren(['upload', '--waiting', '--data', place.data])).toMatchObject({
    code: 0,
    out: '',
    err: 'no run of yours waits\n',
  });
});

test('without an account no run is played online', () => {
  const data = folder();
  expect(openPlayOnline(data, data, now)).toBeNull();
});
