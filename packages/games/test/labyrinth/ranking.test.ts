import { describe, expect, test } from 'vitest';
import { labyrinth } from '../../src/labyrinth/game.js';
import { BRIDGE } from '../support/labyrinth.js';
import { must } from '../support/must.js';

const CODE = 'w1-CxIKA_oBMTh2MnRrcDFhZnZ1dm6TdpM';
const { ranking } = labyrinth;
const boardOf = (settings: object) => ranking.boardOf(must(labyrinth.readSettings(settings)));

describe('LB-25: boards', () => {
  test('runs from level 1 have one for each algorithm, the usual one first', () => {
    expect(ranking.boards.map(({ id }) => id)).toEqual(['run', 'run.weave-kruskal', 'run.weave-backtracker']);
    for (const { id, settings } of ranking.boards) expect(boardOf(settings as object)?.id).toBe(id);
    expect(boardOf({})).toEqual({ id: 'run', title: 'Run', code: '' });
    expect(boardOf({ level: 5, algorithm: 'weave-kruskal' })).toEqual({
      id: 'run-5.weave-kruskal',
      title: 'Run from level 5, Weave Kruskal',
      code: '',
    });
  });

  test('a shared level has its own; practice, mazes as text and runs of a fixed length have none', () => {
    expect(boardOf({ code: CODE })).toEqual({ id: `code.${CODE}`, title: 'A shared level', code: CODE });
    expect(boardOf({ code: CODE, practice: true })).toBeNull();
    expect(boardOf({ practice: true })).toBeNull();
    expect(boardOf({ relaxed: true })).toBeNull();
    expect(boardOf({ maze: BRIDGE })).toBeNull();
    expect(boardOf({ levels: 3 })).toBeNull();
  });

  test('list runs by their score, of equal ones the shorter time; none assisted, unfinished or without an exit', () => {
    const ended = { result: 'lost', score: 330, completed: 2, ticks: 1000, assisted: false } as const;
    expect(ranking.standing(ended)).toEqual({ points: 330, ties: 1000 });
    expect(ranking.standing({ ...ended, result: 'won' })).toEqual({ points: 330, ties: 1000 });
    expect(ranking.standing({ ...ended, assisted: true })).toBeNull();
    expect(ranking.standing({ ...ended, result: 'playing' })).toBeNull();
    expect(ranking.standing({ ...ended, completed: 0, score: 0 })).toBeNull();
  });
});

test('LB-26: the challenge of a day is a run that begins higher towards the end of the week, every day by another algorithm', () => {
  // The 3rd of January 2022 was a Monday.
  const monday = 18_995;
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => must(labyrinth.readSettings(ranking.daily(monday + day))));
  expect(week.map(({ level }) => level)).toEqual([1, 2, 3, 5, 7, 10, 15]);
  expect(new Set(week.slice(0, 3).map(({ algorithm }) => algorithm)).size).toBe(3);
});
