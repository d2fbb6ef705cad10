import { lostCause } from '@warren/games/lost-cause';
import type { Answer } from '@warren/protocol/client';
import { describe, expect, test } from 'vitest';
import { fetchRun } from '../../src/replay/fetch-run.js';
import { measureLines } from '../../src/replay/hand-measures.js';
import { raceText } from '../../src/replay/play-from-replay.js';
import { runTimesText, runVerdictText, witnessText } from '../../src/replay/run-about.js';
import { begin, playUntil } from '../support/play-runs.js';
import { failure, someRun } from '../support/server-answers.js';

const { rules } = lostCause;

describe('a race', () => {
  const ghost = playUntil(begin({ mode: 'level', level: 1 }), ({ tick }) => tick >= 300).recording();
  const end = (tick: number, result: 'won' | 'lost') => ({ tick, finished: true, outcome: { result } });

  test('says by how much one was ahead or behind', () => {
    expect(raceText(end(ghost.ticks - 90, 'won'), ghost)).toMatch(
      /^You were 1\.5 seconds ahead of the ghost/,
    );
    expect(raceText(end(ghost.ticks + 1, 'won'), ghost)).toMatch(/^You were 0\.1 seconds behind the ghost/);
    expect(raceText(end(ghost.ticks, 'won'), ghost)).toMatch(/^A dead heat/);
  });

  test('that was lost has no time to compare', () => {
    expect(raceText(end(10, 'lost'), ghost)).not.toMatch(/ahead|behind/);
  });
});

describe('a run by its link', () => {
  const view = async () => ({ ok: true, value: { game: lostCause } }) as never;
  const ok = <T>(value: T) => Promise.resolve({ ok: true as const, status: 200, value });
  function api(run: Answer<unknown>, recording: Answer<unknown>) {
    const asked: string[] = [];
    const call = (name: string) => {
      asked.push(name);
      return Promise.resolve(name === 'run' ? run : recording);
    };
    return { asked, client: { call } as never };
  }
  const { signal } = new AbortController();

  test('comes with its recording', async () => {
    const { client } = api(await ok(someRun({ rules })), await ok('recording\n'));
    expect(await fetchRun(client, 'run', signal, view)).toMatchObject({
      value: { recording: { state: 'here', text: 'recording' } },
    });
  });

  test('of today stays secret to whoever has not drawn', async () => {
    const { client } = api(await ok(someRun({ rules })), failure('daily-secret'));
    expect(await fetchRun(client, 'run', signal, view)).toMatchObject({
      value: { recording: { state: 'secret' } },
    });
  });

  test('of other rules is told of without asking for its recording', async () => {
    const { client, asked } = api(await ok(someRun({ rules: rules + 1 })), failure('no-run'));
    expect(await fetchRun(client, 'run', signal, view)).toMatchObject({
      value: { recording: { state: 'older', rules } },
    });
    expect(asked).toEqual(['run']);
  });

  test('that is not there is a failure', async () => {
    const { client } = api(failure('no-run'), failure('no-run'));
    expect(await fetchRun(client, 'run', signal, view)).toMatchObject({ ok: false, code: 'no-run' });
  });

  test('says what the server made of it', () => {
    expect(runVerdictText(someRun({ rules: 4 })).state).toBe('Verified: the server has played it again');
    expect(runVerdictText(someRun({ unranked: 'no-ticket' })).state).toMatch(
      /Not on the leaderboard: you were offline when you started/,
    );
    expect(runVerdictText(someRun({ status: 'waiting', progress: 0 })).state).toBe(
      'The server is checking it: 0 %',
    );
    expect(runVerdictText(someRun({ status: 'refused', reason: 'x' })).mark).toBe('icon-close');
  });

  test('says whether it was witnessed, or why not', () => {
    expect(witnessText({ category: 'witnessed', unwitnessed: null })).toMatch(/^Witnessed:/);
    expect(witnessText({ category: 'offline', unwitnessed: 'unseen' })).toBe(
      'Offline, not witnessed. The server did not see it being played.',
    );
    expect(witnessText({ category: 'bots', unwitnessed: 'unseen' })).toMatch(/bot/);
    expect(witnessText({ category: null, unwitnessed: null })).toBeNull();
  });

  test('says how it lies in time: the age of its ticket, and its pauses', () => {
    const times = { drawnAt: 1_000_000, receivedAt: 1_000_000 + 312_000 };
    expect(runTimesText(someRun({ ...times, pauses: 3, pausedMs: 65_400 }))).toBe(
      'Uploaded 5:12 after its start; 3 pauses, 1:05 in all.',
    );
    expect(runTimesText(someRun({ ...times, pauses: 1, pausedMs: 900 }))).toMatch(
      /; 1 pause, 0:01 in all\.$/,
    );
    expect(runTimesText(someRun({ ...times, pauses: 0 }))).toMatch(/; without a pause\.$/);
    expect(runTimesText(someRun({ drawnAt: null }))).toBeNull();
  });

  test('says what was measured of the hand that played it, and nothing of what the game does not have', () => {
    const none = { part: 0, whole: 0 };
    const never = { count: 0, low: 0, median: 0, high: 0, gathered: 0, same: 0 };
    const turns = { count: 84, low: -6, median: 0, high: 12, gathered: 30, same: 9 };
    const measures = { reaction: turns, entry: turns, stops: never, choices: { part: 41, whole: 52 } };
    const scrutiny = {
      ...{ machineLike: false, known: true, reason: '' },
      measures: { ...measures, blind: none, walks: none, decisions: none },
    };
    expect(measureLines(scrutiny)).toEqual([
      'Turns: 84; the key came at the corner (median), for eight of ten between 100 ms before and 200 ms after it; 30 within the same 50 ms.',
      'Shortest way taken at 41 of 52 junctions.',
    ]);
  });
});
