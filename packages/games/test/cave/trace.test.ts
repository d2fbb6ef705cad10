import { describe, expect, test } from 'vitest';
import { cave } from '../../src/cave/game.js';
import { traceRecording } from '../../src/kernel/verify.js';
import { botRun, wildRun } from '../support/cave.js';

// One number for all states of a run. When one changes and that is meant, raise `rules` of the game.

const TRACES: readonly [string, number][] = [
  ['deep', 1095813551],
  ['classic', 436798364],
  ['small regions', 1800017652],
  ['anything', 1054327501],
];

const RUNS: Readonly<Record<string, () => ReturnType<typeof botRun>>> = {
  deep: () => botRun({ moves: 400 }, 'trace'),
  classic: () => botRun({ moves: 400, rules: 'classic', rockProbability: '0.55' }, 'trace'),
  'small regions': () => botRun({ moves: 400, regionSize: 16, playerHealth: 6 }, 'trace'),
  anything: () => wildRun({ mode: 'endless', rockProbability: '0.56' }, 'trace', 200),
};

describe('CV-1: a run is the same for ever', () => {
  test.each(TRACES)('%s', (name, trace) => {
    expect(traceRecording(cave, RUNS[name]().recording())).toEqual({ ok: true, value: trace });
  });
});
