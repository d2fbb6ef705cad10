import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCaveRunSettings } from '@warren/games/cave';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFlatJson, readCaveFile } from '../../../src/games/cave/settings.js';
import { must } from '../../support/must.js';
import { folder } from '../../support/warren.js';

const USUAL = { regionCacheSize: 8, showDebugInfo: false, turnDelayMs: 500, announce: false };

function read(text: string) {
  const place = folder();
  writeFileSync(join(place, 'cave.json'), text);
  const { complaints, ...file } = readCaveFile(place);
  return {
    ...file,
    complaints: complaints.map((complaint) => complaint.replace(join(place, 'cave.json'), 'FILE')),
  };
}

describe('the file of settings', () => {
  test('is not needed', () => {
    expect(readCaveFile(folder())).toMatchObject({ settings: {}, client: USUAL, complaints: [] });
  });

  test('changes every number of the world and of the terminal', () => {
    const all = {
      ...must(readCaveRunSettings({})),
      ...USUAL,
      regionSize: 40,
      rockProbability: 0.45,
      turnDelayMs: 0,
    };
    const { mode, ...file } = all;
    expect(mode).toBe('expedition');
    const { settings, client, complaints } = read(JSON.stringify(file, null, 2));
    expect(complaints).toEqual([]);
    expect(settings).toMatchObject({ regionSize: 40, rockProbability: '0.45', monsterHealth: 30 });
    expect(client).toEqual({ ...USUAL, turnDelayMs: 0 });
  });

  test('a wrong entry is named with its line and what it must be, and the default stands', () => {
    const { settings, client, complaints } = read(
      '{\n  "regionSize": "big",\n  "iterations": 3,\n  "turnDelayMs": -1,\n  "announce": 1,\n  "stunProbability": 2\n}',
    );
    expect(settings).toEqual({ iterations: 3 });
    expect(client).toEqual(USUAL);
    expect(complaints).toHaveLength(4);
    expect(complaints[0]).toMatch(
      /^FILE, line 2: regionSize must be a whole number from \d+ to \d+, not "big"$/,
    );
    expect(complaints[1]).toBe('FILE, line 4: turnDelayMs must be a whole number from 0 to 10000, not -1');
    expect(complaints[2]).toBe('FILE, line 5: announce must be true or false, not 1');
    expect(complaints[3]).toContain('line 6: stunProbability must be a number from 0 to 0.9');
  });

  test('an unknown one comes with the nearest that is known', () => {
    const { complaints } = read('{ "regionCachSize": 9, "mode": "expedition" }');
    expect(complaints[0]).toBe(
      'FILE, line 1: there is no setting "regionCachSize"; did you mean "regionCacheSize"?',
    );
    expect(complaints[1]).toContain('there is no setting "mode"');
  });

  test('two that are right alone and wrong together are both left out', () => {
    const { settings, complaints } = read('{ "goldLeast": 50, "goldMost": 9, "iterations": 2 }');
    expect(settings).toEqual({ iterations: 2 });
    expect(complaints).toEqual(['FILE, goldLeast must not be more than goldMost']);
  });

  test.each([
    ['', 'line 1, column 1: { should stand here, not the end of the file'],
    ['[]', 'line 1, column 1: { should stand here, not ['],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: , or } should stand here, not "'],
    ['{ "a": 1, }', 'line 1, column 11: the name of a setting in "quotes" should stand here, not }'],
    ['{ "a" 1 }', 'line 1, column 7: : should stand here, not 1'],
    [
      '{ "a": [1] }',
      'line 1, column 8: a number, true, false or a text in "quotes" should stand here, not [',
    ],
    ['{ "a": 01 }', 'line 1, column 8: a number, true, false or a text in "quotes" should stand here, not 0'],
    ['{ } more', 'line 1, column 5: nothing more should stand here, not m'],
  ])('broken JSON %j is told with line and column', (text, complaint) => {
    const { settings, client, complaints } = read(text);
    expect([settings, client, complaints]).toEqual([{}, USUAL, [`FILE, ${complaint}`]]);
  });

  test('one that cannot be read is told', () => {
    const place = folder();
    mkdirSync(join(place, 'cave.json'));
    expect(readCaveFile(place).complaints).toEqual([expect.stringContaining('it is a folder')]);
  });
});

describe('the reader of flat JSON', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );

  test('reads what the system writes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), value)), fc.constantFrom(0, 2, '\t'), (pairs, space) => {
        const object = Object.fromEntries(pairs);
        const read = must(parseFlatJson(JSON.stringify(object, null, space)));
        const plain = JSON.parse(JSON.stringify(object));
        expect(Object.fromEntries(read.map((entry) => [entry.name, entry.value]))).toEqual(plain);
      }),
    );
  });

  test('never throws, and takes nothing that the system refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '"a"',
      '"',
      ':',
      ',',
      '1',
      '-',
      '.5',
      'true',
      ' ',
      '\n',
      '\\u12',
      'é',
      '1e9',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        if (parseFlatJson(text).ok) expect(() => JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
