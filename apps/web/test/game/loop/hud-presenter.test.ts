import { type LostCauseFrame, type LostCauseHud, lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { type HudContent, makeHudPresenter } from '../../../src/game/loop/hud-presenter.js';
import { mazeSettings } from '../../../src/games/lost-cause/pages/use-maze.js';
import { hintOf } from '../../../src/games/lost-cause/state.js';
import { lostCauseView } from '../../../src/games/lost-cause/view.js';
import { begin, framesOf, SMALL_MAZE } from '../../support/play-runs.js';

function withHud(frame: LostCauseFrame, values: Partial<LostCauseHud>): LostCauseFrame {
  return { ...frame, hud: { ...frame.hud, ...values } };
}

describe('hints', () => {
  const frames = framesOf(begin({ code: SMALL_MAZE }));

  const frameWith = (hint: string) => {
    const found = frames.find((frame) => hintOf(frame, () => 'E') === hint);
    if (found === undefined) throw new Error(`nowhere "${hint}"`);
    return found;
  };
  const atLock = () => frameWith('Choose slot 2 with the key for this lock');

  test('come where a thing lies and nowhere else, with the key in force', () => {
    expect(hintOf(frames[0], () => 'E')).toBeNull();
    expect(hintOf(frameWith('E takes the key'), () => 'X')).toBe('X takes the key');
    expect(hintOf(withHud(atLock(), { active: 1 }), () => 'X')).toBe('X opens the lock');
  });

  test('teach in level 1, one thing at a time, with the keys in force', () => {
    const [first] = framesOf(begin({ level: 1 }));
    expect(hintOf(first, () => 'X')).toBe('W A S D or ↑ ← ↓ → walk: find the key and bring it to the lock');
    expect(hintOf(withHud(first, { lesson: 'strike' }), () => 'X')).toBe(
      'A slime: X strikes, in time before it bites',
    );
  });

  test('say at a lock that there is no key', () => {
    expect(hintOf(withHud(atLock(), { slots: ['sword', null, null, null, null] }), () => 'E')).toBe(
      'This lock needs a key',
    );
  });

  test('say at a thing that hands are full', () => {
    const atKey = frameWith('E takes the key');
    expect(hintOf(withHud(atKey, { slots: ['sword', 'key', 'key', 'key', 'key'] }), () => 'E')).toContain(
      'full',
    );
  });
});

describe('the hud', () => {
  test('are published when a number or a sentence changes, not at every tick', () => {
    const frames = framesOf(begin({ code: SMALL_MAZE }));
    const published: HudContent[] = [];
    const presenter = makeHudPresenter(
      lostCause,
      lostCauseView.words ?? {},
      () => 'E',
      (hud) => published.push(hud),
    );
    presenter.open(frames[0]);
    for (let i = 1; i < frames.length; i++) presenter.tick(frames[i - 1], frames[i]);
    expect(published.length).toBeLessThan(frames.length / 10);
    expect(published.length).toBeGreaterThan(5);
    const last = published[published.length - 1];
    expect(last.values).toEqual(frames[frames.length - 1].hud);
    expect(last.caption).toBe('Level complete');
    expect(published.map(({ caption }) => caption)).toContain('Key taken');
  });

  test('give no hints to a player who only watches', () => {
    const frames = framesOf(begin({ code: SMALL_MAZE }));
    const captions = new Set<string>();
    const presenter = makeHudPresenter(lostCause, lostCauseView.words ?? {}, null, ({ caption }) =>
      captions.add(caption),
    );
    for (let i = 1; i < frames.length; i++) presenter.tick(frames[i - 1], frames[i]);
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
});
