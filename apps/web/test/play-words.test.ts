import type { Frame, HudItem } from '@warren/games';
import { LOST_CAUSE_EVENTS } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { makeNewsDesk, type News } from '../src/game/loop/hud-presenter.js';
import { announce, slotsOf } from '../src/games/lost-cause/announce.js';
import { hintOf } from '../src/games/lost-cause/hint.js';
import { mazeSettings } from '../src/games/lost-cause/maze-settings.js';
import { lostCauseView } from '../src/games/lost-cause/view.js';
import { begin, framesOf, SMALL_MAZE } from './support/play-runs.js';

/** Whatever only makes a sound: swings come too fast to be told. */
const SILENT = ['swing', 'hit', 'not-yet'];

const first = () => {
  const run = begin({ code: SMALL_MAZE });
  return run.game.frame(run.state);
};

function withHud(
  frame: Frame,
  values: Readonly<Record<string, string>>,
  events: readonly string[] = [],
): Frame {
  const hud = frame.hud.map((item): HudItem => ({ ...item, value: values[item.id] ?? item.value }));
  return { ...frame, hud, events };
}

describe('announcements', () => {
  test('every event of the game has words, or is meant to have none', () => {
    for (const event of LOST_CAUSE_EVENTS) {
      const said = announce(first(), withHud(first(), {}, [event]));
      expect([event, said === null]).toEqual([event, SILENT.includes(event)]);
    }
  });

  test('name the thing taken, wherever it went', () => {
    const before = withHud(first(), { inventory: 'sword,,key,,' });
    const after = withHud(first(), { inventory: 'sword,steel-sword,key,,' }, ['take']);
    expect(announce(before, after)).toBe('Steel sword taken');
  });

  test('count the locks that are left, and none at the end', () => {
    expect(announce(first(), withHud(first(), { locks: '2' }, ['unlock']))).toBe('Lock opened, 2 left');
    expect(announce(first(), withHud(first(), { locks: '0' }, ['unlock']))).toBe('Lock opened, none left');
  });

  test('of a tick with several events tell the last, which decided', () => {
    expect(announce(first(), withHud(first(), {}, ['swing', 'hurt', 'lost']))).toBe('Your lantern goes out');
  });
});

describe('hints', () => {
  const frames = framesOf(begin({ code: SMALL_MAZE }));

  const frameWith = (hint: string) => {
    const found = frames.find((frame) => hintOf(frame, 'E') === hint);
    if (found === undefined) throw new Error(`nowhere "${hint}"`);
    return found;
  };
  const atLock = () => frameWith('Choose slot 2 with the key for this lock');

  test('come where a thing lies and nowhere else, with the key in force', () => {
    expect(hintOf(frames[0], 'E')).toBeNull();
    expect(hintOf(frameWith('E takes the key'), 'X')).toBe('X takes the key');
    expect(hintOf(withHud(atLock(), { active: '2' }), 'X')).toBe('X opens the lock');
  });

  test('say at a lock that there is no key', () => {
    expect(hintOf(withHud(atLock(), { inventory: 'sword,,,,' }), 'E')).toBe('This lock needs a key');
  });

  test('say at a thing that hands are full', () => {
    const atKey = frameWith('E takes the key');
    expect(hintOf(withHud(atKey, { inventory: 'sword,key,key,key,key' }), 'E')).toContain('full');
  });
});

describe('the news', () => {
  test('are published when a number or a sentence changes, not at every tick', () => {
    const frames = framesOf(begin({ code: SMALL_MAZE }));
    const published: News[] = [];
    const desk = makeNewsDesk(
      lostCauseView.words,
      () => 'E',
      (news) => published.push(news),
    );
    desk.open(frames[0]);
    for (let i = 1; i < frames.length; i++) desk.tick(frames[i - 1], frames[i]);
    expect(published.length).toBeLessThan(frames.length / 10);
    expect(published.length).toBeGreaterThan(5);
    const last = published[published.length - 1];
    expect(last.hud).toEqual(frames[frames.length - 1].hud);
    expect(last.caption).toBe('Level complete');
    expect(published.map(({ caption }) => caption)).toContain('Key taken');
  });

  test('of somebody who only watches give no hints', () => {
    const frames = framesOf(begin({ code: SMALL_MAZE }));
    const captions = new Set<string>();
    const desk = makeNewsDesk(lostCauseView.words, null, ({ caption }) => captions.add(caption));
    for (let i = 1; i < frames.length; i++) desk.tick(frames[i - 1], frames[i]);
    expect([...captions].filter((caption) => /takes|opens/.test(caption))).toEqual([]);
  });
});

describe('the address of a maze', () => {
  const read = (query: string) => mazeSettings(SMALL_MAZE, new URLSearchParams(query));

  test('leaves out what is usual', () => {
    expect(read('')).toEqual({
      ok: true,
      value: { mode: 'maze', code: SMALL_MAZE, maxEnemies: -1, maxLocks: -1, view: 224, gear: false },
    });
  });

  test('moves numbers into their range', () => {
    expect(read('maxEnemies=5000&maxLocks=-7&view=1')).toMatchObject({
      value: { maxEnemies: 999, maxLocks: -1, view: 224 },
    });
    expect(read('maxEnemies=3&maxLocks=0&gear=1')).toMatchObject({
      value: { maxEnemies: 3, maxLocks: 0, gear: true },
    });
  });

  test.each([
    'maxEnemies=many',
    'maxLocks=1.5',
    'maxLocks=0x10',
    'view=1e9',
    'maxEnemies=99999999999999999999',
  ])('refuses %s by name', (query) => {
    const answer = read(query);
    expect(answer.ok).toBe(false);
    expect(!answer.ok && answer.reason).toContain(query.split('=')[0]);
  });

  test('a slot without a thing is an empty word', () => {
    expect(slotsOf(first())).toEqual(['sword', '', '', '', '']);
  });
});
