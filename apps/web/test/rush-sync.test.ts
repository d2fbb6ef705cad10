import type { ScoreRow } from '@warren/games/scores';
import { expect, test } from 'vitest';
import { mergeTables, tablesSummary } from '../src/game/scores/merge-tables.js';
import { SYNC_SLOTS } from '../src/games/slots.js';
import { RUN_SLOT, SCORES_SLOT } from '../src/games/treasure-rush/rush-shelf.js';

const row = (score: number, name: string, second = 0): ScoreRow => ({
  score,
  name,
  date: `2026-01-02T12:00:0${second}Z`,
});
const OURS = JSON.stringify({ standard: [row(9, 'Ada'), row(4, 'Bob')] });
const THEIRS = JSON.stringify({ standard: [row(9, 'Ada'), row(9, 'Abe')], hunter: [row(2, 'Ada')] });

test('high scores of two devices are joined: every row of both, once, in every table', () => {
  expect(JSON.parse(mergeTables(OURS, THEIRS))).toEqual({
    hunter: [row(2, 'Ada')],
    standard: [row(9, 'Abe'), row(9, 'Ada'), row(4, 'Bob')],
  });
});

test('it is the same whoever joins, and joining again changes nothing', () => {
  const joined = mergeTables(OURS, THEIRS);
  expect(mergeTables(THEIRS, OURS)).toBe(joined);
  expect([mergeTables(joined, OURS), mergeTables(THEIRS, joined)]).toEqual([joined, joined]);
});

test.each(['', '{', 'null', '7', '{"standard":[{"score":"many"},null]}'])(
  'the damaged tables %j take nothing from the others',
  (damaged) => {
    expect(JSON.parse(mergeTables(OURS, damaged))).toEqual(JSON.parse(OURS));
  },
);

test('high scores are told in a line', () => {
  expect(tablesSummary(OURS)).toBe('2 scores, the best 9');
  expect(tablesSummary(JSON.stringify({ hunter: [row(-2, 'Ada')] }))).toBe('1 score, the best -2');
  expect(tablesSummary('{')).toBe('No scores');
});

test('the run says its score and is asked about; scores are joined without a question', () => {
  const slot = (name: string) => SYNC_SLOTS.find((each) => each.slot === name);
  const clock = { startedAt: 0, pauses: [{ tick: 60, ms: 5_000 }], savedAt: 70_000 };
  const text = JSON.stringify({ score: 12, clock });
  expect([slot(RUN_SLOT)?.merge, slot(SCORES_SLOT)?.merge]).toEqual([undefined, mergeTables]);
  expect([slot(RUN_SLOT)?.summary(text), slot(RUN_SLOT)?.summary('{')]).toEqual(['Run, score 12', 'Run']);
  expect(slot(RUN_SLOT)?.glance?.(text)).toEqual({
    label: 'Score',
    value: '12',
    detail: '1:05 played',
    when: 70_000,
  });
});
