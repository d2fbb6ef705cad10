import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classic } from '../../src/classic/classic.js';
import { parseRecordingText } from '../../src/kernel/recording-text.js';
import { traceRecording } from '../../src/kernel/trace.js';
import { verify } from '../../src/kernel/verify.js';
import { must } from '../support/must.js';
import { CASES } from './golden/cases.mjs';

// When a change of behaviour is meant: raise `rules` of the game, run `golden/update.mjs`, and read what it prints.

interface Golden {
  readonly ticks: number;
  /** The hash of all states, tick by tick. */
  readonly trace: number;
  readonly outcome: Record<string, unknown>;
  readonly recording: string;
}

const file = new URL('./golden/recordings.json', import.meta.url);
const recordings: Record<string, Golden> = JSON.parse(readFileSync(file, 'utf8'));

test('every case has its recording; runs that are won, lost and given up are among them', () => {
  expect(Object.keys(recordings)).toEqual(Object.keys(CASES));
  const results = new Set(Object.values(recordings).map(({ outcome }) => outcome.result));
  expect([...results].sort()).toEqual(['lost', 'playing', 'won']);
});

describe.each(Object.entries(recordings))('%s', (_, golden) => {
  test('runs as it did when it was recorded; if that is not meant to hold any more, raise the rules', () => {
    const recording = must(parseRecordingText(golden.recording));
    const { ticks, outcome, trace } = golden;
    const value = { game: classic.id, rules: classic.rules, ticks, outcome };
    expect(verify(classic, recording)).toEqual({ ok: true, value });
    expect(traceRecording(classic, recording)).toEqual({ ok: true, value: trace });
  });

  test('is small', () => {
    expect(golden.recording.length).toBeLessThan(6000);
  });
});
