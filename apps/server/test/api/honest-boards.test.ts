import { makeBase64url } from '@warren/engine/codes';
import { extendEnd, LOG_START, makeLogBytes, type Recording, startRun } from '@warren/games';
import { classic } from '@warren/games/classic';
import { lostCause } from '@warren/games/lost-cause';
import { playHuman, SKILLS, type Skill } from '@warren/games/players';
import type { LogReport, Ticket } from '@warren/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardOfSettings } from '../../src/api/board-names.js';
import { MEASURED_ROWS } from '../../src/api/measured-from.js';
import { listRun, makeAccount } from '../support/list-run.js';
import { makeManualWorkers } from '../support/manual-workers.js';
import { must } from '../support/must.js';
import {
  botRecording,
  draw,
  LEVEL_1,
  playRanked,
  playTicket,
  playWitnessed,
  right,
  upload,
} from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

let site: Site;
beforeAll(async () => {
  site = await openSite({ workers: makeManualWorkers() });
});
afterAll(() => site.close());

let count = 0;
async function player(): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.register(`Player ${++count}`);
  return visitor;
}

function report(
  visitor: Visitor,
  { id, nonce }: Ticket,
  {
    actions,
    tick,
    ...more
  }: Partial<LogReport> & { readonly tick: number; readonly log?: readonly number[] },
) {
  const { log = [], ...rest } = more;
  const { hash } = extendEnd(LOG_START, log);
  const text = actions ?? makeBase64url(makeLogBytes(log));
  const body = { nonce, from: 0, actions: text, tick, hash, still: false, ...rest };
  return visitor.call('reportLog', { params: { ticket: id }, body });
}

const rows = async (
  visitor: Visitor,
  category: 'witnessed' | 'offline' | 'bots',
  board = 'lost-cause.level-1',
) => right(await visitor.call('board', { params: { board }, query: { category } })).rows;

/** A run by somebody who walks until the end of the clock. */
function otherRun({ settings, seed }: Ticket): Recording {
  const run = must(startRun(lostCause, settings, seed));
  while (!run.finished && run.tick < 900)
    run.advance(run.tick % 60 === 0 ? [1 << ((run.tick / 60) % 4)] : []);
  return run.recording();
}

describe('a run that is reported while it is played', () => {
  test('is witnessed, and first among its equals', async () => {
    const anna = await player();
    const run = await playRanked(site, anna);
    expect(run).toMatchObject({ ranked: true, category: 'witnessed', unwitnessed: null, rank: 1, pauses: 0 });
    expect(run.drawnAt).toBeGreaterThan(0);
    expect((await rows(anna, 'witnessed')).map(({ run: id }) => id)).toContain(run.id);
    expect((await rows(anna, 'offline')).map(({ run: id }) => id)).not.toContain(run.id);
  });

  test('goes on from where the server is, whatever was lost or came twice', async () => {
    const anna = await player();
    const ticket = await draw(anna);
    const { actions } = botRecording(ticket.game, ticket.settings, ticket.seed);
    const log = actions.slice(0, 8);
    const tick = (log.at(-2) ?? 0) + 1;
    expect(right(await report(anna, ticket, { tick: 0 }))).toEqual({ count: 0, tick: 0, state: 'growing' });
    const hash = extendEnd(LOG_START, log).hash;
    const ahead = { from: 2, actions: makeBase64url(makeLogBytes(log.slice(4))), tick, hash };
    expect(right(await report(anna, ticket, ahead))).toMatchObject({ count: 0 });
    for (const _ of [1, 2])
      expect(right(await report(anna, ticket, { log, tick }))).toMatchObject({ count: 4, tick });
    expect(right(await report(anna, ticket, { ...ahead, tick: tick + 1 }))).toMatchObject({
      count: 4,
      state: 'growing',
    });
  });

  test('is refused with a sentence when it says what cannot be, and nothing is taken in', async () => {
    const anna = await player();
    const ticket = await draw(anna);
    for (const wrong of [
      { log: [5, 1], tick: 5 },
      { log: [5, 999], tick: 9 },
      { actions: '_w', tick: 9 },
    ]) {
      expect(await report(anna, ticket, wrong)).toMatchObject({ ok: false, code: 'bad-request' });
    }
    expect(await report(anna, { ...ticket, nonce: 'no' }, { tick: 0 })).toMatchObject({
      code: 'wrong-ticket',
    });
    expect(await report(await player(), ticket, { tick: 0 })).toMatchObject({ code: 'wrong-ticket' });
    expect(await site.store.witnesses.find(ticket.id)).toBeNull();
  });
});

