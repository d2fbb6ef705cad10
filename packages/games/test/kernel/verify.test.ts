import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginVerify, verify } from '../../src/kernel/verify.js';
import { GAMES } from '../../src/registry.js';
import { must } from '../support/must.js';
import { botRun, SHORT_RUNS } from '../support/runs.js';

describe.each(GAMES)('$id', (game) => {
  const honest = botRun(game, SHORT_RUNS[game.id][0], 'slices').recording();
  const last = honest.checkpoints.length - 1;
  const wrong = {
    ...honest,
    checkpoints: honest.checkpoints.map((hash, i) => (i === last ? hash ^ 1 : hash)),
  };

  test('verifying in slices of any size comes to the same as verifying at once', () => {
    const slices = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 20 });
    fc.assert(
      fc.property(slices, fc.constantFrom(honest, wrong), (sizes, recording) => {
        const verifying = must(beginVerify(game, recording));
        let played = 0;
        for (const size of sizes) {
          const verdict = verifying.advance(size);
          played = Math.min(recording.ticks, played + size);
          expect(verifying.tick).toBe(played);
          expect(verdict === null).toBe(played < recording.ticks);
        }
        expect(verifying.advance(recording.ticks)).toEqual(verify(game, recording));
        // Asked again, it says the same and plays no further.
        expect(verifying.advance(1)).toEqual(verify(game, recording));
      }),
      { numRuns: 15 },
    );
  });

  test('what can be refused without playing is refused before the first slice', () => {
    expect(beginVerify(game, { ...honest, rules: game.rules + 1 })).toEqual(
      verify(game, { ...honest, rules: game.rules + 1 }),
    );
  });
});
