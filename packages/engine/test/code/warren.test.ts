import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASE64URL } from '../../src/code/base64url.js';
import { MAX_CODE_LENGTH, sealCode } from '../../src/code/envelope.js';
import { makeUtf8 } from '../../src/code/utf8.js';
import { writeVarint } from '../../src/code/varint.js';
import { MAX_CODE_SIDE, makeWarrenCode, parseWarrenCode } from '../../src/code/warren.js';
import { parseMask } from '../../src/grid/mask.js';
import type { Generator } from '../../src/maze/generator.js';
import { GENERATORS } from '../../src/maze/registry.js';
import type { OptionSpec, OptionValues } from '../../src/options.js';
import { MAX_SEED } from '../../src/rng/seed-hash.js';
import { type MazeRequest, type MazeSpec, readSpec } from '../../src/spec/maze-spec.js';
import { must } from '../support/mazes.js';

const PLAIN: MazeRequest = { algorithm: 'recursive-backtracker', width: 10, height: 10, seed: 'a' };

const codeOf = (request: MazeRequest): string => must(makeWarrenCode(must(readSpec(request))));

function reasonOf(code: string): string {
  const spec = parseWarrenCode(code);
  return spec.ok ? 'accepted' : spec.reason;
}

/** A spec without its functions, to be compared. */
function plain({ generator, grid, ...rest }: MazeSpec): unknown {
  return { algorithm: generator.id, kind: grid.kind, width: grid.width, height: grid.height, ...rest };
}

const anySeed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
);

function optionValue(option: OptionSpec): fc.Arbitrary<number | string> {
  if (option.type === 'integer') return fc.integer({ min: option.min, max: option.max });
  if (option.type === 'choice') return fc.constantFrom(...option.choices);
  return fc.constantFrom(option.default, ...(option.name === 'mix' ? ['newest=1', 'oldest=3,random=2'] : []));
}

function optionValues(generator: Generator): fc.Arbitrary<OptionValues> {
  const values = generator.options.map((option) => [option.name, optionValue(option)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<OptionValues>;
}

function anyRequest(generator: Generator): fc.Arbitrary<MazeRequest> {
  const share = fc.nat(1000).map((thousandths) => thousandths / 1000);
  const request = fc.record(
    {
      algorithm: fc.constant(generator.id),
      grid: fc.constantFrom(...generator.grids),
      width: fc.integer({ min: 2, max: 700 }),
      height: fc.integer({ min: 1, max: 700 }),
      seed: anySeed,
      options: optionValues(generator),
      braid: share,
      exits: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ['algorithm', 'grid', 'width', 'height', 'seed'] },
  );
  const onSquares = fc.record({ weave: share, rooms: fc.nat(300) }, { requiredKeys: [] });
  return fc
    .tuple(request, onSquares)
    .map(([base, extra]) => (base.grid === 'rect' ? { ...base, ...extra } : base) as MazeRequest);
}

describe.each(GENERATORS)('$id', (generator) => {
  test('every spec round-trips and has one code', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyRequest(generator), (request) => {
        const spec = readSpec(request);
        if (!spec.ok) return;
        accepted++;
        const code = must(makeWarrenCode(spec.value));
        expect(code).toMatch(/^w1-[A-Za-z0-9_-]+$/);
        const back = must(parseWarrenCode(code));
        expect(plain(back)).toEqual(plain(spec.value));
        expect(must(makeWarrenCode(back))).toBe(code);
      }),
      { numRuns: 120 },
    );
    expect(accepted).toBeGreaterThan(60);
  });

  test('every single-character change is refused', () => {
    const code = codeOf({
      algorithm: generator.id,
      width: 12,
      height: 9,
      seed: 'Ünïcode 😀',
      exits: 2,
      braid: 0.5,
    });
    for (let place = 0; place < code.length; place++) {
      for (const character of [...BASE64URL, '=', '+', ' ', '\u0000', 'é']) {
        if (character === code[place]) continue;
        const changed = code.slice(0, place) + character + code.slice(place + 1);
        expect(parseWarrenCode(changed).ok, changed).toBe(false);
      }
    }
  });
});

test.each<[string, MazeRequest]>([
  ['w1-DgAKYYYtew', PLAIN],
  [
    'w1-DgGsAhRHcsO8w59lLCDkuJbnlYwg7aCAWWDA',
    { ...PLAIN, width: 300, height: 20, seed: 'Grüße, 世界 \ud800' },
  ],
  ['w1-Dg4KAwP6AeVYLQ', { ...PLAIN, grid: 'polar', exits: 3, braid: 0.25, seed: '' }],
  ['w1-DjAK9AMHYa43jA', { ...PLAIN, weave: 0.5, rooms: 7 }],
])('%s means what it meant when version 1 was made', (code, request) => {
  expect(codeOf(request)).toBe(code);
  expect(plain(must(parseWarrenCode(code)))).toEqual(plain(must(readSpec(request))));
});

test('everyday codes are short', () => {
  expect(codeOf(PLAIN).length).toBeLessThanOrEqual(13);
  expect(codeOf({ ...PLAIN, width: 40, height: 30, seed: 'warren' }).length).toBeLessThanOrEqual(21);
});