describe('the tricks', () => {
  test('a bot that says so is on the list of bots', async () => {
    const anna = await player();
    const ticket = await draw(anna);
    const recording = botRecording(ticket.game, ticket.settings, ticket.seed);
    await playWitnessed(site, anna, ticket, recording);
    const run = right(await upload(anna, recording, { ticket, player: 'bot' }));
    expect(run).toMatchObject({ ranked: true, category: 'bots' });
    for (const category of ['witnessed', 'offline'] as const)
      expect((await rows(anna, category)).some(({ run: id }) => id === run.id)).toBe(false);
    expect((await rows(anna, 'bots')).map(({ run: id }) => id)).toContain(run.id);
  });

  test('a bot that does not say so is marked until an operator has looked; a person is not', async () => {
    const level = { game: 'lost-cause', settings: { level: 3 } };
    const bot = await playRanked(site, await player(), level);
    expect(bot).toMatchObject({ category: 'witnessed', unreviewed: true, scrutiny: { machineLike: true } });
    const anna = await player();
    const ticket = await draw(anna, level);
    const { settings, seed } = ticket;
    const human = must(playHuman(lostCause, { settings, seed, skill: SKILLS[1] as Skill, ticks: 60_000 }));
    await playWitnessed(site, anna, ticket, human.recording());
    const person = right(await upload(anna, human.recording(), { ticket }));
    expect(person).toMatchObject({ unreviewed: false, scrutiny: { machineLike: false, known: true } });

    const marks = async () =>
      new Map(
        (await rows(anna, 'witnessed', 'lost-cause.level-3')).map(({ run, unreviewed }) => [run, unreviewed]),
      );
    expect(await marks()).toEqual(
      new Map([[bot.id, true], ...(person.ranked ? ([[person.id, false]] as const) : [])]),
    );
    const { administration } = site.store;
    expect((await administration.unreviewed(9)).map(({ id }) => id)).toContain(bot.id);
    await administration.review(bot.id, { at: 1, operator: 'Olga', via: 'command', reason: 'looked' });
    const seen = await site.visitor().call('run', { params: { run: bot.id } });
    expect(right(seen)).toMatchObject({ unreviewed: false, scrutiny: { machineLike: true } });
    expect((await administration.unreviewed(9)).map(({ id }) => id)).not.toContain(bot.id);
  });

  test('the first rows of a list are measured, those below are not', async () => {
    const board = boardOfSettings(lostCause, must(lostCause.readSettings({ level: 4 })));
    if (board === null) throw new Error('level 4 has a board');
    const listed = async (from: number, count: number) => {
      for (let i = from; i < from + count; i++) {
        const accountId = await makeAccount(site.store, `Rival ${i}`);
        await listRun(site.store, { accountId, board, points: 1_000_000 + i, at: 1, id: `rival-${i}` });
      }
    };
    const level = { game: 'lost-cause', settings: { level: 4 } };
    await listed(0, MEASURED_ROWS - 1);
    expect((await playRanked(site, await player(), level)).scrutiny).not.toBeNull();
    await listed(MEASURED_ROWS, 1);
    const below = await playRanked(site, await player(), level);
    expect(below).toMatchObject({ ranked: true, scrutiny: null, unreviewed: false });
  });

  test('what nobody saw is listed under offline, never among witnessed runs', async () => {
    const anna = await player();
    const ticket = await draw(anna);
    const run = right(await upload(anna, playTicket(site, ticket), { ticket }));
    expect(run).toMatchObject({ ranked: true, category: 'offline', unwitnessed: 'unseen' });
    expect((await rows(anna, 'witnessed')).some(({ run: id }) => id === run.id)).toBe(false);
    expect((await rows(anna, 'offline')).map(({ run: id }) => id)).toContain(run.id);
  });

  test('a pause longer than the ticket is old is not believed', async () => {
    const anna = await player();
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const pauses = [{ tick: 5, ms: 11 * 86_400_000 }];
    expect(right(await upload(anna, recording, { ticket, pauses }))).toMatchObject({
      unranked: 'false-pauses',
    });
  });

  test('of twenty tickets drawn at once three are different, and what overlaps is not ranked', async () => {
    const anna = await player();
    const tickets: Ticket[] = [];
    for (let i = 0; i < 20; i++) tickets.push(await draw(anna));
    expect(new Set(tickets.map(({ seed }) => seed)).size).toBe(3);
    const three = [...new Map(tickets.map((ticket) => [ticket.id, ticket])).values()];
    const recordings = three.map(({ game, settings, seed }) => botRecording(game, settings, seed));
    site.clock.now += Math.max(...recordings.map(({ ticks }) => ticks)) * 17;
    const runs = [];
    for (const [i, ticket] of three.entries())
      runs.push(right(await upload(anna, recordings[i] as Recording, { ticket })));
    expect(runs.map(({ unranked }) => unranked)).toEqual([null, 'overlap', 'overlap']);
  });

  test('the best of a season copied under another name is not listed', async () => {
    const season = { game: 'classic', settings: { kind: 'normal', level: 3, season: 1, timer: true } };
    const anna = await player();
    const first = await draw(anna, season);
    const seed = first.seed;
    const recording = botRecording('classic', first.settings, seed);
    await playWitnessed(site, anna, first, recording);
    expect(right(await upload(anna, recording, { ticket: first }))).toMatchObject({ ranked: true });
    const thief = await player();
    const ticket = await draw(thief, season);
    const copy = copyOnto(ticket, recording);
    await playWitnessed(site, thief, ticket, copy);
    expect(right(await upload(thief, copy, { ticket }))).toMatchObject({ ranked: false, unranked: 'copy' });
  });

  test('one recording from five guests has one place, and that only with a name', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'five guests');
    const runs = [];
    for (let i = 0; i < 5; i++) {
      const guest = site.visitor();
      await guest.becomeGuest();
      runs.push(right(await upload(guest, recording)));
    }
    expect(runs.map(({ unranked }) => unranked)).toEqual(new Array(5).fill('no-ticket'));
  });

  test('a second try after a bad start is not ranked, whether it is reported or not', async () => {
    for (const isReported of [true, false]) {
      const anna = await player();
      const ticket = await draw(anna);
      const bad = otherRun(ticket);
      const start = bad.actions.slice(0, 10);
      right(await report(anna, ticket, { tick: 0 }));
      right(await report(anna, ticket, { log: start, tick: (start.at(-2) ?? 0) + 1 }));
      const good = botRecording(ticket.game, ticket.settings, ticket.seed);
      if (isReported) {
        const again = await report(anna, ticket, { log: good.actions, tick: good.ticks });
        expect(right(again).state).toBe('parted');
      }
      site.clock.now += good.ticks * 17;
      expect(right(await upload(anna, good, { ticket }))).toMatchObject({
        ranked: false,
        unranked: 'second-try',
      });
    }
  });

  test('a challenge is tried once from an address; a second guest plays it for nothing', async () => {
    const daily = new Date(site.clock.now).toISOString().slice(0, 10);
    const request = { game: 'treasure-rush', daily };
    const [first, second, elsewhere] = ['10.77.0.1', '10.77.0.1', '10.77.0.2'].map((at) => site.visitor(at));
    for (const guest of [first, second, elsewhere]) await (guest as Visitor).becomeGuest();
    expect((await draw(first as Visitor, request)).unranked).toBeNull();
    expect((await draw(second as Visitor, request)).unranked).toBe('address-played');
    expect((await draw(elsewhere as Visitor, request)).unranked).toBeNull();
  });
});

/** The same inputs for another ticket: a maze of a season is the same for every seed. */
function copyOnto({ settings, seed }: Ticket, { actions, ticks }: Recording): Recording {
  const run = must(startRun(classic, settings, seed));
  for (let at = 0; run.tick < ticks; ) {
    const now: number[] = [];
    for (; actions[at] === run.tick; at += 2) now.push(actions[at + 1] as number);
    run.advance(now);
  }
  return run.recording();
}

test('guests see the place a name would give them, and are listed with the name', async () => {
  const guest = site.visitor();
  await guest.becomeGuest();
  const { rank, id } = await playRanked(site, guest, LEVEL_1);
  expect(rank).toBeGreaterThan(0);
  expect((await rows(guest, 'witnessed')).some(({ run }) => run === id)).toBe(false);
  const page = right(await guest.call('board', { params: { board: 'lost-cause.level-1' }, query: {} }));
  expect(page.me).toMatchObject({ mine: true, rank });
  await guest.register('Gustav');
  expect((await rows(guest, 'witnessed')).some(({ run }) => run === id)).toBe(true);
});
