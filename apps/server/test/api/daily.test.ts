import { GAMES, makeRecordingText } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import type { Run, Ticket } from '@warren/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeManualWorkers } from '../support/manual-workers.js';
import {
  botRecording,
  draw,
  lateRecording,
  playTicket,
  playWitnessed,
  right,
  upload,
} from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

const TODAY = '2026-11-15';
const GAME = 'lost-cause';
const A_DAY = 86_400_000;

let site: Site;
/** Has drawn and played, has drawn and practised, has drawn nothing, has no account. */
const people = {} as Record<'player' | 'drawer' | 'other' | 'stranger', Visitor>;
let ticket: Ticket;
let drawerTicket: Ticket;
let ranked: Run;
let practice: Run;

const challenge = async (visitor: Visitor) => {
  const { challenges } = right(await visitor.call('daily', {}));
  return challenges.find(({ game }) => game === GAME);
};

beforeAll(async () => {
  site = await openSite({ workers: makeManualWorkers() });
  for (const name of ['player', 'drawer', 'other', 'stranger'] as const) people[name] = site.visitor();
  const [player, drawer, other] = [people.player, people.drawer, people.other];
  for (const each of [drawer, other]) await each.becomeGuest();
  await player.register('Petra');
  ticket = await draw(player, { game: GAME, daily: TODAY });
  const recording = botRecording(ticket.game, ticket.settings, ticket.seed);
  await playWitnessed(site, player, ticket, recording);
  ranked = right(await upload(player, recording, { ticket }));
  drawerTicket = await draw(drawer, { game: GAME, daily: TODAY });
  const seed = (await challenge(drawer))?.seed ?? '';
  practice = right(await upload(drawer, botRecording(GAME, { level: 2 }, seed)));
});
afterAll(() => site.close());

