import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GAMES,
  makeRecordingBytes,
  makeRecordingText,
  parseRecordingText,
  type Recording,
} from '@warren/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, shell, warren } from '../support/warren.js';

const dir = folder();
const at = (name: string) => join(dir, name);

/** A run of the bot that all tests below look at. */
let honest: Recording;
let outcome: Record<string, unknown>;

beforeAll(async () => {
  const { code, err, out } = await warren(['bot', 'lost-cause', '--seed', 'cli', '--out', at('run.warren')]);
  expect([code, out]).toEqual([0, '']);
  outcome = JSON.parse(err);
  const parsed = parseRecordingText(readFileSync(at('run.warren'), 'utf8').trimEnd());
  if (!parsed.ok) throw new Error(parsed.reason);
  honest = parsed.value;
});

const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('warren games', () => {
  test('--json has id, title, traits and more of every game', async () => {
    const { code, out } = await warren(['games', '--json']);
    expect(code).toBe(0);
    const rows = JSON.parse(out);
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(rows[0]).toMatchObject({
      id: 'lost-cause',
      title: 'Lost Cause',
      traits: expect.any(Array),
      rules: 2,
    });
    expect((await warren(['games'])).out).toMatch(/^lost-cause {2,}Ten mazes/);
  });
});

describe('warren bot', () => {
  test('plays a whole run and tells its outcome, with everything the score was computed from', () => {
    expect(Object.keys(outcome).sort()).toEqual(
      ['height', 'level', 'locks', 'result', 'score', 'seconds', 'slimes', 'width'].sort(),
    );
    expect(outcome).toMatchObject({ result: 'won', level: 1, width: 3, height: 3, locks: 1 });
    expect(honest).toMatchObject({ game: 'lost-cause', seed: 'cli', settings: { mode: 'level', level: 1 } });
  });

  test('writes to standard output without --out, the same for the same seed', async () => {
    const { out } = await warren(['bot', 'lost-cause', '--seed', 'cli']);
    expect(out).toBe(readFileSync(at('run.warren'), 'utf8'));
    expect(out).toMatch(/^[A-Za-z0-9_-]+\n$/);
  });

  test('takes settings', async () => {
    const words = ['bot', 'lost-cause', '--settings', '{"code":"AwPpuzNkUAAA==","maxEnemies":0}'];
    const { code, err } = await warren(words);
    expect(code).toBe(0);
    expect(JSON.parse(err)).toMatchObject({ result: 'won', slimes: 0, locks: 1, level: 0 });
  });

  test.each([
    [[], 'bot needs one game'],
    [['lost-cause', 'more'], 'bot needs one game'],
    [['lost-case'], 'there is no game "lost-case"; did you mean "lost-cause"?'],
    [['lost-cause', '--settings', '{'], '--settings must be a JSON object'],
    [['lost-cause', '--settings', '[]'], 'settings must be an object'],
    [['lost-cause', '--settings', '{"level":11}'], 'level must be a whole number from 1 to 10'],
    [['lost-cause', '--settings', '{"code":"AAAA"}'], 'the height is 0'],
    [['lost-cause', '--seed', 'x'.repeat(5000)], 'the seed is longer than 4096 characters'],
    [['lost-cause', '--rounds', '3'], 'bot has no flag --rounds'],
  ])('%j is refused with a line', async (words, reason) => {
    const { code, err, out } = await warren(['bot', ...words]);
    expect(err).toMatch(/^warren: [^\n]+\n$/);
    expect(err).toContain(reason);
    expect([code, out]).toEqual([2, '']);
  });
});

test.each([
  ['maze', ['maze', '--width', '3', '--height', '3', '--format', 'json']],
  ['cave', ['cave', '--view', '0,0,3,3', '--format', 'json']],
])('without --seed warren %s draws words that can be said aloud', async (_, words) => {
  const { out } = await warren(words);
  expect(JSON.parse(out).seed).toMatch(/^[a-z]+-[a-z]+-\d+$/);
});

test('without --seed warren bot draws such words as well', async () => {
  const { out } = await warren(['bot', 'classic', '--settings', '{"width":2,"height":2}']);
  const recording = parseRecordingText(out.trimEnd());
  expect(recording.ok && recording.value.seed).toMatch(/^[a-z]+-[a-z]+-\d+$/);
});

