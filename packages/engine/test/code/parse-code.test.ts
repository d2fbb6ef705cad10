import { expect, test } from 'vitest';
import { parseCode } from '../../src/code/parse-code.js';
import { makeWarrenCode } from '../../src/code/warren.js';
import { readSpec } from '../../src/spec/maze-spec.js';
import { must } from '../support/mazes.js';

test('a Lost Cause code gives its maze', () => {
  const code = must(parseCode('AwPpuzNkUAAA=='));
  expect(code).toMatchObject({ kind: 'lost-cause', maze: { grid: { width: 3, height: 3 } } });
});

test('a Warren code gives what its maze follows from', () => {
  const spec = must(readSpec({ algorithm: 'recursive-backtracker', width: 4, height: 6, seed: 'x' }));
  const code = must(parseCode(must(makeWarrenCode(spec))));
  expect(code).toMatchObject({ kind: 'warren', spec: { seed: 'x', grid: { width: 4, height: 6 } } });
});

test('both kinds are refused with the reason of their own parser', () => {
  expect(parseCode('')).toEqual({ ok: false, reason: 'the code is empty' });
  expect(parseCode('w7-AAAA')).toMatchObject({ ok: false, reason: expect.stringContaining('version 7') });
  expect(parseCode('w1-AAAAAAAA')).toMatchObject({ ok: false, reason: expect.stringContaining('checksum') });
  expect(parseCode('AwPpuzNkUAAA')).toMatchObject({ ok: false, reason: expect.stringContaining('3 x 3') });
  expect(parseCode(' AwPpuzNkUAAA==')).toMatchObject({ ok: false, reason: expect.stringContaining('" "') });
});
