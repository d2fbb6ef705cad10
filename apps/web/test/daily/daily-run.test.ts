import { lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import {
  beginDaily,
  canPractise,
  challengeState,
  endDaily,
  isDailyOver,
  isDailySaved,
  practise,
  resumeDaily,
  saveDaily,
} from '../../src/daily/daily-run.js';
import { leftText } from '../../src/lib/format.js';
import { memoryStorage } from '../support/play-runs.js';
import { someTicket } from '../support/server-answers.js';

const { rules } = lostCause;

describe('the challenge of a day', () => {
  const challenge = {
    game: 'lost-cause',
    title: 'Lost Cause',
    day: '2026-11-15',
    board: 'lost-cause.daily.2026-11-15@1',
    settings: { mode: 'level', level: 3 },
    rules,
    drawn: false,
    run: null,
    seed: null,
  };
  const nothing = { saved: false, over: false, waiting: false };
  const ticket = someTicket({ rules, settings: challenge.settings, daily: challenge.day });

  test('is open, begun, elsewhere, sent, over, done or past', () => {
    const state = (more: object, here: object = {}) =>
      challengeState({ ...challenge, ...more }, '2026-11-15', { ...nothing, ...here });
    expect(state({})).toBe('open');
    expect(state({ drawn: true }, { saved: true })).toBe('begun');
    expect(state({ drawn: true })).toBe('elsewhere');
    expect(state({ drawn: true }, { waiting: true })).toBe('elsewhere');
    expect(state({ drawn: true }, { over: true, waiting: true })).toBe('sent');
    expect(state({ drawn: true }, { over: true })).toBe('over');
    expect(state({ drawn: true, run: 'run' })).toBe('done');
    expect(state({ day: '2026-11-14' })).toBe('past');
  });

  test('can be practised once its seed is known and no ranked try goes on', () => {
    expect(canPractise(challenge, 'open')).toBe(false);
    expect(practise(lostCause, challenge).ok).toBe(false);
    const known = { ...challenge, seed: 'known' };
    const states = ['begun', 'elsewhere', 'sent', 'over', 'done', 'past'] as const;
    expect(states.filter((state) => canPractise(known, state))).toEqual(['sent', 'over', 'done', 'past']);
    const begun = practise(lostCause, known);
    expect(begun.ok && [begun.value.run.seed, begun.value.ticket]).toEqual(['known', null]);
  });

  test('is saved from the moment its ticket is drawn until it is over', () => {
    const storage = memoryStorage();
    const begun = beginDaily(lostCause, ticket, storage);
    if (!begun.ok) throw new Error(begun.reason);
    expect(isDailySaved('lost-cause', challenge.day, storage)).toBe(true);
    expect(isDailySaved('lost-cause', '2026-11-16', storage)).toBe(false);
    for (let i = 0; i < 100; i++) begun.value.run.advance([]);
    saveDaily(begun.value, storage);
    const resumed = resumeDaily(lostCause, storage);
    expect(resumed.ok && resumed.value?.run.tick).toBe(100);
    expect(resumed.ok && resumed.value?.ticket).toEqual(ticket);
    expect(isDailyOver('lost-cause', challenge.day, storage)).toBe(false);
    endDaily('lost-cause', challenge.day, storage);
    expect(isDailyOver('lost-cause', challenge.day, storage)).toBe(true);
    expect(isDailyOver('treasure-rush', challenge.day, storage)).toBe(false);
    expect(resumeDaily(lostCause, storage)).toEqual({ ok: true, value: null });
  });

  test('does not begin by rules this page does not know', () => {
    expect(beginDaily(lostCause, { ...ticket, rules: rules + 1 }, memoryStorage())).toMatchObject({
      ok: false,
    });
  });

  test('has so many hours left, written without jumps', () => {
    expect(leftText(10 * 3600_000, 0)).toBe('10:00:00');
    expect(leftText(3_599_000, 0)).toBe('0:59:59');
    expect(leftText(5_000, 0)).toBe('0:00:05');
    expect(leftText(0, 10)).toBe('0:00:00');
  });
});
