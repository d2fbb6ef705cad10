import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { treasureRush } from '@warren/games/treasure-rush';
import { describe, expect, test, vi } from 'vitest';
import { resumeSavedRun } from '../../src/storage/runs.js';
import { must } from '../support/must.js';
import { isRestored, KEY, openPty, openWarren } from '../support/pty.js';
import { folder } from '../support/warren.js';

const TERMINAL = fileURLToPath(new URL('../../dist/tui/terminal.js', import.meta.url));

const rush = (data: string, ...more: string[]) => [
  'play',
  'treasure-rush',
  '--data',
  data,
  '--seed',
  'pty',
  ...more,
];

/** How long a process that lost its terminal may take to end. */
const PATIENCE = { timeout: 30_000 } as const;

describe('the window', () => {
  test('may change its size; one that is too small says so and waits', async () => {
    const pty = openWarren(rush(folder()));
    await pty.shows('Time left');
    pty.resize(40, 10);
    await pty.shows('This window is too small.');
    expect(pty.text()).toContain('It is 40 x 10');
    pty.resize(100, 40);
    await pty.shows('Time left');
    expect(pty.lines().some((line) => line.length > 80)).toBe(true);
    pty.press(KEY.interrupt);
    await pty.ended;
    await isRestored(pty);
  });

  test('shows only what changes: between two pictures few cells are written, and nothing is cleared', async () => {
    const pty = openWarren(rush(folder()));
    await pty.shows('Time left');
    // The first maze waits for a step.
    pty.press(KEY.up);
    const from = pty.written.length;
    const pictures = () => pty.written.slice(from).split('\u001b[?2026h').slice(1);
    await pty.until('a dozen pictures', () => pictures().length > 12);
    pty.press(KEY.interrupt);
    await pty.ended;
    for (const picture of pictures().slice(0, 12)) {
      expect(picture).not.toContain('\u001b[2J');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the rest is what is seen.
      expect(picture.replace(/\u001b\[[?0-9;]*[A-Za-z]/g, '').length).toBeLessThan(60);
    }
  });

  test('is drawn with letters and signs only where the locale wants that, without colours where the person does', async () => {
    const pty = openWarren(rush(folder(), '--plain', '--turns'), { env: { LANG: 'C' } });
    await pty.shows('Time left');
    expect(pty.text()).toMatch(/^[\n -~]*$/);
    expect(pty.text()).toContain('+-------');
    expect(pty.written).not.toMatch(/\[[0-9;]*[1-9][0-9;]*m/);
    pty.press('?');
    await pty.shows('~ slow ground');
    pty.press(KEY.interrupt);
    await pty.ended;
  });

  test('NO_COLOR is heard', async () => {
    const pty = openWarren(['play', '--data', folder()], { env: { NO_COLOR: '1' } });
    await pty.shows('Treasure Rush');
    expect(pty.written).not.toMatch(/\[[0-9;]*[1-9][0-9;]*m/);
    pty.press('q');
    await pty.ended;
  });
});

describe('the terminal is given back', () => {
  test.each([
    ['SIGQUIT', 131],
    ['SIGINT', 130],
  ])('after %s', async (signal, code) => {
    const pty = openWarren(rush(folder()));
    await pty.shows('Time left');
    pty.signal(signal);
    expect(await pty.ended).toEqual({ code, signal: 0 });
    await isRestored(pty);
  });

  test('when a signal says that the terminal goes away, and the run is kept', async () => {
    const data = folder();
    const pty = openWarren(rush(data));
    await pty.shows('Time left');
    pty.signal('SIGHUP');
    expect((await pty.ended).code).toBe(129);
    expect(existsSync(join(data, 'play', 'runs', 'treasure-rush.json'))).toBe(true);
  });

  test('a run is kept as it was when its window is closed', async () => {
    const data = folder();
    const pty = openWarren(rush(data));
    await pty.shows('Time left    6.5');
    pty.press(KEY.up);
    await pty.shows(/Time left {4}[1-5]\./);
    const tenths = Number(/Time left +(\d)\.(\d)/.exec(pty.text())?.slice(1).join(''));
    pty.hangUp();
    const file = join(data, 'play', 'runs', 'treasure-rush.json');
    await vi.waitFor(() => expect(existsSync(file)).toBe(true), PATIENCE);
    // At least what was shown of it is there, also what came after the last save.
    const ticks = () => must(resumeSavedRun(join(data, 'play'), treasureRush))?.run.tick;
    await vi.waitFor(() => expect(ticks()).toBeGreaterThanOrEqual((65 - tenths - 1) * 6), PATIENCE);
  });

  test('by Ctrl-Z, and taken again when the shell brings the program back', async () => {
    const words = [
      process.execPath,
      fileURLToPath(new URL('../../bin/warren.mjs', import.meta.url)),
      ...rush(folder()),
    ];
    const pty = openPty('bash', ['--norc', '-i'], { env: { PS1: 'ready> ' } });
    await pty.shows('ready>');
    pty.press(`${words.join(' ')}\r`);
    await pty.shows('Time left');
    pty.press(KEY.suspend);
    await pty.shows(/Stopped/);
    await isRestored(pty);
    pty.press('fg\r');
    await pty.shows('Paused');
    expect(pty.isAlternate).toBe(true);
    expect(pty.hasCursor).toBe(false);
    pty.press(KEY.interrupt);
    await pty.shows(/stopped\s+ready>/);
    await isRestored(pty);
    pty.press('exit\r');
    await pty.ended;
  });

  test('before the report of a crash, wherever it comes from', async () => {
    const program = `
      import { openTerminal } from ${JSON.stringify(TERMINAL)};
      const terminal = openTerminal('full-screen');
      terminal.write('ready');
      terminal.next(1e9).then(() => setTimeout(() => { throw new Error('the roof falls in'); }, 1));
    `;
    const pty = openPty(process.execPath, ['--input-type=module', '-e', program]);
    await pty.shows('ready');
    pty.press('x');
    await pty.ended;
    await isRestored(pty);
    expect(pty.text()).toContain('the roof falls in');
  });
});

describe('lines instead of pictures', () => {
  test('say where one is and what happens, a line each', async () => {
    const pty = openWarren(rush(folder(), '--announce'));
    const line = /Column 3, row 3; ways [a-z, ]+;.* treasure .*; \d+\.\d seconds left\r\n/;
    await pty.until('where one is', () => line.test(pty.written));
    // The first maze waits for a step; then moments are let pass.
    pty.press(KEY.up);
    for (let i = 0; i < 3; i++) pty.press('.');
    await pty.until('a second line', () => (pty.written.match(/Column/g) ?? []).length > 1);
    expect(pty.isAlternate).toBe(false);
    pty.press(KEY.interrupt);
    expect((await pty.ended).code).toBe(130);
  });
});
