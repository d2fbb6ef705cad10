import { beforeEach, describe, expect, test } from 'vitest';
import type { LostCauseState } from '../../src/lost-cause/state.js';
import { EXAMPLE, play, standIn, start, tile } from '../support/lost-cause.js';

let state: LostCauseState;
let key: number;
let lock: number;
/** A corridor tile. */
let corridor: number;

beforeEach(() => {
  state = start({ code: EXAMPLE, maxEnemies: 0 });
  key = tile(state, 0, 2);
  lock = tile(state, 4, 0);
  corridor = tile(state, 1, 0);
});

const slots = () => state.level.player.slots;
const thingsAt = (at: number) =>
  state.level.things.filter((thing) => thing.tile === at).map(({ kind }) => kind);

describe('LC-11: taking', () => {
  test('goes into the first free slot, whichever is active', () => {
    standIn(state, key);
    expect(play(state, 'slot-4', 'use')).toContain('take');
    expect(slots()).toEqual(['sword', 'key', null, null, null]);
    expect(thingsAt(key)).toEqual([]);
  });

  test('fills a gap first', () => {
    state.level.player.slots = ['sword', 'key', null, 'key', null];
    standIn(state, key);
    play(state, 'use');
    expect(slots()).toEqual(['sword', 'key', 'key', 'key', null]);
  });

  test('a full inventory leaves the item where it is', () => {
    state.level.player.slots = ['sword', 'key', 'key', 'key', 'key'];
    standIn(state, key);
    expect(play(state, 'use')).toContain('full');
    expect(thingsAt(key)).toEqual(['key']);
    expect(slots()).toEqual(['sword', 'key', 'key', 'key', 'key']);
  });

  test('takes only what is in this tile', () => {
    standIn(state, corridor);
    expect(play(state, 'use')).toContain('nothing-here');
    expect(slots()).toEqual(['sword', null, null, null, null]);
  });
});

describe('LC-12: locks', () => {
  beforeEach(() => {
    state.level.player.slots = ['sword', null, 'key', null, null];
    standIn(state, lock);
  });

  test('open with the key in the active slot; both are gone', () => {
    expect(play(state, 'slot-3', 'use')).toContain('unlock');
    expect(slots()).toEqual(['sword', null, null, null, null]);
    expect(thingsAt(lock)).toEqual([]);
    expect(state.level).toMatchObject({ locksLeft: 0, locksOpened: 1 });
  });

  test.each(['slot-1', 'slot-2'])('stay shut while %s is active, and cannot be taken', (slot) => {
    expect(play(state, slot, 'use')).toContain('needs-key');
    expect(slots()).toEqual(['sword', null, 'key', null, null]);
    expect(thingsAt(lock)).toEqual(['lock']);
    expect(state.level).toMatchObject({ locksLeft: 1, locksOpened: 0 });
  });
});

describe('LC-13: dropping', () => {
  test('lays the active item into the tile, in a corridor too, and it can be taken again', () => {
    standIn(state, corridor);
    expect(play(state, 'drop')).toContain('drop');
    expect(slots()).toEqual([null, null, null, null, null]);
    expect(thingsAt(corridor)).toEqual(['sword']);
    expect(play(state, 'use')).toContain('take');
    expect(slots()[0]).toBe('sword');
  });

  test('needs a free tile', () => {
    for (const [at, kind] of [
      [key, 'key'],
      [lock, 'lock'],
    ] as const) {
      standIn(state, at);
      expect(play(state, 'drop')).toContain('no-room');
      expect(thingsAt(at)).toEqual([kind]);
      expect(slots()[0]).toBe('sword');
    }
  });

  test('needs something to drop', () => {
    expect(play(state, 'slot-2', 'drop')).toContain('nothing-held');
  });

  test('is not possible on the exit', () => {
    state = start({ code: EXAMPLE, maxLocks: 0 });
    state.level.exit = corridor;
    standIn(state, corridor);
    expect(play(state, 'drop')).toContain('no-room');
  });
});

test('LC-14: each of the five slots can be active, the last choice counts', () => {
  for (let slot = 1; slot <= 5; slot++) {
    play(state, 'slot-1', `slot-${slot}`);
    expect(state.level.player.active).toBe(slot - 1);
  }
});
