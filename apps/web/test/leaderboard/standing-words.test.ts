import { describe, expect, test } from 'vitest';
import { readList } from '../../src/boards/board-lists.js';
import { boardListPath, csvAddress } from '../../src/leaderboard/board-list.js';
import { listWords, ordinal, shortRank, wouldBe } from '../../src/leaderboard/standing-words.js';

describe('a list of a board', () => {
  test('has an address, and that of witnessed runs is the board itself', () => {
    expect(boardListPath('a.b@1', 'witnessed')).toBe('/boards/a.b@1');
    expect(boardListPath('a.b@1', 'witnessed', 'me')).toBe('/boards/a.b@1?around=me');
    expect(boardListPath('a.b@1', 'bots', 'me')).toBe('/boards/a.b@1?list=bots&around=me');
    expect(csvAddress('a.b@1', 'offline')).toBe('/api/boards/a.b%401/csv?category=offline');
  });

  test('is read from the address; anything else is that of witnessed runs', () => {
    expect(['?list=offline', '?around=me&list=bots', '?list=x', ''].map(readList)).toEqual([
      'offline',
      'bots',
      'witnessed',
      'witnessed',
    ]);
  });
});

describe('a run', () => {
  test('says its list with its rank', () => {
    expect(shortRank({ category: 'witnessed', unwitnessed: null }, 1200)).toBe('rank 1\u202f200 (witnessed)');
    expect(shortRank({ category: 'offline', unwitnessed: 'gap' }, 2)).toBe('rank 2 among offline runs');
    expect(shortRank({ category: 'bots', unwitnessed: 'unseen' }, 2)).toBe('rank 2 among bots');
    // Stored by a page that knew of no lists.
    expect(shortRank({} as never, 2)).toBe('rank 2');
    expect(listWords({} as never)).toEqual({ among: '', end: '' });
  });
});

test('a guest is told the place they would have, themselves among the others', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 1003].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 1\u202f003rd',
  );
  expect(wouldBe(3, 11)).toBe('You would be 3rd of 12');
  expect(wouldBe(3, null)).toBe('You would be 3rd');
});
