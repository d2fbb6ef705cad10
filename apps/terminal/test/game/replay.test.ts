import { findGame, openPlayback, type Playback } from '@warren/games';
import { findBot, playOut } from '@warren/games/bots';
import { describe, expect, test } from 'vitest';
import { playbackPicture, watch } from '../../src/game/replay.js';
import { findView } from '../../src/games/registry.js';
import { pictureLines } from '../../src/tui/picture.js';
import type { Screen } from '../../src/tui/screen.js';
import type { Look } from '../../src/tui/style.js';
import { must } from '../support/must.js';

const [LEFT, RIGHT] = ['left', 'right'];
const look: Look = { palette: 'plain', unicode: true };
const view = must(findView('lost-cause'));

/** Settings of runs that would take long otherwise. */
const SHORT: Readonly<Record<string, object>> = { cave: { moves: 60 }, 'lost-cause': { level: 2 } };

function openRun(id = 'lost-cause'): Playback {
  const game = findGame(id);
  const bot = findBot(id);
  const run = game.ok && bot.ok ? playOut(game.value, bot.value, SHORT[id] ?? {}, 'watch') : game;
  if (!run.ok || !game.ok || !('recording' in run.value)) throw new Error('there is no run to watch');
  const playback = openPlayback(game.value, run.value.recording());
  if (!playback.ok) throw new Error(playback.reason);
  return playback.value;
}

/** Watches and presses these keys, 100 ms each; `null` is to wait. Then leaves. */
async function pressing(playback: Playback, keys: readonly (string | null)[]) {
  const seen: string[] = [];
  let time = 0;
  let closed = false;
  const queue = [...keys, 'q'];
  const screen: Screen = {
    columns: 80,
    rows: 24,
    look,
    tellsReleases: false,
    ring() {},
    show: (picture) => void seen.push(pictureLines(picture).join('\n')),
    next: async () => {
      time += 100;
      const key = queue.shift() ?? null;
      return key === null ? null : { key, kind: 'press' };
    },
    close() {
      closed = true;
    },
  };
  const ended = await watch(
    { playback, view: must(findView(playback.game.id)), look },
    screen,
    () => time,
  ).then(
    () => 'left',
    (error) => error.constructor.name,
  );
  return { seen, closed, ended };
}

describe('watching', () => {
  test('plays at the speed it was played, until the viewer leaves', async () => {
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

  test('a game of turns is watched at a pace that can be followed', async () => {
    const playback = openRun('cave');
    await pressing(playback, new Array(10).fill(null));
    const second = playback.tick;
    expect(second).toBeGreaterThan(8);
    expect(second).toBeLessThan(12);
    await pressing(playback, [RIGHT]);
    expect(playback.tick).toBeGreaterThanOrEqual(second + 50);
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
    expect(await pressing(openRun(), ['ctrl-c'])).toMatchObject({ closed: true, ended: 'Interrupted' });
    expect(await pressing(openRun(), ['escape'])).toMatchObject({ closed: true, ended: 'left' });
  });
});

describe('the picture', () => {
  test('fits the screen, however small, and keeps the player in sight', () => {
    const playback = openRun();
    for (const tick of [0, 400, 900, playback.recording.ticks]) {
      playback.seek(tick);
      for (const size of [
        { columns: 80, rows: 24 },
        { columns: 20, rows: 8 },
        { columns: 7, rows: 6 },
      ]) {
        const lines = pictureLines(playbackPicture({ playback, view, look }, size));
        expect(lines).toHaveLength(size.rows);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(size.columns);
        expect(lines.join('\n')).toContain('@');
      }
    }
  });
});
