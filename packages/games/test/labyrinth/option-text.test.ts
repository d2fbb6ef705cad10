import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeOptionText, parseOptionText } from '../../src/labyrinth/option-text.js';
import { LABYRINTH_OPTIONS } from '../../src/labyrinth/options.js';

const parse = (text: string) => parseOptionText(LABYRINTH_OPTIONS, text);
const make = (lines: readonly string[], values: ReturnType<typeof parse>['values']) =>
  makeOptionText(LABYRINTH_OPTIONS, { lines, values });

const DEFAULTS = {
  generation: 'weave-prim',
  controls: 'hold',
  sound: 'on',
  solver: 'recursive-backtracker',
  'solver-speed': 20,
};

describe('a file of options', () => {
  test('that is empty has all defaults, and is written in full with a comment each', () => {
    const { values, complaints, lines } = parse('');
    expect([values, complaints, lines]).toEqual([DEFAULTS, [], []]);
    const text = make(lines, values);
    expect(text).toContain('# Whether anything is to be heard. It can be: on, off.\nsound = on\n');
    expect(parse(text)).toMatchObject({ values: DEFAULTS, complaints: [] });
  });

  test('keeps what it does not know, comments and order; only what changed is set, in its place', () => {
    const text =
      '# mine\r\n  sound=off\r\nfuture-thing = 7 = 8\r\n\r\nsolver-speed   =  50\r\ncontrols = hold\r\n';
    const { values, complaints, lines } = parse(text);
    expect(complaints).toEqual([]);
    expect(values).toMatchObject({ sound: 'off', 'solver-speed': 50 });
    const written = make(lines, { ...values, controls: 'glide' });
    expect(written.split('\n').slice(0, 6)).toEqual([
      '# mine',
      '  sound=off',
      'future-thing = 7 = 8',
      '',
      'solver-speed   =  50',
      'controls = glide',
    ]);
    expect(parse(written).values).toEqual({ ...values, controls: 'glide' });
  });

  test('with bad values names them by their lines, and uses the defaults', () => {
    const { values, complaints, lines } = parse(
      'sound = loud\nsolver-speed = fast\nsolver-speed = 0\nnonsense\ngeneration = prim\n= 5\ncontrols = glide',
    );
    expect(values).toEqual({ ...DEFAULTS, controls: 'glide' });
    expect(complaints).toEqual([
      { line: 1, reason: 'there is no sound "loud"; known are on, off' },
      { line: 2, reason: 'solver-speed must be a whole number from 1 to 200, not fast' },
      { line: 3, reason: 'solver-speed must be a whole number from 1 to 200, not 0' },
      { line: 4, reason: 'this is not like "key = value"' },
      { line: 5, reason: expect.stringContaining('there is no generation "prim"') },
      { line: 6, reason: 'this is not like "key = value"' },
    ]);
    // What nobody touched stays to be looked at; what is set is mended.
    const written = make(lines, { ...values, 'solver-speed': 9 }).split('\n');
    expect(written.slice(0, 4)).toEqual(['sound = loud', 'solver-speed = 9', 'solver-speed = 9', 'nonsense']);
  });

  test('whatever it says, comes back with every value that was set', () => {
    const anyLine = fc.oneof(
      fc.string({ maxLength: 12, unit: 'grapheme' }),
      fc.constantFrom('sound = off', 'sound = on', 'solver = bfs', 'solver-speed = 3', 'controls = x'),
    );
    const changes = fc.record({
      sound: fc.constantFrom('on', 'off'),
      'solver-speed': fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), changes, (rows, changed) => {
        const { lines, values } = parse(rows.join('\n'));
        const again = parse(make(lines, { ...values, ...changed }));
        expect(again.values).toEqual({ ...values, ...changed });
      }),
      { numRuns: 300 },
    );
  });
});
