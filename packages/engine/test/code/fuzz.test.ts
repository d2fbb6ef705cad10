import { expect, test } from 'vitest';
import { drawText } from '../../../../tools/faults/parsers/inputs.mjs';
import { BASE64URL } from '../../src/code/base64url.js';
import { openCode, sealCode } from '../../src/code/envelope.js';
import { makeLostCause, parseLostCause } from '../../src/code/lost-cause.js';
import { makeMazeJson } from '../../src/code/maze-json.js';
import { makeMazeText, parseMazeText } from '../../src/code/maze-text.js';
import { parseCode } from '../../src/code/parse-code.js';
import { parseMazeJson } from '../../src/code/parse-maze-json.js';
import { makeWarrenCode, parseWarrenCode } from '../../src/code/warren.js';
import { flaw } from '../../src/maze/check.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import type { Result } from '../../src/result.js';
import { Rng } from '../../src/rng/rng.js';
import { readSpec } from '../../src/spec/maze-spec.js';
import { contents, maskedGrid, twoBridges } from '../support/codes.js';
import { gridOf, mazeOf, must } from '../support/mazes.js';

// A million inputs in all, the same in every run: no parser throws, accepts what it would not write, or takes
// more than 50 ms for any of them.

const INPUTS_EACH = 200_000;
const SLOW_MS = 50;

type Source = (rng: Rng) => string;

interface Target {
  readonly name: string;
  readonly parse: (text: string) => Result<unknown>;
  readonly sources: readonly Source[];
  /** Whether something that was accepted was rightly so. */
  readonly sound: (value: never, text: string) => boolean;
}

const pick = <T>(rng: Rng, items: ArrayLike<T>): T => items[rng.below(items.length)];

function characters(rng: Rng, alphabet: string, longest: number): string {
  let text = '';
  for (let left = rng.below(longest + 1); left > 0; left--) text += pick(rng, alphabet);
  return text;
}

const damaged =
  (goods: readonly string[]): Source =>
  (rng) =>
    drawText(rng, goods);

const lostCauseCodes = Array.from({ length: 40 }, (_, i) =>
  must(makeLostCause(mazeOf(recursiveBacktracker, gridOf('rect', 3 + (i % 7), 3 + (i % 5)), `${i}`))),
);

const warrenCodes = GENERATORS.flatMap(({ id, grids }) =>
  grids.map((grid, i) =>
    must(
      makeWarrenCode(
        must(readSpec({ algorithm: id, grid, width: 5 + i, height: 9, seed: `fuzz 世 ${i}`, exits: 2 })),
      ),
    ),
  ),
);

const mazes = [
  mazeOf(recursiveBacktracker, gridOf('rect', 5, 4), 'a'),
  mazeOf(recursiveBacktracker, gridOf('hex', 4, 4), 'a'),
  mazeOf(recursiveBacktracker, gridOf('triangle', 6, 3), 'a'),
  mazeOf(recursiveBacktracker, gridOf('polar', 3, 3), 'a'),
  mazeOf(recursiveBacktracker, maskedGrid('rect'), 'a'),
  mazeOf(recursiveBacktracker, maskedGrid('triangle'), 'a'),
  twoBridges(),
];
const documents = mazes.map((maze) => makeMazeJson(maze, { algorithm: 'recursive-backtracker', seed: 'a' }));
const texts = mazes.map((maze) => must(makeMazeText(maze)));

const sealed = (bytes: number[]): string => must(sealCode(bytes));

/** Random bytes behind a right checksum: what a checksum alone would let through. */
function sealedNoise(rng: Rng): string {
  const head = rng.chance(1, 2) ? [2 * (1 + rng.below(20)), rng.below(128)] : [];
  return sealed([...head, ...Array.from({ length: 1 + rng.below(16) }, () => rng.below(256))]);
}

function sealedMutation(rng: Rng): string {
  const bytes = [...must(openCode(pick(rng, warrenCodes)))];
  for (let edits = 1 + rng.below(3); edits > 0; edits--) {
    if (rng.chance(1, 4)) bytes.splice(rng.below(bytes.length), rng.below(3), 255, 255, 255, rng.below(128));
    else bytes[rng.below(bytes.length)] = rng.below(256);
  }
  return sealed(bytes);
}

