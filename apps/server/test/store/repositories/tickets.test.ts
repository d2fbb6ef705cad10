import { expect, test } from 'vitest';
import type { TicketRow } from '../../../src/store/repositories/tickets.js';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aRun, aTicket, aWitness, OPEN } from '../support/rows.js';

const TODAY = '2026-01-02';

await everyDatabase.describe((bench) => {
  test('a ticket is found as it was drawn', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket({ daily: TODAY });
    expect(await store.tickets.draw(ticket, OPEN)).not.toBe('drawn');
    expect(await store.tickets.find(ticket.id)).toEqual(ticket);
    expect(await store.tickets.find('no such ticket')).toBeNull();
  });

  test('an account draws one ticket a challenge, however many it asks for at once', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await addAccount(store, 'bob');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => store.tickets.draw(aTicket({ daily: TODAY }), OPEN)),
    );
    expect(answers.filter((answer) => answer !== 'drawn')).toHaveLength(1);
    for (const other of [{ accountId: 'bob' }, { game: 'classic' }, { daily: '2026-01-03' }]) {
      expect(await store.tickets.draw(aTicket({ daily: TODAY, ...other }), OPEN)).not.toBe('drawn');
    }
  });

  test('where three of a game are open and unplayed, the newest of the board is answered again', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const draw = (id: string, issuedAt: number, of: Partial<TicketRow> = {}) =>
      store.tickets.draw(aTicket({ id, issuedAt, seed: id, endsAt: 90_000_000, ...of }), OPEN);
    for (const id of ['a', 'b', 'c']) expect(await draw(id, 1)).toMatchObject({ id });
    expect(await draw('d', 2)).toMatchObject({ id: 'c', seed: 'c' });
    expect(await store.tickets.find('d')).toBeNull();
    // Other games, and challenges, have tickets of their own.
    expect(await draw('e', 2, { game: 'classic' })).toMatchObject({ id: 'e' });
    expect(await draw('f', 2, { daily: TODAY })).toMatchObject({ id: 'f' });
    // After ten minutes an unplayed one makes way.
    expect(await draw('g', 700_000)).toMatchObject({ id: 'g' });
    expect((await store.tickets.find('a'))?.closedAt).toBe(700_000);
  });

  test('of runs that were begun, the one with the fewest ticks makes way for a new one', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    for (const [id, tick] of [
      ['a', 900],
      ['b', 30],
      ['c', 600],
    ] as const) {
      const ticket = aTicket({ id, issuedAt: 1, endsAt: 9_000 });
      await store.tickets.draw(ticket, OPEN);
      await store.witnesses.follow(ticket, () => ({
        witness: aWitness({ ticketId: id, tick }),
        log: new Uint8Array(),
      }));
    }
    await store.tickets.draw(aTicket({ id: 'd', issuedAt: 2, endsAt: 9_000 }), OPEN);
    const closed = await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.tickets.find(id)));
    expect(closed.map((ticket) => ticket?.closedAt)).toEqual([0, 2, 0, 0]);
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
      await store.tickets.draw(ticket, OPEN);
    }
    expect(await store.tickets.daily('ann', ['2026-01-01', TODAY, TODAY])).toEqual(mine);
    expect(await store.tickets.daily('ann', [])).toEqual([]);
  });

  test('unused tickets that have ended are forgotten, those of challenges excepted', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    await store.tickets.draw(aTicket({ id: 'daily', daily: TODAY, endsAt: 10 }), OPEN);
    await store.tickets.draw(aTicket({ id: 'used', endsAt: 10 }), OPEN);
    await store.runs.receive(aRun({ ticketId: 'used' }));
    await store.tickets.draw(aTicket({ id: 'ended', endsAt: 10 }), OPEN);
    await store.tickets.draw(aTicket({ id: 'good', endsAt: 20 }), OPEN);
    expect(await store.tickets.removeEnded(20)).toBe(1);
    expect(await store.tickets.find('ended')).toBeNull();
    for (const id of ['daily', 'used', 'good']) expect(await store.tickets.find(id)).not.toBeNull();
  });

  test('of many runs that are handed in at once for a ticket, one uses it', async () => {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket();
    await store.tickets.draw(ticket, OPEN);
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
    await store.tickets.draw(ticket, OPEN);
    const answer = await store.runs.receive(aRun({ accountId: 'bob', ticketId: ticket.id }));
    expect(answer).toEqual({ kind: 'ticket-used' });
    expect(await store.tickets.find(ticket.id)).toEqual(ticket);
  });
});
