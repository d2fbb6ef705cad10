import { Rng } from '@warren/engine';
import { verify } from '@warren/games';
import { cave } from '@warren/games/cave';
import { expect, test } from 'vitest';
import { walkCave } from '../../../src/games/cave/walk.js';
import { must } from '../../support/must.js';
import { beginRun, drawn, trekWith } from './support.js';

const KEYS =
  'up down left right w a s d W D o o t _ l m i v . r f g b 1 2 3 9 0 enter space tab escape ? + - home resize blur z é'.split(
    ' ',
  );

test.each(['deep', 'classic'])(
  'whatever is pressed by the %s rules, every screen is drawn and the run is verified',
  async (rules) => {
    for (const seed of ['one', 'two']) {
      const rng = Rng.fromSeed(seed, rules);
      // Small regions have many monsters.
      const run = beginRun({ rules, mode: 'endless', regionSize: 20, chestProbability: 0.03 }, seed);
      let left = 160;
      const { session } = trekWith(
        ({ page, menu }) => {
          if (page !== null) drawn(page, { columns: 60 + rng.below(30), rows: 20 + rng.below(10) });
          // The menu of the pause would end it.
          if (menu !== null) return 'escape';
          if (left-- < 0) return page === null ? 'escape' : 'x';
          return KEYS[rng.below(KEYS.length)];
        },
        { run, client: { turnDelayMs: 10 } },
      );
      expect(await walkCave(session, { help: async () => {}, canGiveUp: false })).toBe('later');
      expect(run.state.moves).toBeGreaterThan(10);
      const recording = run.recording();
      expect(must(verify(cave, recording)).outcome).toEqual(run.outcome);
    }
  },
);
