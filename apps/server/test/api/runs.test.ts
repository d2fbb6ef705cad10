import { makeRecordingText, type Recording } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ManualWorkers, makeManualWorkers } from '../support/manual-workers.js';
import { botRecording, draw, type LEVEL_1, playRanked, playTicket, right, upload } from '../support/play.js';
import { openSite, type Site, type Visitor } from '../support/site.js';

let workers: ManualWorkers;
let site: Site;
let anna: Visitor;
beforeAll(async () => {
  workers = makeManualWorkers();
  site = await openSite({ workers });
});
afterAll(() => site.close());
beforeEach(async () => {
  workers.atOnce = true;
  anna = site.visitor();
  await anna.becomeGuest();
});

const flip = (hash: number) => (hash ^ 1) >>> 0;

describe('a ranked run', () => {
  test('of a guest is played again, verified and ranked', async () => {
    const run = await playRanked(site, anna);
    expect(run).toMatchObject({
      status: 'verified',
      progress: 1000,
      reason: '',
      mine: true,
      ranked: true,
      unranked: null,
      board: `lost-cause.level-1@${lostCause.rules}`,
      rank: expect.any(Number),
      outcome: { result: 'won', level: 1 },
      verifiedAt: site.clock.now,
    });
    expect(run.outcome).toMatchObject({ score: run.points });
    const seen = right(await site.visitor().call('run', { params: { run: run.id } }));
    expect(seen).toEqual({ ...run, mine: false });
  });

  test('can be watched by anyone who has the tx, as it was handed in', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const run = right(await upload(anna, recording, { ticket }));
    const text = right(await site.visitor().call('recording', { params: { run: run.id } }));
    expect(text).toBe(makeRecordingText(recording));
  });

  test('handed in again is the same run, and changes nothing', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const first = await upload(anna, recording, { ticket });
    site.clock.now += 5_000;
    const again = await upload(anna, recording, { ticket });
    expect([first, again].map((answer) => answer.ok && answer.status)).toEqual([201, 200]);
    expect(right(again)).toEqual(right(first));
    expect(right(await anna.call('myRuns', { query: {} })).runs).toHaveLength(1);
  });

  test('handed in twice at the same moment is one run', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const both = [upload(anna, recording, { ticket }), upload(anna, recording, { ticket })];
    const [a, b] = (await Promise.all(both)).map(right);
    expect(a.id).toBe(b.id);
    expect(right(await anna.call('myRuns', { query: {} })).runs).toHaveLength(1);
  });

  test('without a ticket is verified and kept, but not ranked', async () => {
    const run = right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'free')));
    expect(run).toMatchObject({ status: 'verified', ranked: false, unranked: 'no-ticket', rank: null });
    expect(run.points).toBeGreaterThan(0);
  });

  test('of another account may be the very same recording, and takes nothing from that account', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const thief = site.visitor();
    await thief.becomeGuest();
    const stolen = right(await upload(thief, recording));
    const honest = right(await upload(anna, recording, { ticket }));
    expect([stolen.ranked, honest.ranked]).toEqual([false, true]);
    expect(stolen.id).not.toBe(honest.id);
  });

  test('needs an account', async () => {
    const answer = await upload(site.visitor(), botRecording('lost-cause', { level: 1 }, 'nobody'));
    expect(answer).toMatchObject({ ok: false, code: 'signed-out' });
  });
});