describe('the challenge of today', () => {
  test('is there for every game, and everybody sees what it is played with', async () => {
    const { challenges, yesterday, today, endsAt, now } = right(await people.stranger.call('daily', {}));
    expect([today, endsAt, now]).toEqual([TODAY, Date.UTC(2026, 10, 16), site.clock.now]);
    expect(challenges.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
    expect(yesterday.map(({ day }) => day)).toEqual(GAMES.map(() => '2026-11-14'));
    for (const [i, { settings, day }] of challenges.entries()) {
      expect(GAMES[i].readSettings(settings).ok).toBe(true);
      expect(day).toBe(TODAY);
    }
  });

  test('gives the same seed to all who draw, and one ranked try to each', async () => {
    const mine = await challenge(people.drawer);
    expect(mine).toMatchObject({ drawn: true, run: null, seed: ticket.seed });
    expect(await challenge(people.player)).toMatchObject({ drawn: true, run: ranked.id, seed: ticket.seed });
    for (const who of [people.player, people.drawer]) {
      const again = await who.call('drawTicket', { body: { game: GAME, daily: TODAY } });
      expect(again).toMatchObject({ ok: false, code: 'daily-drawn' });
    }
    expect(ticket).toMatchObject({ daily: TODAY, board: `${GAME}.daily.${TODAY}@${lostCause.rules}` });
  });

  test('ranks the run on the board of the day', async () => {
    expect(ranked).toMatchObject({
      daily: TODAY,
      board: ticket.board,
      ranked: true,
      rank: 1,
      unwitnessed: null,
    });
    const board = right(
      await people.stranger.call('board', { params: { board: `${GAME}.daily.${TODAY}` }, query: {} }),
    );
    expect(board.board).toMatchObject({ kind: 'daily', day: TODAY, current: true, rows: 1 });
    expect(board.rows.map(({ run }) => run)).toEqual([ranked.id]);
  });

  test('counts practice with its seed as no ranked try, and knows it for what it is', () => {
    expect(practice).toMatchObject({ daily: TODAY, ranked: false, unranked: 'no-ticket' });
    expect(practice.board).toBe(`${GAME}.level-2@${lostCause.rules}`);
  });

  test('brings its own settings, and is for today alone', async () => {
    const ask = (body: object) => people.other.call('drawTicket', { body: { game: GAME, ...body } });
    expect(await ask({ daily: TODAY, settings: { level: 1 } })).toMatchObject({ code: 'bad-settings' });
    for (const daily of ['2026-11-14', '2026-11-16', '2026-02-30']) {
      expect(await ask({ daily })).toMatchObject({ code: 'bad-date', field: 'daily' });
    }
  });
});

describe('the seed of today', () => {
  const recording = (who: Visitor, { id }: Run) => who.call('recording', { params: { run: id } });

  test('is shown in recordings only to players who have had their try', async () => {
    for (const run of [ranked, practice]) {
      expect((await recording(people.player, run)).ok).toBe(true);
      for (const who of [people.other, people.stranger]) {
        expect(await recording(who, run)).toMatchObject({ ok: false, code: 'daily-secret' });
      }
    }
  });

  test('may be known to who has drawn, but not how others played: it could be handed in as theirs', async () => {
    expect(await recording(people.drawer, ranked)).toMatchObject({ ok: false, code: 'daily-secret' });
    expect((await recording(people.drawer, practice)).ok).toBe(true);
  });

  test('is for those who have played that very game', async () => {
    const elsewhere = site.visitor();
    await elsewhere.becomeGuest();
    const other = await draw(elsewhere, { game: 'treasure-rush', daily: TODAY });
    right(await upload(elsewhere, playTicket(site, other), { ticket: other }));
    expect(await recording(elsewhere, ranked)).toMatchObject({ code: 'daily-secret' });
    const { challenges } = right(await elsewhere.call('daily', {}));
    expect(challenges.filter(({ seed }) => seed !== null).map(({ game }) => game)).toEqual(['treasure-rush']);
  });

  test('is in no other answer to players who have not drawn', async () => {
    const board = `${GAME}.daily.${TODAY}`;
    const addresses = [
      '/api/daily',
      '/api/boards',
      `/api/boards/${board}`,
      `/api/boards/${board}/csv`,
      `/api/runs/${ranked.id}`,
      `/api/runs/${practice.id}`,
      `/api/runs/${ranked.id}/recording`,
      '/api/levels?shared=true',
      '/api/me/export',
      '/api/runs',
      `/replay/${ranked.id}`,
    ];
    const told = makeRecordingText(botRecording(GAME, ticket.settings, ticket.seed));
    for (const who of [people.other, people.stranger]) {
      for (const url of addresses) {
        const { body } = await who.inject({ url });
        expect(body).not.toContain(ticket.seed);
        expect(body).not.toContain(told.slice(20, 60));
      }
    }
  });
});

describe('when the day is over', () => {
  const practise = async (who: Visitor) =>
    right(await upload(who, botRecording(GAME, ticket.settings, ticket.seed)));

  test('no player sees how others played while a run that was begun in time may still come in', async () => {
    site.clock.now = drawerTicket.endsAt - 1;
    expect(drawerTicket.endsAt).toBe(Date.UTC(2026, 10, 16, 1));
    const somebody = site.visitor();
    await somebody.becomeGuest();
    const practised = await practise(somebody);
    expect(practised).toMatchObject({ daily: TODAY, ranked: false });
    for (const who of [people.drawer, people.other, people.stranger]) {
      for (const { id } of [ranked, practised]) {
        expect(await who.call('recording', { params: { run: id } })).toMatchObject({ code: 'daily-secret' });
      }
    }
  });

  test('who has drawn before may still hand in until the ticket ends', async () => {
    const { drawer } = people;
    const { yesterday } = right(await drawer.call('daily', {}));
    expect(yesterday.find(({ game }) => game === GAME)).toMatchObject({ drawn: true, run: null });
    site.clock.now = Date.UTC(2026, 10, 16);
    const ms = site.clock.now - drawerTicket.issuedAt;
    const recording = lateRecording(GAME, drawerTicket.settings, drawerTicket.seed);
    site.clock.now += recording.ticks * 17;
    const run = right(await upload(drawer, recording, { ticket: drawerTicket, pauses: [{ tick: 1, ms }] }));
    expect(run).toMatchObject({ daily: TODAY, board: ticket.board, ranked: true });
  });

  test('everybody may know the seed, watch and practise; the ranked try is gone', async () => {
    site.clock.now = drawerTicket.endsAt;
    const { yesterday, challenges } = right(await people.stranger.call('daily', {}));
    const over = yesterday.find(({ game }) => game === GAME);
    expect(over).toMatchObject({ day: TODAY, seed: ticket.seed, drawn: false, settings: ticket.settings });
    expect(challenges.every(({ seed }) => seed === null)).toBe(true);
    expect((await people.stranger.call('recording', { params: { run: ranked.id } })).ok).toBe(true);
    const drawing = await people.other.call('drawTicket', { body: { game: GAME, daily: TODAY } });
    expect(drawing).toMatchObject({ code: 'bad-date' });
    expect(await practise(people.other)).toMatchObject({ status: 'verified', ranked: false, daily: null });
  });

  test('its board stays, and that of the day before, which is empty, is not', async () => {
    const board = (day: string) =>
      people.drawer.call('board', { params: { board: `${GAME}.daily.${day}` }, query: {} });
    expect((await board(TODAY)).ok).toBe(true);
    site.clock.now += A_DAY;
    expect((await board(TODAY)).ok).toBe(true);
    expect(await board('2026-11-14')).toMatchObject({ code: 'no-board' });
  });
});
