import { expect, test } from 'vitest';
import { treasureRushRanking } from '../../src/treasure-rush/ranking.js';
import { readTreasureRushSettings } from '../../src/treasure-rush/settings.js';
import { must } from '../support/must.js';

const { boardOf, standing, daily } = treasureRushRanking;
const board = (settings: object) => boardOf(must(readTreasureRushSettings(settings)))?.id;

test('TR-28: the usual rules and each option have boards of their own', () => {
  expect(board({})).toBe('rush');
  expect(board({ pickups: true })).toBe('pick-ups');
  expect(board({ hunter: true })).toBe('hunter');
  expect(board({ pickups: true, hunter: true })).toBe('pick-ups-hunter');
  expect(board({ choice: false })).toBeUndefined();
  expect(board({ mazes: 12 })).toBeUndefined();
  expect(board({ relaxed: true })).toBeUndefined();
});

test('TR-28: a run that is over is listed by its score if that is above 0; equal ones are told apart by age only', () => {
  expect(standing({ result: 'lost', score: 17 })).toEqual({ points: 17, ties: 0 });
  for (const score of [0, -3]) expect(standing({ result: 'lost', score })).toBeNull();
  expect(standing({ result: 'playing', score: 17 })).toBeNull();
});

test('TR-28: the usual rules on weekdays, pick-ups on Saturday, the hunter on Sunday', () => {
  const monday = 20_409; // 17 November 2025
  const week = Array.from({ length: 7 }, (_, day) => board(daily(monday + day) as object));
  expect(week).toEqual(['rush', 'rush', 'rush', 'rush', 'rush', 'pick-ups', 'hunter']);
});
