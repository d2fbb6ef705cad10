import type { ScoreRow } from '@warren/games/scores';
import { expect, test } from 'vitest';
import { mergeScoreTables, scoreTablesSummary } from '../../src/slots/score-tables.js';
import { RUSH_RUN_SLOT, RUSH_SCORES_SLOT } from '../../src/slots/slot-names.js';
import { saveRegistry } from '../../src/slots/slots.js';

const SLOTS = saveRegistry().fixed;

const row = (score: number, name: string, second = 0): ScoreRow => ({
  score,
  name,
  date: `2026-01-02T12:00:0${second}Z`,
});
const OURS = JSON.stringify({ standard: [row(9, 'Ada'), row(4, 'Bob')] });
const THEIRS = JSON.stringify({ standard: [row(9, 'Ada'), row(9, 'Abe')], hunter: [row(2, 'Ada')] });

test('high scores of two devices are joined: every row of both, once, in every table', () => {
  expect(JSON.parse(mergeScoreTables(OURS, THEIRS))).toEqual({
    hunter: [row(2, 'Ada')],
    standard: [row(9, 'Abe'), row(9, 'Ada'), row(4, 'Bob')],
  });
});

test('it is the same in either order, and joining again changes nothing', () => {
  const joined = mergeScoreTables(OURS, THEIRS);
  expect(mergeScoreTables(THEIRS, OURS)).toBe(joined);
  expect([mergeScoreTables(joined, OURS), mergeScoreTables(THEIRS, joined)]).toEqual([joined, joined]);
});

test.each(['', '{', 'null', '7', '{"standard":[{"score":"many"},null]}'])(
  'the damaged tables %j take nothing from the others',
  (damaged) => {
    expect(JSON.parse(mergeScoreTables(OURS, damaged))).toEqual(JSON.parse(OURS));
  },
);

test('high scores are told in a line', () => {
  expect(scoreTablesSummary(OURS)).toBe('2 scores, the best 9');
  expect(scoreTablesSummary(JSON.stringify({ hunter: [row(-2, 'Ada')] }))).toBe('1 score, the best -2');
  expect(scoreTablesSummary('{')).toBe('No scores');
});

test('the run says its score and is asked about; scores are joined without a question', () => {
  const slot = (name: string) => SLOTS.find((each) => each.slot === name);
  const clock = { startedAt: 0, pauses: [{ tick: 60, ms: 5_000 }], savedAt: 70_000 };
  const text = JSON.stringify({ score: 12, clock });
  expect([slot(RUSH_RUN_SLOT)?.merge, slot(RUSH_SCORES_SLOT)?.merge]).toEqual([undefined, mergeScoreTables]);
  expect([slot(RUSH_RUN_SLOT)?.summary(text), slot(RUSH_RUN_SLOT)?.summary('{')]).toEqual([
    'Run, score 12',
    'Run',
  ]);
  expect(slot(RUSH_RUN_SLOT)?.preview?.(text)).toEqual({
    label: 'Score',
    value: '12',
    detail: '1:05 played',
    when: 70_000,
  });
});
