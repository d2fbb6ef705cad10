import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRestored, KEY, openPty, openWarren, type Pty } from '../../support/pty.js';
import { folder, PROGRAM } from '../../support/warren.js';

/** Small regions and weak monsters: with this seed, in a cave as of old, the fifth step meets one, who leaves gold. */
const SETTINGS = { regionSize: 16, monsterSight: 6, monsterHealth: 12, turnDelayMs: 10 };
const SEED = 's0';

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
  await pty.pressFor(KEY.enter, '> Cave_');
  await pty.pressFor(`${erase(4)}${name}`, `> ${name}_`);
  // A seed in words, as the browser suggests it.
  await pty.pressFor(KEY.enter, /Its seed[\s\S]*> [a-z]+-[a-z]+-\d{1,3}_/);
  await pty.pressFor(erase(200), '> _');
  await pty.pressFor(SEED, `> ${SEED}_`);
  await pty.pressFor(KEY.enter, '> Cave:');
  await pty.pressFor('3', /Moves +0/);
}

/** Presses a key that takes a move, and waits until the move is shown. */
async function step(pty: Pty, key: string, moves: number): Promise<void> {
  await pty.pressFor(key, new RegExp(`Moves +${moves}(\\s|$)`));
}

const playCave = (data: string, ...more: string[]) => openWarren(['play', 'cave', '--data', data, ...more]);

describe('Cave, key by key', () => {
  test('a world is made, walked, fought in, left and continued; a killed process loses nothing that was shown', async () => {
    const data = caveFolder();
    const first = playCave(data);
    await makeWorld(first, 'Pty');
    for (const [i, key] of ['s', KEY.down, 'd', KEY.right, 's'].entries()) await step(first, key, i + 1);
    // The fight waits: Enter is an attack.
    await first.shows('A lurker is upon you: 12 health.');
    await first.shows('The lurker hits you: 1.92 damage, armour used 3, left 2, your health 48.08.');
    await first.pressFor(KEY.enter, 'You hit the lurker: 3 damage, no armour, its health 9.');
    await first.pressFor(KEY.enter, 'its health 6.');
    await first.pressFor(KEY.enter, 'its health 3.');
    await first.pressFor(KEY.enter, /The lurker is gone, after \d+ attacks\./);
    await first.shows('You take 5 gold.');
    await first.pressFor('i', 'Inventory');
    await first.pressFor('3', 'Gold is to be spent, not to be worn.');
    await first.pressFor('7', 'There is no number 7 in your inventory.');
    await first.pressFor(KEY.escape, '? all keys');
    await first.pressFor('y', 'The key y does nothing');
    await first.pressFor('x', '> Continue Pty');
    await first.pressFor('2', /> Pty +seed s0 +just now +\d+ cells/);
    await first.pressFor(KEY.escape, '> Continue Pty');
    await first.pressFor(KEY.enter, /Moves +5/);
    await first.shows(/Gold +5/);
    for (const [i, key] of ['a', 'd', 'a'].entries()) await step(first, key, 6 + i);
    first.signal('SIGKILL');
    await first.ended;

    const second = playCave(data);
    await second.shows('> Continue Pty');
    await second.pressFor(KEY.enter, /Moves +8/);
    await second.shows(/Monsters beaten +1/);
    // In a small window the panel is a line. A smaller one says so and waits, a larger one shows more.
    second.resize(60, 20);
    await second.shows(/^Health \d+\/50 .* 5 gold +8 moves/m);
    second.resize(59, 20);
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
    await step(first, 's', 1);
    await step(first, 's', 2);
    await first.pressFor('x', '> Continue Hole');
    const worlds = join(data, 'play', 'worlds');
    const journal = join(worlds, readdirSync(worlds)[0], 'journal');
    const bytes = readFileSync(journal);
    bytes[bytes.length - 2] ^= 0x55;
    writeFileSync(journal, bytes);
    await first.pressFor('1', 'The world stays closed');
    await first.pressFor(KEY.enter, '> Worlds: 1');
    await first.pressFor(KEY.enter, /> Hole +damaged: /);
    await first.pressFor(KEY.enter, '> Go on from the last good state');
    await first.pressFor(KEY.enter, /Moves +[012]/);
    await first.pressFor('x', '> Continue Hole');
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
    await pty.pressFor(`${words.join(' ')}\r`, /Moves +0 of 2000/);
    await step(pty, '.', 1);
    await pty.pressFor(KEY.suspend, /Stopped/);
    await isRestored(pty);
    await pty.pressFor('fg\r', /Moves +1 of 2000/);
    expect(pty.isAlternate).toBe(true);
    await pty.pressFor(KEY.interrupt, /stopped\s+ready>/);
    await isRestored(pty);
    pty.press('exit\r');
    await pty.ended;
  });

  test('who listens gets a line each step', async () => {
    const pty = playCave(caveFolder(), '--announce', '--seed', SEED);
    await pty.shows(/floor [a-z, ]+\n/);
    await pty.pressFor('y', 'The key y does nothing here; ? shows all keys.');
    await pty.pressFor('i', '1  wooden sword');
    pty.press(KEY.interrupt);
    expect((await pty.ended).code).toBe(130);
    expect(pty.written).not.toContain('\u001b[?1049h');
  });
});