/** Values of every kind, as JSON, because each place needs one of its own. */
const NONSENSE = `null true -1 0 0.5 3 65536 67108864 1e9 1e308 "" "x" [] [[]] [[0]] [[0,1]] [".#"] {} {"toString":1}`;
const nonsense = (rng: Rng): unknown => JSON.parse(pick(rng, NONSENSE.split(' ')));

/** A good document with fields replaced by values of every kind, huge claims among them. */
function spoiltDocument(rng: Rng): string {
  const document = JSON.parse(pick(rng, documents));
  for (let edits = 1 + rng.below(3); edits > 0; edits--) {
    const field = pick(rng, [...Object.keys(document), 'mask']);
    const list = document[field];
    if (Array.isArray(list) && list.length > 0 && rng.chance(1, 2))
      list[rng.below(list.length)] = nonsense(rng);
    else document[field] = nonsense(rng);
  }
  return JSON.stringify(document);
}

function claimedText(rng: Rng): string {
  const number = (): number => pick(rng, [0, 1, 2, 3, 5, 8192, 65_536, 67_108_864, 99_999_999]);
  const kind = pick(rng, ['rect', 'hex', 'triangle', 'polar', 'square']);
  const rows = Array.from({ length: rng.below(5) }, () => characters(rng, '0123456789abcdef-|#', 5));
  return `warren-text 1 ${kind} ${number()}x${number()} start ${number()} exits ${number()}\n${rows.join('\n')}`;
}

const CODE_ALPHABET = `${BASE64URL}=`;

const lostCauseSources: Source[] = [
  damaged(lostCauseCodes),
  (rng) => characters(rng, CODE_ALPHABET, 40),
  (rng) => `A${pick(rng, 'wxyz')}${characters(rng, CODE_ALPHABET, 30)}`,
];
const warrenSources: Source[] = [
  damaged(warrenCodes),
  (rng) => `w1-${characters(rng, BASE64URL, 40)}`,
  sealedNoise,
  sealedMutation,
];

const TARGETS: readonly Target[] = [
  {
    name: 'Lost Cause codes',
    parse: parseLostCause,
    sources: lostCauseSources,
    sound: (maze, text) => must(makeLostCause(maze)) === text,
  },
  {
    name: 'Warren codes',
    parse: parseWarrenCode,
    sources: warrenSources,
    sound: (spec, text) => must(makeWarrenCode(spec)) === text,
  },
  {
    name: 'codes of either kind',
    parse: parseCode,
    sources: [...lostCauseSources, ...warrenSources],
    sound: (code: { kind: string }, text) => (code.kind === 'warren') === text.startsWith('w1-'),
  },
  {
    name: 'JSON of mazes',
    parse: parseMazeJson,
    sources: [damaged(documents), spoiltDocument],
    sound: ({ maze }: { maze: never }) => flaw(maze) === null,
  },
  {
    name: 'text of mazes',
    parse: parseMazeText,
    sources: [damaged(texts), damaged(texts), claimedText],
    sound: (maze) =>
      flaw(maze) === null &&
      JSON.stringify(contents(must(parseMazeText(must(makeMazeText(maze)))))) ===
        JSON.stringify(contents(maze)),
  },
];

/** Processor time, so that a busy machine makes no input slow. */
function processorMs(target: Target, text: string): number {
  const before = process.cpuUsage();
  target.parse(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('there are a million inputs', () => {
  expect(TARGETS.length * INPUTS_EACH).toBe(1_000_000);
});

test.each(TARGETS)('$name: no input makes it throw, err or take long', (target) => {
  const rng = Rng.fromSeed('fuzz', target.name);
  const unsound: string[] = [];
  const slow: string[] = [];
  let accepted = 0;
  for (let i = 0; i < INPUTS_EACH; i++) {
    const text = target.sources[i % target.sources.length](rng);
    const before = performance.now();
    const result = target.parse(text);
    const took = performance.now() - before;
    if (result.ok) accepted++;
    if (result.ok ? !target.sound(result.value as never, text) : result.reason === '') unsound.push(text);
    // Garbage collection makes any input slow once; only an input that is slow each time counts.
    if (took > SLOW_MS && [1, 2, 3].every(() => processorMs(target, text) > SLOW_MS)) slow.push(text);
  }
  expect(unsound).toEqual([]);
  expect(slow).toEqual([]);
  // Inputs of which none is ever good would only test the first check of a parser.
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThan(INPUTS_EACH / 2);
});
