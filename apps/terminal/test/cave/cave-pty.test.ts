import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRestored, KEY, openPty, openWarren, type Pty } from '../support/pty.js';
import { folder, PROGRAM } from '../support/warren.js';

/** Small regions and short-sighted, weak monsters: with this seed the fifth step meets one, who leaves gold. */
const SETTINGS = { regionSize: 16, monsterSight: 6, monsterHealth: 12, turnDelayMs: 10_000 };
const SEED = 's3';

function caveFolder(): string {
  const data = folder();
  mkdirSync(join(data, 'play'));
  writeFileSync(join(data, 'play', 'cave.json'), JSON.stringify(SETTINGS));
  return data;
}

const erase = (count: number) => '\u007f'.repeat(count);

/** Makes a world by keys alone and waits until it is there. */
async function makeWorld(pty: Pty, name: string): Promise<void> {
  await pty.shows('> New world');
  pty.press(KEY.enter);
  await pty.shows('> Cave_');
  pty.press(`${erase(4)}${name}`);
  await pty.shows(`> ${name}_`);
  pty.press(KEY.enter);
  await pty.shows('Its seed');
  pty.press(erase(200));
  await pty.shows('> _');
  pty.press(SEED);
  await pty.shows(`> ${SEED}_`);
  pty.press(KEY.enter);
  await pty.shows('> Deep');
  pty.press('2');
  await pty.shows(/Moves +0/);
}

/** Presses a key that takes a move, and waits until the move is shown. */
async function step(pty: Pty, key: string, moves: number): Promise<void> {
  pty.press(key);
  await pty.shows(new RegExp(`Moves +${moves}(\\s|$)`));
}

const playCave = (data: string, ...more: string[]) => openWarren(['play', 'cave', '--data', data, ...more]);

describe('Cave, key by key', () => {
  test('a world is made, walked, fought in, left and continued; a killed process loses nothing that was shown', async () => {
    const data = caveFolder();
    const first = playCave(data);
    await makeWorld(first, 'Pty');
    for (const [i, key] of ['d', KEY.down, 'd', 's', KEY.right].entries()) await step(first, key, i + 1);
    // The fight: a key is an attack, and f is all the rest of them.
    await first.shows('A lurker sees you: 12 health.');
    first.press(' ');
    await first.shows('The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.');
    first.press('f');
    await first.shows(/The lurker is gone, after \d+ attacks\./);
    await first.shows('You take 7 gold.');
    first.press('i');
    await first.shows('Inventory');
    first.press('3');
    await first.shows('Gold is to be spent, not to be worn.');
    first.press('7');
    await first.shows('There is no number 7 in your inventory.');
    first.press(KEY.escape);
    await first.shows('o explore');
    first.press('z');
    await first.shows('Nothing is on the key z');
    first.press('x');
    await first.shows('> Continue Pty');
    first.press('2');
    await first.shows(/> Pty +seed s3 +just now +\d+ cells/);
    first.press(KEY.escape);
    await first.shows('> Continue Pty');
    first.press(KEY.enter);
    await first.shows(/Moves +5/);
    await first.shows(/Gold +7/);
    for (const [i, key] of ['a', 'd', 'a'].entries()) await step(first, key, 6 + i);
    first.signal('SIGKILL');
    await first.ended;

    const second = playCave(data);
    await second.shows('> Continue Pty');
    second.press(KEY.enter);
    await second.shows(/Moves +8/);
    await second.shows(/Monsters beaten +1/);
    // A smaller window says so and waits, a larger one shows more.
    second.resize(60, 20);
    await second.shows('This window is too small.');
    second.press('d');
    second.resize(120, 40);
    await second.shows(/Moves +8/);
    await second.until('the numbers at the right edge', () =>
      second.lines().some((line) => line.length > 110 && line.includes('Health')),
    );
    second.press(KEY.interrupt);
    expect(await second.ended).toEqual({ code: 130, signal: 0 });
    await isRestored(second);
  });

  test('a damaged world is listed with its reason, and its last good state goes on', async () => {
    const data = caveFolder();
    const first = playCave(data);
    await makeWorld(first, 'Hole');
    await step(first, 'd', 1);
    await step(first, 's', 2);
    first.press('x');
    await first.shows('> Continue Hole');
    const worlds = join(data, 'play', 'worlds');
    const journal = join(worlds, readdirSync(worlds)[0], 'journal');
    const bytes = readFileSync(journal);
    bytes[bytes.length - 2] ^= 0x55;
    writeFileSync(journal, bytes);
    first.press('1');
    await first.shows('The world stays closed');
    first.press(KEY.enter);
    await first.shows('> Worlds: 1');
    first.press(KEY.enter);
    await first.shows(/> Hole +damaged: /);
    first.press(KEY.enter);
    await first.shows('> Go on from the last good state');
    first.press(KEY.enter);
    await first.shows(/Moves +[012]/);
    first.press('x');
    await first.shows('> Continue Hole');
    first.press('q');
    expect(await first.ended).toEqual({ code: 0, signal: 0 });
    await isRestored(first);
  });

  test('Ctrl-Z gives the terminal back, and fg goes on at the same move', async () => {
    const words = [
      process.execPath,
      PROGRAM,
      'play',
      'cave',
      '--data',
      caveFolder(),
      '--seed',
      SEED,
      '--plain',
    ];
    const pty = openPty('bash', ['--norc', '-i'], { env: { PS1: 'ready>' } });
    await pty.shows('ready>');
    pty.press(`${words.join(' ')}\r`);
    await pty.shows(/Moves +0 of 2000/);
    await step(pty, '.', 1);
    pty.press(KEY.suspend);
    await pty.shows(/Stopped/);
    await isRestored(pty);
    pty.press('fg\r');
    await pty.shows(/Moves +1 of 2000/);
    expect(pty.isAlternate).toBe(true);
    pty.press(KEY.interrupt);
    await pty.shows(/stopped\s+ready>/);
    await isRestored(pty);
    pty.press('exit\r');
    await pty.ended;
  });

  test('who listens gets a line each step', async () => {
    const pty = playCave(caveFolder(), '--announce', '--seed', SEED);
    await pty.shows(/floor [a-z, ]+\n/);
    pty.press('z');
    await pty.shows('Nothing is on the key z; ? shows all keys.');
    pty.press('i');
    await pty.shows('1  wooden sword');
    pty.press(KEY.interrupt);
    expect((await pty.ended).code).toBe(130);
    expect(pty.written).not.toContain('\u001b[?1049h');
  });
});
