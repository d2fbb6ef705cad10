import { crc24, makeBase64url, makeUtf8, writeVarint } from '@warren/engine/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plain } from '../../src/kernel/plain.js';
import { checkpointCount, RECORDING_LIMITS, type Recording } from '../../src/kernel/recording.js';
import { makeRecordingBytes, parseRecordingBytes } from '../../src/kernel/recording-bytes.js';
import { makeRecordingText, parseRecordingText } from '../../src/kernel/recording-text.js';

const plain: fc.Arbitrary<Plain> = fc.letrec<{ tree: Plain }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.maxSafeInteger().map((value) => value + 0),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('tree')) as fc.Arbitrary<Plain>,
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('tree'),
    ) as fc.Arbitrary<Plain>,
  ),
})).tree;

const anyRecording: fc.Arbitrary<Recording> = fc
  .record({ ticks: fc.integer({ min: 1, max: 100_000 }), waits: fc.array(fc.nat(900), { maxLength: 60 }) })
  .chain(({ ticks, waits }) => {
    const times = [...new Set(waits.map((_, i) => waits.slice(0, i + 1).reduce((a, b) => a + b)))];
    const actions = fc.tuple(
      ...times.filter((tick) => tick < ticks).map((tick) => fc.nat().map((a) => [tick, a])),
    );
    return fc.record({
      game: fc.string({ maxLength: 20 }),
      rules: fc.nat(),
      settings: plain,
      seed: fc.string({ unit: 'binary', maxLength: 40 }),
      ticks: fc.constant(ticks),
      actions: actions.map((pairs) => pairs.flat()),
      checkpoints: fc.array(fc.nat(0xffffffff), {
        minLength: checkpointCount(ticks),
        maxLength: checkpointCount(ticks),
      }),
    });
  });

test('any recording comes back from its bytes and from its text', () => {
  fc.assert(
    fc.property(anyRecording, (recording) => {
      expect(parseRecordingBytes(makeRecordingBytes(recording))).toEqual({ ok: true, value: recording });
      expect(parseRecordingText(makeRecordingText(recording))).toEqual({ ok: true, value: recording });
    }),
    { numRuns: 300 },
  );
});

/** A recording written by hand, with a right checksum: each part may be wrong. */
function written(
  parts: Partial<Record<'head' | 'game' | 'settings' | 'seed' | 'numbers' | 'tail', number[]>>,
): Uint8Array {
  const text = (value: string) => sized(makeUtf8(value));
  const bytes = [
    ...(parts.head ?? [...makeUtf8('WREC'), 1]),
    ...(parts.game ?? text('g')),
    1,
    ...(parts.settings ?? text('{}')),
    ...(parts.seed ?? text('s')),
    ...(parts.numbers ?? [3, 1, 2, 0]),
    ...(parts.tail ?? [1, 2, 3, 4]),
  ];
  const check = crc24(bytes);
  return Uint8Array.from([...bytes, check >>> 16, (check >>> 8) & 255, check & 255]);
}

function sized(bytes: number[]): number[] {
  return [...varint(bytes.length), ...bytes];
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  writeVarint(bytes, value);
  return bytes;
}

test('the bytes are laid out as documented', () => {
  expect(parseRecordingBytes(written({}))).toEqual({
    ok: true,
    value: {
      game: 'g',
      rules: 1,
      settings: {},
      seed: 's',
      ticks: 3,
      actions: [2, 0],
      checkpoints: [0x04030201],
    },
  });
});

const deep = '['.repeat(40) + ']'.repeat(40);
test.each([
  ['another format', { head: [...makeUtf8('WREC'), 2] }, 'format 2'],
  ['something else', { head: makeUtf8('PNG!!') }, 'no recording'],
  ['a long name', { game: sized(makeUtf8('g'.repeat(65))) }, '65 bytes'],
  ['a long seed', { seed: sized(makeUtf8('s'.repeat(4097))) }, 'longer than 4096'],
  ['a seed of a claimed gigabyte', { seed: varint(1 << 30) }, 'bytes where at most'],
  ['settings of a claimed gigabyte', { settings: varint(1 << 30) }, 'bytes where at most'],
  ['settings that are no JSON', { settings: sized(makeUtf8('{')) }, 'plain JSON'],
  ['settings with a fraction', { settings: sized(makeUtf8('{"a":0.5}')) }, 'plain JSON'],
  ['settings nested deep', { settings: sized(makeUtf8(deep)) }, 'plain JSON'],
  ['settings with a false prototype', { settings: sized(makeUtf8('{"__proto__":1}')) }, 'plain JSON'],
  ['settings with blanks', { settings: sized(makeUtf8('{ }')) }, 'the way Warren writes'],
  ['settings with a key twice', { settings: sized(makeUtf8('{"a":1,"a":1}')) }, 'the way Warren writes'],
  ['a number in a roundabout way', { numbers: [0x83, 0, 1, 2, 0] }, 'the way Warren writes'],
  ['thirteen hours', { numbers: [...varint(13 * 216000), 0], tail: new Array(4 * 4681).fill(0) }, 'ticks'],
  ['a claimed million and one actions', { numbers: [3, ...varint(1_000_001), 0, 0] }, 'at most 1000000'],
  ['a million actions that are not there', { numbers: [3, ...varint(1_000_000), 0, 0] }, 'cut off'],
  ['an action after the end', { numbers: [3, 1, 3, 0] }, 'after its last tick'],
  ['seventeen actions in a tick', { numbers: [3, 17, ...new Array(34).fill(0)] }, 'too many actions'],
  ['no checkpoint', { tail: [] }, 'checkpoints'],
  ['half a checkpoint', { tail: [1, 2] }, 'checkpoints'],
  ['checkpoints for a longer run', { tail: [1, 2, 3, 4, 5, 6, 7, 8] }, 'checkpoints'],
])('refuses %s with the reason, before anything is simulated', (_, parts, reason) => {
  expect(parseRecordingBytes(written(parts))).toMatchObject({
    ok: false,
    reason: expect.stringContaining(reason),
  });
});

test('refuses what is larger than any recording without reading it', () => {
  const bytes = new Uint8Array(RECORDING_LIMITS.bytes + 1);
  expect(parseRecordingBytes(bytes)).toMatchObject({ ok: false, reason: expect.stringContaining('larger') });
  const text = `r1-${makeBase64url(bytes)}`;
  expect(parseRecordingText(text)).toMatchObject({ ok: false, reason: expect.stringContaining('larger') });
});
