import { GENERATORS } from '@warren/engine/generators';
import { GRID_KINDS } from '@warren/engine/grids';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MazeChoice, specOf } from '../../../src/studio/maze/choice.js';
import { makeLink, parseLink } from '../../../src/studio/maze/link.js';

const USUAL: MazeChoice = {
  algorithm: 'recursive-backtracker',
  grid: 'rect',
  width: 30,
  height: 20,
  seed: 'usual',
  options: {},
  solution: false,
  distances: false,
  patches: false,
};

/** Choices the page can show. */
const choices = fc
  .record({
    generator: fc.constantFrom(...GENERATORS),
    grid: fc.constantFrom(...GRID_KINDS),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
    seed: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
    solution: fc.boolean(),
    distances: fc.boolean(),
    patches: fc.boolean(),
  })
  .map(({ generator, ...rest }): MazeChoice => ({ ...rest, algorithm: generator.id, options: {} }))
  .filter((choice) => specOf(choice).ok);

test('a link leads back to the same choice, whatever the seed', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(parseLink(makeLink(choice), USUAL)).toEqual({ choice, problems: [] });
    }),
  );
});

test('options that differ from their defaults are part of the link', () => {
  for (const { id, options } of GENERATORS) {
    for (const spec of options) {
      if (spec.type !== 'integer') continue;
      const value = spec.default === spec.max ? spec.min : spec.max;
      const choice = { ...USUAL, algorithm: id, options: { [spec.name]: value } };
      expect(parseLink(makeLink(choice), USUAL)).toEqual({ choice, problems: [] });
    }
  }
});

test('an empty address is the usual maze', () => {
  expect(parseLink('', USUAL)).toEqual({ choice: USUAL, problems: [] });
});

describe('a mistake', () => {
  test.each([
    ['algorithm=wilsn', 'algorithm', /no algorithm "wilsn"/],
    ['grid=square', 'grid', /no grid "square"/],
    ['width=0', 'width', /whole number from 1, not "0"/],
    ['width=1.5', 'width', /not "1.5"/],
    ['height=ten', 'height', /not "ten"/],
    ['height=', 'height', /not ""/],
    ['option.mood=gloomy', 'options', /has no option/],
    [`seed=${'x'.repeat(4097)}`, 'seed', /longer than 4096/],
    ['width=500&height=500', 'width', /250000 cells; this page shows at most 40000/],
    ['grid=polar&width=9&height=200', 'width', /this page shows at most/],
  ])('%s is said beside its field and replaced by the default', (query, field, message) => {
    const { choice, problems } = parseLink(`?${query}&show=solution`, USUAL);
    expect(problems).toHaveLength(1);
    expect(problems[0].field).toBe(field);
    expect(problems[0].message).toMatch(message);
    expect(choice.solution).toBe(true);
    expect(specOf(choice).ok).toBe(true);
  });

  test('of any kind leaves a maze that can be shown, and says so', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('rect', 'polar', 'wilson', '7', '-1', '1e9', '99999999999'),
    );
    const names = fc.constantFrom(
      'algorithm',
      'grid',
      'width',
      'height',
      'seed',
      'show',
      'option.x',
      'other',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, word), { maxLength: 8 }), (words) => {
        const { choice, problems } = parseLink(`?${new URLSearchParams(words)}`, USUAL);
        expect(specOf(choice).ok).toBe(true);
        for (const { message } of problems) expect(message).toMatch(/^[A-Z][^\n]*\.$/s);
      }),
    );
  });
});
