import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATORS } from '@warren/engine/generators';
import { SOLVERS } from '@warren/engine/solvers';
import { describe, expect, test } from 'vitest';
import { flagsOf } from '../../src/cli/args.js';
import { COMMANDS } from '../../src/commands/registry.js';
import { folder, PROGRAM, shell, warren, warrenProcess } from '../support/warren.js';

describe('help', () => {
  test('warren alone, help and --help list every command', async () => {
    for (const ended of await Promise.all([[], ['help'], ['--help']].map((words) => warrenProcess(words)))) {
      const { code, out } = ended;
      expect(code).toBe(0);
      for (const { name } of COMMANDS) expect(out).toContain(`  ${name} `);
    }
  });

  test.each(COMMANDS)('$name has help with every flag and examples', async ({ name: word, load }) => {
    const command = await load();
    expect(command.name).toBe(word);
    const [long, short] = await Promise.all([warren(['help', word]), warren([word, '--help'])]);
    expect(long).toMatchObject({ code: 0, err: '' });
    expect(short.out).toBe(long.out);
    for (const { name } of flagsOf(command.flags)) expect(long.out).toContain(`--${name}`);
    expect(command.examples.length).toBeGreaterThan(0);
  });

  test('an unknown command is refused with the nearest one', async () => {
    const { code, err } = await warrenProcess(['mazes']);
    expect(code).toBe(2);
    expect(err).toBe('warren: there is no command "mazes"; did you mean "maze"?\n');
  });
});

describe('lists', () => {
  test('algorithms --json has id, title and traits of every algorithm', async () => {
    const rows = JSON.parse((await warren(['algorithms', '--json'])).out);
    expect(rows.map((row: { id: string }) => row.id)).toEqual(GENERATORS.map(({ id }) => id));
    for (const row of rows)
      expect(row).toMatchObject({ title: expect.any(String), traits: expect.any(Array) });
    const weaving = rows.filter((row: { traits: string[] }) => row.traits.includes('weave'));
    expect(weaving.map((row: { id: string }) => row.id)).toEqual([
      'weave-prim',
      'weave-kruskal',
      'weave-backtracker',
    ]);
  });

  test('solvers --json likewise', async () => {
    const rows = JSON.parse((await warren(['solvers', '--json'])).out);
    expect(rows.map((row: { id: string }) => row.id)).toEqual(SOLVERS.map(({ id }) => id));
  });
});

describe('warren code check', () => {
  test('the example of Lost Cause is a 3x3 maze with 3 dead ends', async () => {
    const { code, out } = await warren(['code', 'check', 'AwPpuzNkUAAA==']);
    expect(JSON.parse(out)).toEqual({ ok: true, kind: 'lost-cause', width: 3, height: 3, deadEnds: 3 });
    expect(code).toBe(0);
  });

  test('codes made by warren maze pass, read one a line from standard input', async () => {
    const made = await warren([
      'maze',
      '--count',
      '4',
      '--format',
      'code',
      '--algorithm',
      'prim',
      '--seed',
      'ü😀',
    ]);
    const { code, out } = await warrenProcess(['code', 'check', '-'], made.out);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toHaveLength(4);
    expect(rows[2]).toMatchObject({
      ok: true,
      kind: 'warren',
      algorithm: 'prim',
      width: 16,
      height: 16,
      seed: 'ü😀-2',
    });
    expect(code).toBe(0);
  });

  test('a refused code is a line with the reason and exit 1; the others still count', async () => {
    const { code, out } = await warren(['code', 'check', 'AwPpuzNkUAAA==', 'AwPpuzNkUABA==', '']);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map((row) => row.ok)).toEqual([true, false, false]);
    expect(rows[1].reason.length).toBeGreaterThan(10);
    expect(code).toBe(1);
  });

  test('an endless line is refused, not swallowed', async () => {
    const { code, out } = await warrenProcess(
      ['code', 'check', '-'],
      `${'A'.repeat(3_000_000)}\nAwPpuzNkUAAA==\n`,
    );
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map((row) => row.ok)).toEqual([false, true]);
    expect(code).toBe(1);
  });
});