describe('a recording that was tampered with', () => {
  const honest = botRecording('lost-cause', { level: 1 }, 'tampered');
  const level2 = botRecording('lost-cause', { level: 2 }, 'tampered');
  const changes: [string, Partial<Recording>][] = [
    ['an action less', { actions: honest.actions.slice(0, -2) }],
    ['another action', { actions: [...honest.actions.slice(0, -1), 0] }],
    ['no actions', { actions: [] }],
    ['another checkpoint', { checkpoints: honest.checkpoints.map(flip) }],
    ['another last checkpoint', { checkpoints: [...honest.checkpoints.slice(0, -1), 7] }],
    ['another seed', { seed: 'luckier' }],
    ['other settings', { settings: level2.settings }],
    ['a tick less', { ticks: honest.ticks - 1, actions: honest.actions.slice(0, -2) }],
    ['a tick more', { ticks: honest.ticks + 1 }],
    ['newer rules', { rules: 99 }],
    ['an unknown game', { game: 'chess' }],
  ];
  test.each(changes)('%s: is refused with the reason, again and again', async (_, change) => {
    const tampered = { ...honest, ...change };
    const first = await upload(anna, tampered);
    expect(first).toMatchObject({
      ok: false,
      code: 'recording-refused',
      message: expect.stringMatching(/^[A-Z].{10}.*[.?!]$/s),
    });
    expect(await upload(anna, tampered)).toEqual(first);
    const { runs } = right(await anna.call('myRuns', { query: {} }));
    expect(
      runs.every(({ status, ranked, outcome }) => status === 'refused' && !ranked && outcome === null),
    ).toBe(true);
  });

  test('a text that is none is refused, and nothing of it is kept', async () => {
    const text = makeRecordingText(honest);
    for (const recording of ['', 'r1-', 'r1-AAAA', `${text}A`, text.slice(0, -1), 'hello']) {
      const answer = await anna.call('uploadRun', { body: { recording } });
      expect(answer).toMatchObject({ ok: false, code: 'recording-refused' });
    }
    expect(right(await anna.call('myRuns', { query: {} })).runs).toEqual([]);
  });

  test('a score beside the recording is not even read', async () => {
    const ticket = await draw(anna);
    const recording = makeRecordingText(playTicket(site, ticket));
    const { id, nonce } = ticket;
    for (const claim of [{ score: 999_999 }, { points: 999_999 }, { outcome: { result: 'won' } }]) {
      const payload = { recording, ticket: { id, nonce }, ...claim };
      const answer = await anna.inject({ method: 'POST', url: '/api/runs', payload });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad-request']);
    }
  });

  test('a refused run is on no board, and its recording takes up no room', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const tampered = { ...recording, checkpoints: recording.checkpoints.map(flip) };
    expect(await upload(anna, tampered, { ticket })).toMatchObject({ ok: false, code: 'recording-refused' });
    const [run] = right(await anna.call('myRuns', { query: {} })).runs;
    expect(run).toMatchObject({ status: 'refused', rank: null, reason: expect.stringMatching(/.{10}/) });
    const params = { run: run.id };
    expect(await site.visitor().call('recording', { params })).toMatchObject({ ok: false, code: 'no-run' });
    expect(await anna.call('recording', { params })).toMatchObject({ ok: false, code: 'no-run' });
    // The ticket is used up: there is no second try with what was learnt from the first.
    expect(await upload(anna, recording, { ticket })).toMatchObject({ ok: false, code: 'ticket-used' });
  });
});

describe('a ticket', () => {
  test('has settings the game filled in, a seed and a nonce that cannot be guessed, and an end', async () => {
    const [one, two] = [await draw(anna), await draw(anna)];
    expect(one).toMatchObject({
      game: 'lost-cause',
      rules: lostCause.rules,
      settings: { mode: 'level', level: 1, sight: 7 },
      daily: null,
    });
    expect([one.issuedAt, one.endsAt]).toEqual([site.clock.now, site.clock.now + 24 * 3_600_000]);
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([one.id, two.id, one.seed, two.seed, one.nonce, two.nonce]).size).toBe(6);
  });

  test('is for one run', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    right(await upload(anna, recording, { ticket }));
    const other = { ...recording, checkpoints: recording.checkpoints.map(flip) };
    expect(await upload(anna, other, { ticket })).toMatchObject({ ok: false, code: 'ticket-used' });
  });

  test('is worth nothing to others, with a wrong nonce or for another run; the answer is always the same', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    const bob = site.visitor();
    await bob.becomeGuest();
    const other = await draw(anna, { game: 'lost-cause', settings: { level: 2 } });
    const answers = [
      await upload(bob, recording, { ticket }),
      await upload(anna, recording, { ticket: { ...ticket, nonce: `${ticket.nonce}x` } }),
      await upload(anna, recording, { ticket: { ...ticket, nonce: '' } }),
      await upload(anna, recording, { ticket: { ...ticket, id: 'no-such-ticket' } }),
      await upload(anna, recording, { ticket: other }),
      await upload(anna, botRecording('lost-cause', { level: 1 }, 'my own seed'), { ticket }),
      await upload(anna, botRecording('lost-cause', { level: 2 }, ticket.seed), { ticket }),
      await upload(anna, botRecording('lost-cause', { level: 1, maxEnemies: 0 }, ticket.seed), { ticket }),
    ];
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], code: 'wrong-ticket' });
    expect(right(await anna.call('myRuns', { query: {} })).runs).toEqual([]);
    expect(right(await upload(anna, recording, { ticket })).ranked).toBe(true);
  });

  test('that has ended leaves the run unranked, and says so', async () => {
    const ticket = await draw(anna);
    const recording = playTicket(site, ticket);
    site.clock.now = ticket.endsAt + 1;
    const run = right(await upload(anna, recording, { ticket }));
    expect(run).toMatchObject({ status: 'verified', ranked: false, unranked: 'ticket-ended', rank: null });
  });

  test('is refused for games and settings that are none', async () => {
    const ask = (body: object) => anna.call('drawTicket', { body: body as typeof LEVEL_1 });
    expect(await ask({ game: 'chess' })).toMatchObject({ code: 'no-game', field: 'game' });
    expect(await ask({ game: 'lost-cause', settings: { level: 99 } })).toMatchObject({
      code: 'bad-settings',
    });
    expect(await ask({ game: 'lost-cause', settings: { cheat: true } })).toMatchObject({
      code: 'bad-settings',
    });
    expect(await ask({ game: 'lost-cause', daily: '2026-11-14' })).toMatchObject({ code: 'bad-date' });
    expect(await ask({ game: 'lost-cause', daily: 'today' })).toMatchObject({ code: 'bad-request' });
    expect(await ask({ game: 'treasure-rush', settings: { mazes: 3 } })).toMatchObject({
      code: 'bad-settings',
      message: expect.stringContaining('compared with nothing'),
    });
  });
});

