import { drawTicket, type TicketClient } from '@warren/client';
import { lostCause } from '@warren/games/lost-cause';
import { type Answer, type Ticket, UNRANKED } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { lateNews } from '../../../src/app/late-results.js';
import { afterRun, OPTED_OUT } from '../../../src/game/run/after-run.js';
import { beginRanked } from '../../../src/game/run/ranked-run.js';
import { runNote } from '../../../src/game/run/run-note.js';
import { campaignStorage, STORED_CAMPAIGN } from '../../../src/games/lost-cause/storage.js';
import { memoryStorage, startCampaign } from '../../support/play-runs.js';
import { failure, someRun, someTicket, someUpload } from '../../support/server-answers.js';

const { rules } = lostCause;

/** An office that answers so, and whose patience ends when the test says so. */
function office(answer: Promise<Answer<Ticket>>, more: Partial<TicketClient> = {}) {
  let late = () => {};
  const signals: AbortSignal[] = [];
  const desk: TicketClient = {
    isOn: () => true,
    patienceMs: 1,
    draw(_, signal) {
      signals.push(signal);
      return answer;
    },
    later(run) {
      late = run;
      return () => {};
    },
    ...more,
  };
  return { desk, signals, lose: () => late() };
}

const granted = (ticket: Ticket): Promise<Answer<Ticket>> =>
  Promise.resolve({ ok: true, status: 201, value: ticket });

describe('a ticket', () => {
  test('says settings and seed of the run that is begun with it', async () => {
    const ticket = someTicket({ rules, settings: { mode: 'level', level: 3 } });
    const drawn = await drawTicket(office(granted(ticket)).desk, lostCause, { mode: 'level', level: 3 });
    const begun = beginRanked({ game: lostCause, settings: { mode: 'campaign' }, seed: 'own' }, drawn);
    if (!begun.ok) throw new Error(begun.reason);
    expect(begun.value).toMatchObject({ ticket, unranked: null });
    expect(begun.value.run.seed).toBe(ticket.seed);
    expect(begun.value.run.settings).toMatchObject({ mode: 'level', level: 3 });
  });

  test('may say already that its run is unranked: the run is played by it, and keeps the reason', async () => {
    const ticket = someTicket({ rules, unranked: 'address-played' });
    const drawn = await drawTicket(office(granted(ticket)).desk, lostCause, { mode: 'campaign' });
    const unranked = 'this challenge was played from the same network before';
    expect(drawn).toEqual({ ticket, unranked });
    const begun = beginRanked({ game: lostCause, settings: {}, seed: 'own' }, drawn);
    if (!begun.ok) throw new Error(begun.reason);
    expect(runNote(begun.value)).toBe(`Not on the leaderboard: ${unranked}`);
  });

  test('is not waited for: the run begins without it, and the request is given up', async () => {
    const { desk, signals, lose } = office(new Promise(() => {}));
    const drawing = drawTicket(desk, lostCause, {});
    lose();
    expect(await drawing).toEqual({ ticket: null, unranked: 'the server did not answer in time' });
    expect(signals[0].aborted).toBe(true);
  });

  test.each([
    [failure('offline'), 'no connection'],
    [failure('too-many'), 'too many runs were begun in a short time'],
    [
      failure('bad-settings', 'The game cannot be played with these settings.'),
      'the game cannot be played with these settings',
    ],
  ])('that is refused leaves a run of one’s own, and a few words why: %o', async (refused, words) => {
    const drawn = await drawTicket(office(Promise.resolve(refused)).desk, lostCause, {});
    expect(drawn).toEqual({ ticket: null, unranked: words });
    const begun = beginRanked({ game: lostCause, settings: { mode: 'campaign' }, seed: 'own' }, drawn);
    expect(begun.ok && begun.value.run.seed).toBe('own');
  });

  test('is not asked for by whoever hands in nothing', async () => {
    const { desk, signals } = office(granted(someTicket({ rules })), { isOn: () => false });
    expect((await drawTicket(desk, lostCause, {})).ticket).toBeNull();
    expect(signals).toEqual([]);
  });

  test('of other rules is of no use to this page', async () => {
    const drawn = await drawTicket(office(granted(someTicket({ rules: rules + 1 }))).desk, lostCause, {});
    expect(drawn.unranked).toMatch(/older than the server/);
  });
});

