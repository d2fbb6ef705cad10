import { expect, test } from 'vitest';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aRun, aTicket } from '../support/rows.js';

const TODAY = '2026-01-02';

await everyDatabase.describe((bench) => {
  test('a ticket is found as it was drawn', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket({ daily: TODAY });
    expect(await store.tickets.draw(ticket, 5)).toBe('ok');
    expect(await store.tickets.find(ticket.id)).toEqual(ticket);
    expect(await store.tickets.find('no such ticket')).toBeNull();
  });

  test('an account draws one ticket a challenge, however many it asks for at once', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => store.tickets.draw(aTicket({ daily: TODAY }), 5)),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    for (const other of [{ accountId: 'bob' }, { game: 'classic' }, { daily: '2026-01-03' }]) {
      expect(await store.tickets.draw(aTicket({ daily: TODAY, ...other }), 5)).toBe('ok');
    }
  });

  test('of unused tickets outside challenges the newest are kept', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.tickets.draw(aTicket({ id: 'daily', daily: TODAY, issuedAt: 1 }), 2);
    await store.tickets.draw(aTicket({ id: 'used', issuedAt: 2 }), 2);
    await store.runs.receive(aRun({ ticketId: 'used' }));
    for (const issuedAt of [3, 4, 5]) {
      await store.tickets.draw(aTicket({ id: `at ${issuedAt}`, issuedAt }), 2);
    }
    const left = await Promise.all(
      ['daily', 'used', 'at 3', 'at 4', 'at 5'].map((id) => store.tickets.find(id)),
    );
    expect(left.map((ticket) => ticket !== null)).toEqual([true, true, false, true, true]);
  });

  test('the tickets of challenges are found by their days', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const mine = [
      aTicket({ daily: '2026-01-01' }),
      aTicket({ daily: TODAY, game: 'cave' }),
      aTicket({ daily: TODAY, game: 'labyrinth' }),
    ];
    for (const ticket of [
      ...mine,
      aTicket({ daily: '2025-12-31' }),
      aTicket({ daily: TODAY, accountId: 'bob' }),
      aTicket(),
    ]) {
      await store.tickets.draw(ticket, 5);
    }
    expect(await store.tickets.daily('ann', ['2026-01-01', TODAY, TODAY])).toEqual(mine);
    expect(await store.tickets.daily('ann', [])).toEqual([]);
  });

  test('unused tickets that have ended are forgotten, those of challenges excepted', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.tickets.draw(aTicket({ id: 'daily', daily: TODAY, endsAt: 10 }), 9);
    await store.tickets.draw(aTicket({ id: 'used', endsAt: 10 }), 9);
    await store.runs.receive(aRun({ ticketId: 'used' }));
    await store.tickets.draw(aTicket({ id: 'ended', endsAt: 10 }), 9);
    await store.tickets.draw(aTicket({ id: 'good', endsAt: 20 }), 9);
    expect(await store.tickets.removeEnded(20)).toBe(1);
    expect(await store.tickets.find('ended')).toBeNull();
    for (const id of ['daily', 'used', 'good']) expect(await store.tickets.find(id)).not.toBeNull();
  });

  test('of many runs that are handed in at once for a ticket, one uses it', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket();
    await store.tickets.draw(ticket, 5);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => store.runs.receive(aRun({ ticketId: ticket.id }))),
    );
    const winners = answers.flatMap((answer) => (answer.kind === 'new' ? [answer.run.id] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'ticket-used')).toHaveLength(11);
    expect(await store.tickets.find(ticket.id)).toMatchObject({ runId: winners[0] });
    expect(await store.queue.list(99)).toHaveLength(1);
  });

  test('no account uses the ticket of another', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const ticket = aTicket();
    await store.tickets.draw(ticket, 5);
    const answer = await store.runs.receive(aRun({ accountId: 'bob', ticketId: ticket.id }));
    expect(answer).toEqual({ kind: 'ticket-used' });
    expect(await store.tickets.find(ticket.id)).toEqual(ticket);
  });
});