test('neighbours swapped, characters lost or added are refused', () => {
  const code = codeOf({ ...PLAIN, seed: 'swap me' });
  for (let place = 0; place < code.length; place++) {
    const lost = code.slice(0, place) + code.slice(place + 1);
    expect(parseWarrenCode(lost).ok, lost).toBe(false);
    const doubled = code.slice(0, place) + code[place] + code.slice(place);
    expect(parseWarrenCode(doubled).ok, doubled).toBe(false);
    const swapped = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2);
    if (swapped !== code) expect(parseWarrenCode(swapped).ok, swapped).toBe(false);
  }
});

test('the longest seed in the widest script fits', () => {
  const seed = '世'.repeat(MAX_SEED);
  const code = codeOf({ ...PLAIN, seed, braid: 0.1, exits: 20, height: 8 });
  expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
  expect(must(parseWarrenCode(code)).seed).toBe(seed);
});

test('a mask does not fit into a code', () => {
  const mask = must(parseMask('..\n.#'));
  const spec = must(readSpec({ ...PLAIN, width: 2, height: 2, mask }));
  expect(makeWarrenCode(spec)).toMatchObject({ ok: false, reason: expect.stringContaining('JSON') });
});

test('what is too large to be read from a code is not written either', () => {
  const spec = must(readSpec({ ...PLAIN, width: MAX_CODE_SIDE + 1, height: 2 }));
  expect(makeWarrenCode(spec)).toMatchObject({ ok: false, reason: expect.stringContaining('too large') });
  expect(codeOf({ ...PLAIN, width: MAX_CODE_SIDE, height: 2 })).toMatch(/^w1-/);
});

test('more exits than any maze has are refused', () => {
  const spec = { ...must(readSpec(PLAIN)), exits: 1e300 };
  expect(makeWarrenCode(spec)).toMatchObject({ ok: false, reason: expect.stringContaining('exits') });
});

test.each([
  ['nothing', '', 'begin with "w1-"'],
  ['another word', 'hello', 'begin with "w1-"'],
  ['a version with a zero before it', 'w01-DgAKYQ', 'begin with "w1-"'],
  ['a later version', 'w2-DgAKYbvnzg', 'version 2 and was made by a newer Warren'],
  ['too long a text', `w1-${'A'.repeat(1_000_000)}`, 'too long'],
  ['no bytes', 'w1-', 'cut off'],
  ['a checksum alone', 'w1-AAAA', 'cut off'],
  ['a strange character', 'w1-DgA*YbvnzgA', 'character 7 of the code is "*"'],
  ['a wrong checksum', 'w1-DgAKYQAAAA', 'checksum'],
])('%s is refused with its reason', (_name, code, reason) => {
  expect(reasonOf(code)).toContain(reason);
});

describe('with a right checksum, still refused:', () => {
  function sealed(numbers: readonly number[], rest: readonly number[] = makeUtf8('a')): string {
    const bytes: number[] = [];
    for (const number of numbers) writeVarint(bytes, number);
    return must(sealCode([...bytes, ...rest]));
  }

  test('the way these are sealed is right', () => {
    expect(sealed([14, 0, 10])).toBe(codeOf(PLAIN));
  });

  test.each([
    ['a game', sealed([15, 0, 10]), 'of a game'],
    ['an unknown algorithm', sealed([2000, 0, 10]), 'algorithm number 1000'],
    ['unknown settings', sealed([14, 128, 10]), 'settings that this Warren does not know'],
    ['an unknown grid', sealed([14, 2, 10, 9]), 'grid number 9'],
    ['options of an algorithm without', sealed([14, 64, 10, 1]), 'options that this Warren does not know'],
    ['a braid above 1', sealed([14, 8, 10, 1001]), 'braid must be from 0 to 1'],
    ['no width', sealed([14, 0, 0]), 'width must be at least 1'],
    ['no exit', sealed([14, 4, 10, 0]), 'at least 1 exit'],
    ['a missing field', sealed([14, 1, 10], []), 'cut off'],
    ['a number without end', sealed([14, 1, 10], [255]), 'cut off'],
    ['a seed that is no text', sealed([14, 0, 10], [0xff]), 'not UTF-8'],
    ['too long a seed', sealed([14, 0, 10], makeUtf8('a'.repeat(MAX_SEED + 1))), 'longer than'],
    ['a usual value written out', sealed([14, 1, 10, 10]), 'not written the way'],
    ['no options written out', sealed([14, 64, 10, 0]), 'not written the way'],
    ['a number with a detour', sealed([14, 0], [0x8a, 0x00, 0x61]), 'not written the way'],
    ['a thousand million squared', sealed([14, 0, 1e9]), 'too large for a code'],
    ['a safe integer squared', sealed([14, 0, Number.MAX_SAFE_INTEGER]), 'too large for a code'],
    ['a strip of millions', sealed([14, 1, 67_108_864, 1]), 'too large for a code'],
    ['millions of rings', sealed([14, 3, 1, 67_108_864, 3]), 'too large for a code'],
    [
      'more cells than a maze may have',
      sealed([14, 3, MAX_CODE_SIDE, MAX_CODE_SIDE - 1, 3]),
      'more than the',
    ],
    ['rings that make too many cells', sealed([14, 3, 1, MAX_CODE_SIDE, 3]), 'more than the'],
  ])('%s', (_name, code, reason) => {
    expect(reasonOf(code)).toContain(reason);
  });
});