describe('a kept run', () => {
  test('has its ticket when it is gone on with', () => {
    const storage = memoryStorage();
    const ticket = someTicket({ rules });
    const campaign = startCampaign('own', { ticket, unranked: null });
    campaignStorage.save(campaign, storage);
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value).toMatchObject({ ticket, unranked: null });
  });

  test('that is unranked in spite of its ticket says so after a reload', () => {
    const storage = memoryStorage();
    const ticket = someTicket({ rules });
    campaignStorage.save(startCampaign('own', { ticket, unranked: 'it is a copy' }), storage);
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value).toMatchObject({ ticket, unranked: 'it is a copy' });
  });

  test('without one says after a reload why, as it did at its beginning', () => {
    const storage = memoryStorage();
    const unranked = 'the server did not answer in time';
    campaignStorage.save(startCampaign('own', { ticket: null, unranked }), storage);
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value).toMatchObject({ ticket: null, unranked });
  });

  test('without one is unranked, and says so', () => {
    const storage = memoryStorage();
    campaignStorage.save(startCampaign('own'), storage);
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value).toMatchObject({
      ticket: null,
      unranked: 'a practice run',
    });
  });

  test.each([
    ['of another seed', JSON.stringify(someTicket({ seed: 'other' }))],
    ['of another game', JSON.stringify(someTicket({ game: 'cave', seed: 'own' }))],
    ['that is damaged', '{"id":'],
    ['that lacks something', JSON.stringify({ ...someTicket({ seed: 'own' }), nonce: undefined })],
  ])('does not take a ticket %s', (_, ticket) => {
    const storage = memoryStorage();
    campaignStorage.save(startCampaign('own'), storage);
    const saved = JSON.parse(storage().getItem(STORED_CAMPAIGN) ?? '');
    storage().setItem(STORED_CAMPAIGN, JSON.stringify({ ...saved, ticket }));
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value).toMatchObject({ ticket: null });
  });
});

