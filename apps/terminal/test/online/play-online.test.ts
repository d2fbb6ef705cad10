import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startRunClock, TICKS_PER_SECOND } from '@warren/games';
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

async function signIn(): Promise<{ data: string; play: string; who: SignedIn }> {
  const line = openLine({ server: server.address, token: null });
  const answer = await line.call('guest', { body: { wants: 'token' } });
  if (!answer.ok || answer.value.token === undefined) throw new Error('no guest is let in');
  const { id, name, guest } = answer.value.account;
  const data = folder();
  const who = { server: server.address, token: answer.value.token, id, name, guest };
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
  const place = await signIn();
  const online = open(place);
  const [words] = await online.handIn(await playTicket(online));
  expect(words).toMatch(/^Lost Cause, \d+ points: rank 1 on lost-cause\.level-1@\d+$/);
  expect(readdirSync(join(place.play, 'waiting'))).toEqual([]);
  expect(online.close()).toEqual([]);
  const board = await warren(['boards', 'lost-cause.level-1', '--around', '--data', place.data]);
  expect(board.out).toMatch(new RegExp(`^ +>1 +${place.who.name} `, 'm'));
});

test('without a connection a run waits, for an hour if need be, and is ranked when one plays again', async () => {
  const place = await signIn();
  const online = open(place);
  const saved = await playTicket(online);
  // Whatever is under way is cut, and whatever comes: there is no connection any more.
  online.close();
  expect(await online.handIn(saved)).toEqual([
    'No connection: it is kept, and handed in when you play again.',
  ]);
  expect((await online.drawTicket(lostCause, { level: 1 })).note).toBe(
    'Unranked: no connection to the server',
  );
  expect(readdirSync(join(place.play, 'waiting'))).toHaveLength(1);
  clock.now += 3_600_000;

  const stranger = await signIn();
  const other = openPlayOnline(stranger.data, place.play, now);
  const next = open(place);
  const isEmpty = () => readdirSync(join(place.play, 'waiting')).length === 0;
  while (!isEmpty()) await new Promise((resolve) => setImmediate(resolve));
  expect(next.close()).toEqual([expect.stringMatching(/^a run of Lost Cause that waited: .*: rank \d on /)]);
  expect(other?.close()).toEqual([]);
});

test('warren upload --waiting hands in what waits; what is damaged is said and forgotten', async () => {
  const place = await signIn();
  const online = open(place);
  const saved = await playTicket(online);
  online.close();
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
