import { expect, test } from 'vitest';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, addRun, aRun, aTicket, BOARD, verified } from '../support/rows.js';

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
    await store.runs.finish(other.id, verified({ unranked: 'no-ticket' }), 2);
    await store.runs.finish(ranked.id, verified(), 2);
    for (const { id } of unranked) await store.runs.finish(id, verified({ unranked: 'no-ticket' }), 2);
    await store.runs.finish(refused.id, { status: 'refused', reason: 'false', at: 30 }, 2);
    const kept = (await store.runs.list('ann', { limit: 50, after: null })).map(({ id }) => id);
    expect(kept).toEqual([refused.id, unranked[3].id, waiting.id, ranked.id]);
    expect(await store.runs.recording(unranked[0].id)).toBeNull();
    expect(await store.runs.find(other.id)).not.toBeNull();
  });

  test('the same recording handed in again, also at once, is the same run', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket();
    await store.tickets.draw(ticket, 5);
    const same = { recordingHash: 'the same', ticketId: ticket.id };
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.runs.receive(aRun(same))));
    expect(answers.filter(({ kind }) => kind === 'new')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'known')).toHaveLength(7);
    const ids = new Set(answers.map((answer) => answer.kind !== 'ticket-used' && answer.run.id));
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
    expect(await store.runs.waiting(10)).toEqual([]);
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
    const waiting = await store.runs.waiting(2);
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