describe('warren verify', () => {
  test('--json says what a run came to', async () => {
    const { code, out } = await warren(['verify', at('run.warren'), '--json']);
    expect(lines(out)).toEqual([{ valid: true, game: 'lost-cause', rules: 2, ticks: honest.ticks, outcome }]);
    expect(code).toBe(0);
  });

  test('reads bytes, text with or without a line break, and lines of standard input', async () => {
    writeFileSync(at('run.bytes'), makeRecordingBytes(honest));
    writeFileSync(at('run.bare'), makeRecordingText(honest));
    const files = await warren(['verify', at('run.bytes'), at('run.bare'), '--json']);
    expect(lines(files.out).map(({ valid, outcome: one }) => [valid, one])).toEqual([
      [true, outcome],
      [true, outcome],
    ]);
    const text = makeRecordingText(honest);
    const piped = await warren(['verify', '-', '--json'], `${text}\n${text.slice(0, -4)}\n${text}`);
    expect(lines(piped.out).map(({ valid }) => valid)).toEqual([true, false, true]);
    expect([files.code, piped.code]).toEqual([0, 1]);
  });

  test('a file that is not valid is a line with the reason and exit 1; the others still count', async () => {
    const words = ['verify', at('nowhere'), at('run.warren'), dir, '--json'];
    const { code, out, err } = await warren(words);
    const rows = lines(out);
    expect(rows.map(({ valid }) => valid)).toEqual([false, true, false]);
    expect(rows[0]).toEqual({ valid: false, reason: expect.stringContaining('no such file') });
    expect(rows[2].reason).toContain('it is a folder');
    expect([code, err]).toEqual([1, '']);
  });

  test('without --json a line each for people', async () => {
    writeFileSync(at('bad'), 'r1-AAAA');
    const { code, out } = await warren(['verify', at('run.warren'), at('bad')]);
    const [good, bad] = out.trimEnd().split('\n');
    expect(good).toContain(`valid: lost-cause (rules 2), ${honest.ticks} ticks, won`);
    expect(bad).toContain('bad: not valid: ');
    expect(code).toBe(1);
  });

  test('needs a file', async () => {
    expect(await warren(['verify'])).toMatchObject({ code: 2, err: 'warren: verify needs recordings\n' });
  });

  test('what is named in a file cannot control the terminal', async () => {
    writeFileSync(at('evil'), makeRecordingText({ ...honest, game: '\u001b]0;pwned\u0007\n' }));
    const { out, code } = await warren(['verify', at('evil')]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(out).toMatch(/^[^\u0000-\u001f]*\n$/);
    expect(code).toBe(1);
  });

  test('every kind of tampering is refused', async () => {
    const text = makeRecordingText(honest);
    const bytes = makeRecordingBytes(honest);
    const { actions, ticks, checkpoints, settings } = honest;
    const middle = (actions.length >> 2) << 1;
    const tampered: Record<string, string | Uint8Array> = {
      'changed-action': make({ actions: actions.map((value, i) => (i === 1 ? (value + 1) % 16 : value)) }),
      'dropped-action': make({ actions: actions.slice(2) }),
      'moved-action': make({ actions: actions.map((value, i) => (i === 0 ? value + 1 : value)) }),
      'inserted-action': make({ actions: [0, 4, ...actions] }),
      'doubled-action': make({ actions: [...actions, ...actions.slice(-2)] }),
      'swapped-actions': make({
        actions: actions.map((value, i) =>
          i === 1 ? actions[middle + 1] : i === middle + 1 ? actions[1] : value,
        ),
      }),
      seed: make({ seed: 'cli2' }),
      settings: make({ settings: { ...(settings as object), maxEnemies: 0 } }),
      rules: make({ rules: 1 }),
      game: make({ game: 'treasure-rush' }),
      'fewer-ticks': make({ ticks: ticks - 1 }),
      'more-ticks': make({ ticks: ticks + 1 }),
      hash: make({ checkpoints: checkpoints.map((hash, i) => (i === 0 ? hash ^ 1 : hash)) }),
      truncated: text.slice(0, text.length >> 1),
      'truncated-bytes': bytes.subarray(0, bytes.length - 1),
      extended: `${text}AAAA`,
      'extended-bytes': Uint8Array.from([...bytes, 0]),
      random: Uint8Array.from({ length: 400 }, (_, i) => (i * 7919) % 251),
      'random-text': `r1-${'aZ09_-'.repeat(50)}`,
      empty: '',
    };
    for (const [name, content] of Object.entries(tampered)) writeFileSync(at(name), content);
    const names = Object.keys(tampered);
    const { code, out } = await warren(['verify', ...names.map(at), '--json']);
    const rows = lines(out);
    expect(rows.map(({ valid }, i) => [names[i], valid])).toEqual(names.map((name) => [name, false]));
    for (const row of rows) expect(row.reason).toMatch(/.{10}/);
    expect(code).toBe(1);
  });

  const make = (change: Partial<Recording>) => makeRecordingText({ ...honest, ...change });
});

describe('warren replay', () => {
  test('prints the last picture where there is no terminal', async () => {
    const { code, out, err } = await warren(['replay', at('run.warren')]);
    expect(out).toMatch(/█{8}/);
    expect(out).toContain('@');
    expect(out.split('\n').every((line) => line.length <= 120)).toBe(true);
    expect(out).toContain('Locks left: 0');
    expect(out).toContain(`Lost Cause   tick ${honest.ticks} of ${honest.ticks}`);
    expect([code, err]).toEqual([0, '']);
  });

  test('prints the picture of any tick', async () => {
    const { out } = await warren(['replay', at('run.warren'), '--tick', '0', '--ascii']);
    expect(out).toMatch(/^[\n -~]*@[\n -~]*$/);
    expect(out).toContain('Locks left: 1');
    expect(out).toContain(`tick 0 of ${honest.ticks}`);
  });

  test.each([
    [[], 2, 'replay needs one recording'],
    [['a', 'b'], 2, 'replay needs one recording'],
    [['nowhere'], 1, 'no such file'],
    [['bad'], 1, "can't show bad: "],
    [['run.warren', '--tick', '-1'], 2, '--tick must be from 0'],
    [['run.warren', '--tick', 'x'], 2, '--tick must be a number'],
  ])('%j is refused with a line', async (words, code, reason) => {
    writeFileSync(at('bad'), 'r1-AAAA');
    const ended = await warren(['replay', ...words], '', dir);
    expect(ended.err).toMatch(/^warren: [^\n]+\n$/);
    expect(ended.err).toContain(reason);
    expect([ended.code, ended.out]).toEqual([code, '']);
  });
});

test('bot, verify and replay work in a row, and a closed pipe ends quietly', async () => {
  const { out, err, code } = await shell(
    `warren bot lost-cause --seed row 2>/dev/null | warren verify - --json && warren replay run.warren | head -n 1`,
    dir,
  );
  expect(JSON.parse(out.split('\n')[0])).toMatchObject({ valid: true, outcome: { result: 'won' } });
  expect([err, code]).toEqual(['', 0]);
});
