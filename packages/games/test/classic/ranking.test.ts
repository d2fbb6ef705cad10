import { expect, test } from 'vitest';
import { LEVEL_KINDS } from '../../src/classic/kinds.js';
import { classicRanking } from '../../src/classic/ranking.js';
import { readClassicSettings } from '../../src/classic/settings.js';
import { must } from '../support/must.js';

const { boards, boardOf, standing, daily } = classicRanking;
const board = (settings: object) => boardOf(must(readClassicSettings(settings)))?.id;

test('CL-22: every level of every kind has a board in the season, options have their own', () => {
  expect(boards.length).toBe(9 * 30);
  expect(board({ level: 5, season: 1 })).toBe('season-1.normal-5');
  expect(board({ kind: 'diamond', level: 5, season: 1 })).toBe('season-1.diamond-5');
  expect(board({ level: 5, season: 1, tunnels: true })).toBe('season-1.normal-5~tunnels');
  expect(board({ level: 5, season: 1, tunnels: true, timer: true })).toBe('season-1.normal-5~tunnels~timer');
  expect(board({ level: 5 })).toBe('any.normal-5');
  expect(board({ width: 16, height: 5 })).toBeUndefined();
  expect(board({ level: 5, season: 1, relaxed: true })).toBeUndefined();
  expect(board({ kind: 'picture', picture: '1x1.AA', level: 5 })).toBeUndefined();
});

test('CL-22: less time is more points, fewer moves decide; only runs won without help are listed', () => {
  const won = { result: 'won', assisted: false, ticks: 600, moves: 80 } as const;
  expect(standing(won)).toEqual({ points: 999_400, ties: 80 });
  expect(standing({ ...won, ticks: 863_999 })?.points).toBeGreaterThan(0);
  expect(standing({ ...won, assisted: true })).toBeNull();
  expect(standing({ ...won, result: 'lost' })).toBeNull();
  expect(standing({ ...won, result: 'playing' })).toBeNull();
});

test('CL-23: another kind each day, larger through the week, tunnels every second day', () => {
  const monday = 20_409; // 17 November 2025
  const week = Array.from({ length: 7 }, (_, day) => must(readClassicSettings(daily(monday + day))));
  expect(week.map(({ level }) => level)).toEqual([8, 10, 12, 14, 17, 20, 24]);
  expect(new Set(week.map(({ kind }) => kind)).size).toBe(7);
  const nine = Array.from({ length: 9 }, (_, day) => must(readClassicSettings(daily(monday + day))));
  expect(new Set(nine.map(({ kind }) => kind))).toEqual(new Set(LEVEL_KINDS));
  expect(week.map(({ tunnels }) => tunnels)).toEqual([true, false, true, false, true, false, true]);
  expect(week.every(({ season }) => season === 0)).toBe(true);
});
