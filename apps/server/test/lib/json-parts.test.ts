import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts } from '../../src/lib/json-parts.js';
import { turnsDuring } from '../support/turns-during.js';

async function written(everything: Record<string, unknown>): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of jsonParts(everything)) parts.push(part);
  return parts;
}

test('parts of JSON are the JSON of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (everything) => {
      expect((await written(everything)).join('')).toBe(JSON.stringify(everything));
    }),
    { numRuns: 100 },
  );
});

test('much is written in many parts, and others have a turn after each', async () => {
  const everything = { saves: Array.from({ length: 12 }, () => 'x'.repeat(100_000)) };
  expect(await written(everything)).toHaveLength(13);
  expect(await turnsDuring(written(everything))).toBeGreaterThan(11);
});
