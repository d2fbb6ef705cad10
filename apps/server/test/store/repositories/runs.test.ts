import { expect, test } from 'vitest';
import { ANYWHERE } from '../../../src/store/repositories/run-queue.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, addRun, aRun, aTicket, BOARD, OPEN, verified } from '../support/rows.js';

/** How many runs on no board stay. */
const KEEP = { unranked: 2, former: 3 };

await everyDatabase.describe((bench) => {
  test('a run waits until it is checked, with its recording', async () => {
    const { store } = bench();
    await addAccount(store, 'ann', null);
    const run = aRun({ daily: '2026-01-01', unranked: 'no-ticket' });
    const received = await store.runs.receive(run);
    expect(received).toEqual({
      kind: 'new',
      run: {
        id: run.id,
        accountId: 'ann',
        playerName: 'Player ann',
        playerGuest: true,
        status: 'waiting',
        reason: '',
        game: 'lost-cause',
        rules: 1,
        settings: '{"level":1}',
        ticks: 600,
        outcome: null,
        board: null,
        daily: '2026-01-01',
        ranked: false,
        unranked: 'no-ticket',
        points: null,
        ties: null,
        pausedMs: 20,
        ticketId: null,
        receivedAt: 2_000,
        verifiedAt: null,
        leaseOwner: '',
        leaseUntil: 0,
        tries: 0,
        hiddenAt: 0,
        hiddenReason: '',
        playerBannedUntil: 0,
        category: 'witnessed',
        unwitnessed: '',
        drawnAt: 0,
        pauses: 0,
        scrutiny: '',
        unreviewed: 0,
      },
    });
    expect(await store.runs.find(run.id)).toEqual(received.kind === 'new' && received.run);
    expect(await store.runs.recording(run.id)).toEqual(run.recording);
    expect(await store.runs.find('no such run')).toBeNull();
    expect(await store.runs.recording('no such run')).toBeNull();
  });

  test('of unranked and refused runs the newest stay; ranked and waiting ones always do', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const other = aRun({ accountId: 'bob', unranked: 'no-ticket', receivedAt: 1 });
    const ranked = aRun({ receivedAt: 2 });
    const waiting = aRun({ receivedAt: 3 });
    const unranked = Array.from({ length: 4 }, (_, at) =>
      aRun({ unranked: 'no-ticket', receivedAt: 10 + at }),
    );
    const refused = aRun({ receivedAt: 20 });
    for (const run of [other, ranked, waiting, ...unranked, refused]) await store.runs.receive(run);
    await store.runs.finish(other.id, verified({ unranked: 'no-ticket' }), KEEP);
    await store.runs.finish(ranked.id, verified(), KEEP);
    for (const { id } of unranked) await store.runs.finish(id, verified({ unranked: 'no-ticket' }), KEEP);
    await store.runs.finish(refused.id, { status: 'refused', reason: 'false', at: 30 }, KEEP);
    const kept = (await store.runs.list('ann', { limit: 50, after: null })).map(({ id }) => id);
    expect(kept).toEqual([refused.id, unranked[3].id, waiting.id, ranked.id]);
    expect(await store.runs.recording(unranked[0].id)).toBeNull();
    expect(await store.runs.find(other.id)).not.toBeNull();
  });

  test('the recording of a refused run goes at once; what is known of the run stays', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const run = aRun({ recording: new Uint8Array(500) });
    await store.runs.receive(run);
    await store.runs.finish(run.id, { status: 'refused', reason: 'false', at: 30 });
    expect(await store.runs.recording(run.id)).toBeNull();
    expect(await store.runs.find(run.id)).toMatchObject({ status: 'refused', reason: 'false' });
    expect(await store.runs.receive({ ...run, id: 'again' })).toMatchObject({ kind: 'known' });
  });

  test('of ranked runs that better ones have replaced the newest stay', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const runs = Array.from({ length: 6 }, (_, at) => aRun({ receivedAt: 10 + at }));
    for (const [points, run] of runs.entries()) {
      await store.runs.receive(run);
      // The second is the best of all.
      await store.runs.finish(run.id, verified({ points: points === 1 ? 99 : points }), KEEP);
    }
    const kept = (await store.runs.list('ann', { limit: 50, after: null })).map(({ id }) => id);
    expect(kept).toEqual([runs[5].id, runs[4].id, runs[3].id, runs[1].id]);
    expect(await store.boards.entry(BOARD.id, 'ann')).toMatchObject({ runId: runs[1].id });
  });

  test('recordings beyond the room of an account push out its oldest spare ones, and nothing of a board', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const room = { ...ANYWHERE, mostBytes: 1_000 };
    const run = (at: number, bytes: number) => aRun({ receivedAt: at, recording: new Uint8Array(bytes) });
    const [best, spare, next, waiting, last] = [
      run(1, 400),
      run(2, 300),
      run(3, 300),
      run(4, 500),
      run(5, 200),
    ];
    await store.runs.receive(best, room);
    await store.runs.finish(best.id, verified());
    await store.runs.receive(spare, room);
    await store.runs.finish(spare.id, verified({ unranked: 'no-ticket' }));
    expect(await store.runs.receive(next, room)).toMatchObject({ kind: 'new' });
    await store.runs.finish(next.id, verified({ unranked: 'no-ticket' }));
    expect(await store.runs.receive(waiting, room)).toMatchObject({ kind: 'new' });
    const kept = async () => (await store.runs.list('ann', { limit: 9, after: null })).map(({ id }) => id);
    expect(await kept()).toEqual([waiting.id, best.id]);
    // What waits, and the player's best, make way for nothing.
    expect(await store.runs.receive(last, room)).toEqual({ kind: 'quota-full' });
    expect(await store.runs.receive(run(6, 1_001), room)).toEqual({ kind: 'quota-full' });
    expect(await kept()).toEqual([waiting.id, best.id]);
  });

  test('the same recording handed in again, also at once, is the same run', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket();
    await store.tickets.draw(ticket, OPEN);
    const same = { recordingHash: 'the same', ticketId: ticket.id };
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.runs.receive(aRun(same))));
    expect(answers.filter(({ kind }) => kind === 'new')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'known')).toHaveLength(7);
    const ids = new Set(answers.map((answer) => 'run' in answer && answer.run.id));
    expect(ids.size).toBe(1);
  });

  test('the same recording from another account is a run of its own', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await store.runs.receive(aRun({ recordingHash: 'the same' }));
    const other = await store.runs.receive(aRun({ recordingHash: 'the same', accountId: 'bob' }));
    expect(other.kind).toBe('new');
  });

  test('a verified run has the outcome of the server, and is ranked', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const run = aRun();
    await store.runs.receive(run);
    const finished = await store.runs.finish(run.id, verified({ points: 30, ties: 4 }));
    expect(finished).toMatchObject({
      status: 'verified',
      outcome: '{"result":"won","score":10}',
      board: BOARD.id,
      ranked: true,
      unranked: null,
      points: 30,
      ties: 4,
      verifiedAt: 3_000,
    });
    expect(await store.runs.find(run.id)).toEqual(finished);
    expect(await store.queue.list(10)).toEqual([]);
  });

  test.each([
    ['a reason against it', { unranked: 'too-fast' }],
    ['no board', { board: null }],
    ['no standing', { points: null, ties: null }],
  ])('a run with %s is kept and not listed', async (_, verdict) => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const id = await addRun(store, {}, verdict);
    expect(await store.runs.find(id)).toMatchObject({ status: 'verified', ranked: false });
    expect(await store.boards.find(BOARD.id)).toBeNull();
  });

  test('a refused run says why and stays refused', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const run = aRun();
    await store.runs.receive(run);
    const refused = await store.runs.finish(run.id, { status: 'refused', reason: 'a wall', at: 5 });
    expect(refused).toMatchObject({ status: 'refused', reason: 'a wall', ranked: false, verifiedAt: 5 });
    expect(await store.runs.finish(run.id, verified())).toEqual(refused);
    expect(await store.boards.find(BOARD.id)).toBeNull();
    expect(await store.runs.receive(aRun({ ...run, id: 'again' }))).toEqual({ kind: 'known', run: refused });
  });

  test('a run that is finished twice at once is listed once', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const run = aRun();
    await store.runs.receive(run);
    await Promise.all(Array.from({ length: 6 }, () => store.runs.finish(run.id, verified())));
    expect(await store.boards.find(BOARD.id)).toMatchObject({ rows: 1 });
  });

  test('a run whose account is deleted while it is checked is nothing', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const run = aRun();
    await store.runs.receive(run);
    await store.accounts.remove('ann');
    expect(await store.runs.finish(run.id, verified())).toBeNull();
  });

  test('those waiting come the oldest first', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (const receivedAt of [30, 10, 20]) await store.runs.receive(aRun({ receivedAt }));
    await addRun(store, { receivedAt: 5 });
    const waiting = await store.queue.list(2);
    expect(waiting.map(({ receivedAt }) => receivedAt)).toEqual([10, 20]);
  });

  test('the runs of an account come page by page, the newest first, while more are handed in', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    await store.runs.receive(aRun({ accountId: 'bob' }));
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await store.runs.receive(aRun({ id, receivedAt: id < 'c' ? 10 : 20 }));
    }
    const first = await store.runs.list('ann', { limit: 3, after: null });
    expect(first.map(({ id }) => id)).toEqual(['e', 'd', 'c']);
    await store.runs.receive(aRun({ id: 'new', receivedAt: 30 }));
    const rest = await store.runs.list('ann', { limit: 3, after: { receivedAt: 20, id: 'c' } });
    expect(rest.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
