import { beginWorld, type World } from '@warren/games/cave';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeJournal, makeMove, readJournal } from '../../../src/storage/worlds/journal.js';
import { loadWorld } from '../../../src/storage/worlds/load-world.js';
import { must } from '../../support/must.js';
import { hashOf, SMALL, someAction } from './support.js';

const MOVES = 12;
/** After so many moves the journal was turned. */
const TURNED = 5;

/** A world that was played, with both of its journals and every state it ever had. */
const played = (() => {
  const world: World = must(
    beginWorld({ id: 'abcdefgh', name: 'Fuzz', seed: 'fuzz', settings: SMALL, now: 5 }),
  );
  const hashes = [hashOf(world)];
  const [records, ends] = [[Buffer.from(makeJournal(world, 0))], [0]];
  let previous = Buffer.alloc(0);
  for (let turn = 0; turn < MOVES; turn++) {
    if (turn === TURNED) {
      previous = Buffer.concat(records);
      records.length = 0;
      records.push(Buffer.from(makeJournal(world, turn)));
      ends.length = 0;
      ends.push(0);
    }
    if (ends.at(-1) === 0) ends[ends.length - 1] = records[0].length;
    const actions = [someAction(turn)];
    records.push(Buffer.from(makeMove({ turn, time: 10 + turn, actions })));
    ends.push((ends.at(-1) ?? 0) + records[records.length - 1].length);
    world.run.advance(actions);
    hashes.push(hashOf(world));
  }
  return { previous, current: Buffer.concat(records), hashes, ends, base: records[0].length };
})();
const { previous, current, hashes, ends, base } = played;

/** How many moves are whole in so many bytes. */
const movesWithin = (bytes: number) => TURNED + ends.filter((end) => end <= bytes).length - 1;

/** The states a journal leads to, as the number of moves they come after. */
function turnOf(bytes: Buffer, reserve: Buffer | null = previous): { kind: string; turn: number | null } {
  const loaded = loadWorld({ current: bytes, previous: reserve });
  if (loaded.kind === 'newer') return { kind: 'newer', turn: null };
  const standing = loaded.kind === 'sound' ? loaded : loaded.lastGood;
  if (standing === null) return { kind: loaded.kind, turn: null };
  // Never is a state claimed that the world did not have.
  expect(hashOf(standing.world)).toBe(hashes[standing.turn]);
  return { kind: loaded.kind, turn: standing.turn };
}

test('a journal brings back the world, the turn and when it was played', () => {
  const loaded = loadWorld({ current, previous });
  if (loaded.kind !== 'sound') throw new Error(loaded.reason);
  expect(loaded).toMatchObject({ turn: MOVES, position: { length: current.length, moves: MOVES - TURNED } });
  expect(loaded.world).toMatchObject({ name: 'Fuzz', createdAt: 5, playedAt: 10 + MOVES - 1 });
  expect(loaded.world.run.recording().actions).toHaveLength(2 * MOVES);
});

describe('cut off anywhere', () => {
  test('the moves that are whole remain, without a word; and the reserve where not even the beginning is whole', () => {
    for (let length = 0; length < current.length; length++) {
      if (length > 40 && length < base - 40 && length % 61 !== 0) continue;
      const { kind, turn } = turnOf(current.subarray(0, length));
      expect(kind, `${length} bytes`).toBe(length < base ? 'damaged' : 'sound');
      expect(turn, `${length} bytes`).toBe(length < base ? TURNED : movesWithin(length));
    }
  });

  test('what the system had no time to write is zeros, and is cut off as well', () => {
    for (let length = base; length < current.length; length++) {
      const bytes = Buffer.concat([current.subarray(0, length), Buffer.alloc(50)]);
      const turn = Math.max(movesWithin(length), turnOf(bytes).turn ?? 0);
      expect(turnOf(bytes)).toEqual({ kind: 'sound', turn });
      // A checksum may end with zeros, and is whole a little earlier then.
      expect(turn).toBeLessThanOrEqual(movesWithin(length + 4));
    }
  });
});

const place = fc.nat(current.length - 1);

describe('whatever happens to a journal', () => {
  test('one changed byte is always noticed, and nothing before it is lost', () => {
    fc.assert(
      fc.property(
        fc.oneof(place, fc.integer({ min: base, max: current.length - 1 })),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const bytes = Buffer.from(current);
          bytes[at] ^= change;
          const { kind, turn } = turnOf(bytes);
          expect(kind).toBe('damaged');
          // With its snapshot lost, the reserve leads up to it and the moves go on: all of them.
          expect(turn).toBe(at < base ? MOVES : movesWithin(at));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('cuts, changes, insertions and copies never throw, and never make up a state', () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat(60) }),
      fc.record({ kind: fc.constant('put' as const), at: place, bytes: fc.uint8Array({ maxLength: 60 }) }),
      fc.record({ kind: fc.constant('copy' as const), at: place, from: place, length: fc.nat(200) }),
      fc.record({ kind: fc.constant('end' as const), at: place }),
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), fc.boolean(), (edits, hasReserve) => {
        let bytes = current;
        let first = current.length;
        for (const change of edits) {
          const { at } = change;
          first = Math.min(first, at);
          const length = change.kind === 'cut' ? change.length : change.kind === 'end' ? bytes.length : 0;
          const put =
            change.kind === 'put'
              ? change.bytes
              : change.kind === 'copy'
                ? bytes.subarray(change.from, change.from + change.length)
                : new Uint8Array();
          bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
        }
        const { turn } = turnOf(bytes, hasReserve ? previous : null);
        if (first >= base) expect(turn).toBeGreaterThanOrEqual(movesWithin(first));
        else if (hasReserve) expect(turn).toBeGreaterThanOrEqual(TURNED);
      }),
      { numRuns: 150 },
    );
  });

  test('bytes that are no journal are refused with a reason', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readJournal(Buffer.from(bytes)).flaw).toMatch(/^its journal /);
        expect(turnOf(Buffer.from(bytes), null)).toEqual({ kind: 'damaged', turn: null });
      }),
    );
    expect(loadWorld({ current: null, previous: null })).toMatchObject({
      reason: 'there is no journal in it',
    });
  });
});
