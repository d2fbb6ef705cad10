import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecordingText } from '../../src/kernel/recording-text.js';
import { traceRecording, verify } from '../../src/kernel/verify.js';
import { findGame, GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { CASES } from './cases.mjs';

// When a change of behaviour is meant: raise `rules` of the game, `npm run update:golden`, and read what it prints.

interface Golden {
  readonly ticks: number;
  /** The hash of all states, tick by tick. */
  readonly trace: number;
  readonly outcome: Record<string, unknown>;
}

const HERE = new URL('./', import.meta.url);
const index: Record<string, Golden> = JSON.parse(readFileSync(new URL('index.json', HERE), 'utf8'));
const files = readdirSync(HERE).filter((file) => file.endsWith('.txt'));

test('every case has its recording, and every game its cases', () => {
  const names = Object.keys(CASES).sort();
  expect(files.map((file) => file.slice(0, -4)).sort()).toEqual(names);
  expect(Object.keys(index).sort()).toEqual(names);
  const games = new Set(files.map((file) => must(parseRecordingText(read(file))).game));
  expect([...games].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

test('runs that are won, lost and given up are among them', () => {
  const results = new Set(Object.values(index).map(({ outcome }) => outcome.result));
  expect([...results].sort()).toEqual(['lost', 'playing', 'won']);
});

describe.each(files)('%s', (file) => {
  const recording = must(parseRecordingText(read(file)));
  const game = must(findGame(recording.game));
  const golden = index[file.slice(0, -4)];

  test('is played by the rules in force; if they have risen, npm run update:golden', () => {
    expect(recording.rules).toBe(game.rules);
  });

  test('runs as it did when it was recorded; if that is not meant to hold any more, raise the rules', () => {
    const value = { game: game.id, rules: game.rules, ticks: golden.ticks, outcome: golden.outcome };
    expect(verify(game, recording)).toEqual({ ok: true, value });
    expect(traceRecording(game, recording)).toEqual({ ok: true, value: golden.trace });
  });

  test('is small', () => {
    expect(statSync(new URL(file, HERE)).size).toBeLessThan(6000);
  });
});

function read(file: string): string {
  return readFileSync(new URL(file, HERE), 'utf8').trimEnd();
}
