import { expect, test } from 'vitest';
import {
  announce,
  CAVE_EVENTS,
  type CaveEvent,
  type CaveMessage,
  sayMessage,
} from '../../src/cave/announce.js';
import { caveFrame } from '../../src/cave/frame.js';
import { begin } from '../support/cave.js';

test('every sentence begins with a capital letter or a number, and ends', () => {
  const abouts: Partial<Record<CaveEvent, string>> = {
    hint: 'chest',
    landmark: 'nest',
    bought: 'draught',
    refused: 'no-gold',
  };
  const things: readonly CaveEvent[] = ['item', 'better', 'scrap', 'fetched', 'dropped', 'equipped', 'drunk'];
  for (const event of CAVE_EVENTS) {
    const about = abouts[event] ?? (things.includes(event) ? 'draught' : 'ooze');
    const sentence = sayMessage({ event, about, numbers: [300, 200, 100, 900] });
    if (event !== 'step') expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  }
});

test('every message of the turn is said, and of a long fight the last ones', () => {
  const frame = caveFrame(begin());
  const message: CaveMessage = { event: 'hit', about: 'bat', numbers: [300, 0, 0, 900] };
  expect(announce(frame, { ...frame, fresh: [] })).toBeNull();
  expect(announce(frame, { ...frame, fresh: [], events: ['bump'] })).toBe('Rock.');
  const long = announce(frame, { ...frame, fresh: Array(9).fill(message) });
  expect(long?.split('You hit').length).toBe(4);
});