describe('the clock', () => {
  test.each([
    ['uploaded before it can have been played', -5_000, undefined, 'too-fast'],
    ['uploaded long after', 3_600_000, undefined, 'too-slow'],
    ['uploaded long after, paused meanwhile', 3_600_000, [{ tick: 9, ms: 3_600_000 }], null],
    ['begun long after its ticket was drawn', 3_600_000, [{ tick: 0, ms: 3_600_000 }], 'late-start'],
    ['that claims a pause of eleven days', 60_000, [{ tick: 9, ms: 950_400_000 }], 'false-pauses'],
    ['paused without end', 0, Array.from({ length: 500 }, () => ({ tick: 0, ms: 0 })), 'too-many-pauses'],
  ] as const)('a run %s', async (_, shift, pauses, unranked) => {
    const ticket = await draw(anna, { game: 'lost-cause', settings: { level: 2 } });
    const recording = playTicket(site, ticket);
    site.clock.now += shift;
    const more = pauses === undefined ? {} : { pauses: [...pauses] };
    const run = right(await upload(anna, recording, { ticket, ...more }));
    expect(run).toMatchObject({ status: 'verified', ranked: unranked === null, unranked });
    expect(run.pausedMs).toBe((pauses ?? []).reduce((sum, { ms }) => sum + ms, 0));
  });

  test('a pause after the end of the run is a mistake', async () => {
    const recording = botRecording('lost-cause', { level: 1 }, 'pause');
    const answer = await upload(anna, recording, { pauses: [{ tick: recording.ticks + 1, ms: 1 }] });
    expect(answer).toMatchObject({ ok: false, code: 'bad-request', field: 'pauses' });
  });
});

describe('a list of runs', () => {
  test("is one's own, the newest first, page by page while more come in", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) {
      site.clock.now += 1_000;
      ids.unshift(right(await upload(anna, botRecording('lost-cause', { level: 1 }, `list ${i}`))).id);
    }
    const page = async (after?: string) =>
      right(await anna.call('myRuns', { query: { limit: 2, ...(after === undefined ? {} : { after }) } }));
    const first = await page();
    expect(first.runs.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    right(await upload(anna, botRecording('lost-cause', { level: 1 }, 'newer')));
    const second = await page(first.next ?? '');
    const third = await page(second.next ?? '');
    expect([...second.runs, ...third.runs].map(({ id }) => id)).toEqual(ids.slice(2));
    expect(third.next).toBeNull();
    expect(await anna.call('myRuns', { query: { after: 'nonsense' } })).toMatchObject({ code: 'bad-cursor' });
    expect(await site.visitor().call('myRuns', { query: {} })).toMatchObject({ code: 'signed-out' });
  });

  test('a run that is not there is not found', async () => {
    for (const run of ['AAAAAAAAAAAAAAAAAAAAAA', 'zzzzzzzzzzzzzzzz']) {
      expect(await anna.call('run', { params: { run } })).toMatchObject({ code: 'no-run' });
      expect(await anna.call('recording', { params: { run } })).toMatchObject({ code: 'no-run' });
    }
  });
});
