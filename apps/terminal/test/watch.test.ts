import { findBot, findGame, openPlayback, type Playback, playOut } from '@warren/games';
import { describe, expect, test } from 'vitest';
import { playbackLines } from '../src/recording/playback-lines.js';
import { watch } from '../src/recording/watch.js';
import { splitKeys } from '../src/screen/keys.js';
import { changes, type Screen } from '../src/screen/screen.js';

const [LEFT, RIGHT] = ['\u001b[D', '\u001b[C'];

function openRun(): Playback {
  const game = findGame('lost-cause');
  const bot = findBot('lost-cause');
  const run = game.ok && bot.ok ? playOut(game.value, bot.value, {}, 'watch') : game;
  if (!run.ok || !game.ok || !('recording' in run.value)) throw new Error('there is no run to watch');
  const playback = openPlayback(game.value, run.value.recording());
  if (!playback.ok) throw new Error(playback.reason);
  return playback.value;
}

/** Watches with somebody who presses these keys, 100 ms each; `null` is to wait. Then they leave. */
async function pressing(playback: Playback, keys: readonly (string | null)[]) {
  const seen: string[] = [];
  let time = 0;
  let closed = false;
  const queue = [...keys, 'q'];
  const screen: Screen = {
    columns: 80,
    rows: 24,
    draw: (lines) => void seen.push(lines.join('\n')),
    key: async () => {
      time += 100;
      return queue.shift() ?? null;
    },
    close() {
      closed = true;
    },
  };
  const ended = await watch(playback, screen, () => time).then(
    () => 'left',
    (error) => error.constructor.name,
  );
  return { seen, closed, ended };
}

describe('watching', () => {
  test('plays at the speed it was played, until somebody leaves', async () => {
    const playback = openRun();
    const { seen, closed, ended } = await pressing(playback, new Array(10).fill(null));
    expect(playback.tick).toBe(60);
    expect(seen[0]).toContain('tick 0 of');
    expect(seen[0]).toContain('1x');
    expect(seen.at(-1)).toContain('tick 60 of');
    expect([closed, ended]).toEqual([true, 'left']);
  });

  test('space pauses, . steps, space goes on', async () => {
    const playback = openRun();
    const { seen } = await pressing(playback, [' ', null, null, '.', '.', null]);
    expect(playback.tick).toBe(8);
    expect(seen.at(-1)).toContain('paused');
    await pressing(playback, [null]);
    expect(playback.tick).toBe(14);
  });

  test('+ and - change the speed, within bounds', async () => {
    const fast = openRun();
    await pressing(fast, ['+', null]);
    expect(fast.tick).toBe(6 + 12);
    const slow = openRun();
    const { seen } = await pressing(slow, new Array(9).fill('-'));
    expect(seen.at(-1)).toContain('0.25x');
    const fastest = await pressing(openRun(), new Array(9).fill('+'));
    expect(fastest.seen.at(-1)).toContain('16x');
  });

  test('arrows jump five seconds, 0 goes to the start, the end is the end', async () => {
    const playback = openRun();
    await pressing(playback, [' ', RIGHT, RIGHT, LEFT]);
    expect(playback.tick).toBe(6 + 300);
    const { seen } = await pressing(playback, [' ', ...new Array(30).fill(RIGHT)]);
    expect(playback.tick).toBe(playback.recording.ticks);
    expect(seen.at(-1)).toContain('end');
    await pressing(playback, [' ', LEFT, '0']);
    expect(playback.tick).toBe(0);
  });

  test('Ctrl-C interrupts and Escape leaves; the terminal is given back', async () => {
    expect(await pressing(openRun(), ['\u0003'])).toMatchObject({ closed: true, ended: 'Interrupted' });
    expect(await pressing(openRun(), ['\u001b'])).toMatchObject({ closed: true, ended: 'left' });
  });
});

describe('the picture', () => {
  test('fits the screen, however small, and keeps the player in sight', () => {
    const playback = openRun();
    for (const tick of [0, 400, 900, playback.recording.ticks]) {
      playback.seek(tick);
      for (const size of [
        { columns: 80, rows: 24 },
        { columns: 7, rows: 6 },
        { columns: 2, rows: 4 },
      ]) {
        const lines = playbackLines(playback, size);
        expect(lines.length).toBeLessThanOrEqual(size.rows);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(size.columns);
        expect(lines.join('\n')).toContain('@');
      }
    }
  });

  test('only lines that differ are drawn', () => {
    expect(changes(['a', 'b'], ['a', 'c'])).toBe('\u001b[2;1H\u001b[2Kc');
    expect(changes(['a', 'b'], ['a'])).toBe('\u001b[2;1H\u001b[2K');
    expect(changes([], ['a'])).toBe('\u001b[1;1H\u001b[2Ka');
    expect(changes(['a'], ['a'])).toBe('');
  });
});

test('keys that came at once are told apart', () => {
  expect(splitKeys(`q ${RIGHT}${LEFT}+`)).toEqual(['q', ' ', RIGHT, LEFT, '+']);
  expect(splitKeys('\u001bOC')).toEqual([RIGHT]);
  expect(splitKeys('\u001b[1;5C')).toEqual(['\u001b[1;5C']);
  expect(splitKeys('\u001b')).toEqual(['\u001b']);
  expect(splitKeys('é😀')).toEqual(['é', '😀']);
  expect(splitKeys('')).toEqual([]);
});