describe('warren solve', () => {
  test.each(SOLVERS.map(({ id }) => id))('%s solves codes and files alike', async (solver) => {
    const dir = folder();
    const file = join(dir, 'maze.json');
    const flags = ['maze', '--algorithm', 'wilson', '--width', '8', '--height', '8', '--seed', 'w'];
    const [made] = await Promise.all([
      warren([...flags, '--format', 'code']),
      warren([...flags, '--format', 'json', '--out', file]),
    ]);
    const [byCode, byFile] = await Promise.all([
      warren(['solve', '--code', made.out.trim(), '--solver', solver, '--format', 'json']),
      warren(['solve', '--file', file, '--solver', solver, '--format', 'json']),
    ]);
    expect(byCode.code).toBe(0);
    const answer = JSON.parse(byCode.out);
    expect(answer).toMatchObject({ ok: true, solver, steps: answer.cells.length - 1 });
    expect(answer.cells[0]).toBe(0);
    expect(answer.cells.at(-1)).toBe(63);
    expect(JSON.parse(byFile.out)).toEqual(answer);
  });

  test('text shows the way in the maze', async () => {
    const { code, out } = await warren(['solve', '--code', 'AwPpuzNkUAAA==']);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(6);
  });

  test.each([
    [[], 2, 'either --code CODE or --file FILE'],
    [['--code', 'x', '--file', 'y'], 2, 'either'],
    [['--code', 'AAAA'], 2, 'the height is 0'],
    [['--code', 'AwPpuzNkUAAA==', '--solver', 'bfz'], 2, 'did you mean "bfs"'],
    [['--file', 'nowhere.json'], 1, 'no such file'],
    [['--file', 'bad.json'], 1, "can't use bad.json"],
    [['--file', 'huge.json'], 1, "can't use huge.json"],
  ])('%j is refused with a line', async (words, code, reason) => {
    const dir = folder();
    writeFileSync(join(dir, 'bad.json'), '{"format":"warren-maze","version":1');
    writeFileSync(
      join(dir, 'huge.json'),
      '{"format":"warren-maze","version":1,"algorithm":"x","seed":"","grid":"rect","width":1000000000,"height":1000000000,"nodes":4,"links":[],"start":0,"exits":[1],"under":[]}',
    );
    const ended = await warren(['solve', ...words], '', dir);
    expect(ended.err).toMatch(/^warren: [^\n]+\n$/);
    expect(ended.err).toContain(reason);
    expect(ended.code).toBe(code);
  });
});

describe('warren measure', () => {
  test('--json has mean and sd of dead ends, solution and effort', async () => {
    const { code, out } = await warren(
      'measure --algorithm recursive-backtracker --width 10 --height 10 --seed s --count 400 --json'.split(
        ' ',
      ),
    );
    expect(code).toBe(0);
    const measures = JSON.parse(out);
    for (const name of ['deadEnds', 'solution', 'effort']) {
      expect(measures[name]).toEqual({ mean: expect.any(Number), sd: expect.any(Number) });
    }
    // 11.834 and 1.847 by 100,000 mazes; 400 mazes scatter by 0.09.
    expect(Math.abs(measures.deadEnds.mean - 11.834)).toBeLessThan(0.5);
    expect(Math.abs(measures.deadEnds.sd - 1.847)).toBeLessThan(0.4);
  });
});

describe('pipes and signals', () => {
  test('output to a closed pipe ends quietly', async () => {
    const { out, err } = await shell(
      'set -o pipefail; warren maze --count 100000 --format code | head -n 2; echo $?',
      folder(),
    );
    expect(err).toBe('');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe('0');
  });

  test('a full disk is one line and exit 1', async () => {
    const { code, err } = await shell('warren maze --width 200 --height 200 > /dev/full', folder());
    expect(err).toBe("warren: can't write the output: no space is left on the device\n");
    expect(code).toBe(1);
  });

  test('Ctrl-C stops large work and leaves no file behind', async () => {
    const dir = folder();
    const words = [
      'maze',
      '--width',
      '6000',
      '--height',
      '6000',
      '--format',
      'png',
      '--out',
      join(dir, 'big.png'),
    ];
    const child = spawn(process.execPath, [PROGRAM, ...words]);
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    // The unfinished file appears when the sink opens: from then on there is something to clean up.
    while (readdirSync(dir).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    expect(readdirSync(dir)).toEqual([]);
  });
});
