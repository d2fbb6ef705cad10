import { expect, test } from 'vitest';
import { everyDatabase } from '../support/every-database.js';
import { addAccount, aRun, aTicket, aWitness, OPEN, verified } from '../support/rows.js';

await everyDatabase.describe((bench) => {
  async function begun() {
    const { store } = bench();
    await addAccount(store, 'ann');
    const ticket = aTicket({ id: 'ticket' });
    await store.tickets.draw(ticket, OPEN);
    return { store, ticket };
  }

  test('a log is found byte for byte as it came in, however many parts that were', async () => {
    const { store, ticket } = await begun();
    const parts = [
      [0, 255, 0],
      [128, 39, 0, 10],
      new Array(5_000).fill(200),
      [1],
      new Array(4_096).fill(0),
      [7],
    ];
    let bytes = 0;
    for (const part of parts) {
      bytes += part.length;
      const witness = aWitness({ bytes });
      await store.witnesses.follow(ticket, () => ({ witness, log: new Uint8Array(part) }));
    }
    expect(await store.witnesses.log('ticket')).toEqual(new Uint8Array(parts.flat()));
    expect(await store.witnesses.find('ticket')).toEqual(aWitness({ bytes }));
  });

  test('a report that changes nothing leaves everything as it is', async () => {
    const { store, ticket } = await begun();
    expect(await store.witnesses.follow(ticket, () => null)).toBeNull();
    await store.witnesses.follow(ticket, () => ({ witness: aWitness(), log: new Uint8Array([1, 2]) }));
    expect(await store.witnesses.follow(ticket, () => null)).toEqual(aWitness());
    expect(await store.witnesses.log('ticket')).toEqual(new Uint8Array([1, 2]));
  });

  test('a witness goes when its run is judged, and when its ticket has ended', async () => {
    const { store, ticket } = await begun();
    const late = aTicket({ id: 'late', endsAt: 20_000 });
    await store.tickets.draw(late, OPEN);
    for (const each of [ticket, late]) {
      const witness = aWitness({ ticketId: each.id });
      await store.witnesses.follow(each, () => ({ witness, log: new Uint8Array([1]) }));
    }
    expect(await store.witnesses.removeEnded(10_000)).toBe(1);
    expect(await store.witnesses.find('ticket')).toBeNull();
    const run = aRun({ ticketId: 'late' });
    await store.runs.receive(run);
    expect(await store.witnesses.find('late')).not.toBeNull();
    await store.runs.finish(run.id, verified());
    expect(await store.witnesses.find('late')).toBeNull();
    expect(await store.witnesses.log('late')).toHaveLength(0);
  });
});
