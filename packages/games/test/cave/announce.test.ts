import { expect, test } from 'vitest';
import { announce, type CaveMessage } from '../../src/cave/announce.js';
import { caveFrame } from '../../src/cave/frame.js';
import { begin } from '../support/cave.js';

test('every message of the turn is said, and of a long fight the last ones', () => {
  const frame = caveFrame(begin());
  const message: CaveMessage = { event: 'hit', about: 'bat', numbers: [300, 0, 0, 900] };
  expect(announce(frame, { ...frame, fresh: [] })).toBeNull();
  expect(announce(frame, { ...frame, fresh: [], events: ['bump'] })).toBe('Rock.');
  const long = announce(frame, { ...frame, fresh: Array(9).fill(message) });
  expect(long?.split('You hit').length).toBe(4);
});