describe('after a run', () => {
  const board = {
    id: 'lost-cause.campaign@1',
    title: 'Campaign',
    kind: 'game' as const,
    day: null,
    rows: 1200,
  };

  test('one hears how it goes, step by step', () => {
    const run = someRun({ status: 'checking' });
    const steps = [
      afterRun(null, null),
      afterRun(someUpload({ phase: 'waiting', why: 'queued', retryAt: null }), null),
      afterRun(someUpload({ phase: 'uploading' }), null),
      afterRun(someUpload({ phase: 'checking', run, progress: 437 }), null),
      afterRun(someUpload({ phase: 'verified', run: someRun(), rank: 3 }), null),
      afterRun(someUpload({ phase: 'verified', run: someRun(), rank: 3 }), board),
    ];
    expect(steps.map(({ text, tone, percent }) => [tone, text, percent])).toEqual([
      ['busy', 'Uploading your run', null],
      ['busy', 'Uploading your run', null],
      ['busy', 'Uploading your run', null],
      ['busy', 'Checking your run: 43 %', 43],
      ['good', 'Rank 3 on its board (witnessed)', null],
      ['good', 'Rank 3 of 1\u202f200 on Campaign (witnessed)', null],
    ]);
    expect(steps[5]).toMatchObject({
      board: { to: '/boards/lost-cause.campaign@1?around=me' },
      replay: '/replay/run-of-sixteen-and-more',
    });
  });

  test('one hears on which list it stands, and why it was not witnessed', () => {
    const offline = someRun({ category: 'offline', unwitnessed: 'gap' });
    const after = afterRun(someUpload({ phase: 'verified', run: offline, rank: 1 }), board);
    expect(after).toMatchObject({
      text: 'Rank 1 of 1\u202f200 among offline runs on Campaign: for more than a minute the server did not hear of it.',
      medal: null,
      board: { to: '/boards/lost-cause.campaign@1?list=offline&around=me' },
      isUnlisted: false,
    });
    const bot = someRun({ category: 'bots', unwitnessed: 'unseen' });
    const text = 'Rank 1 of 1\u202f200 among bots on Campaign';
    expect(afterRun(someUpload({ phase: 'verified', run: bot, rank: 1 }), board).text).toBe(text);
  });

  test('a guest hears the place they would have, and how to get it', () => {
    const run = someRun({ player: { name: 'Guest 1', guest: true } });
    const upload = someUpload({ phase: 'verified', run, rank: 3 });
    expect(afterRun(upload, { ...board, rows: 11 }, true)).toMatchObject({
      text: 'You would be 3rd of 12 on Campaign (witnessed); choose a name to be listed.',
      medal: null,
      isUnlisted: true,
    });
    // With a name it is listed at once.
    expect(afterRun(upload, { ...board, rows: 12 })).toMatchObject({ medal: 'bronze', isUnlisted: false });
  });

  test('a better one of one’s own stays where it is', () => {
    const after = afterRun(someUpload({ phase: 'verified', run: someRun(), rank: null }), board);
    expect(after.text).toBe('Checked. On Campaign a better run of yours is listed.');
  });

  test.each([
    ['offline', 'Waiting for a connection: your run will be uploaded later.'],
    ['busy', 'The server is busy: your run will be uploaded later.'],
    ['signed-out', 'You are signed out: your run will be uploaded when you sign in again.'],
  ] as const)('one hears why it waits: %s', (why, text) => {
    const after = afterRun(someUpload({ phase: 'waiting', why, retryAt: null }), null);
    expect(after).toMatchObject({ tone: 'quiet', text, percent: null, board: null, replay: null });
  });

  test('an unranked run can be shared all the same, a refused one cannot', () => {
    const unranked = afterRun(
      someUpload({ phase: 'unranked', run: someRun(), reason: 'It was late.' }),
      null,
    );
    expect(unranked).toMatchObject({ text: 'Not on the leaderboard: it was late.', board: null });
    expect(unranked.replay).not.toBeNull();
    // Somebody who won with help has not come short of anything else.
    expect(UNRANKED['not-listed']).toBe('Finish a level without help to get on the leaderboard.');
    const refused = afterRun(someUpload({ phase: 'refused', reason: 'The log is damaged' }), null);
    expect(refused).toMatchObject({ tone: 'bad', text: 'Refused: the log is damaged.', replay: null });
  });

  test('whoever hands in nothing is told so', () => {
    expect(OPTED_OUT.text).toMatch(/settings/);
  });
});

describe('a run that arrives later', () => {
  const uploading = someUpload({ phase: 'uploading' });
  test('is said once, when it arrives', () => {
    const verified = someUpload({ phase: 'verified', run: someRun(), rank: 3 });
    expect(lateNews([uploading], [verified])).toEqual([
      'Lost Cause, campaign: your run was checked, rank 3 (witnessed).',
    ]);
    expect(lateNews([verified], [verified])).toEqual([]);
    expect(lateNews([], [verified])).toEqual([]);
    expect(lateNews([uploading], [uploading])).toEqual([]);
  });

  test('is said too when it is on no board', () => {
    const unranked = someUpload({ phase: 'unranked', run: someRun(), reason: 'It was late.' });
    const refused = someUpload({ phase: 'refused', reason: 'It is damaged.' });
    expect(lateNews([uploading], [unranked])[0]).toMatch(/unranked/);
    expect(lateNews([uploading], [refused])[0]).toMatch(/refused/);
  });
});
