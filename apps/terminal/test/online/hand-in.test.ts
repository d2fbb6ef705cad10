import type { Answer, Client, Failure, Run } from '@warren/protocol/client';
import { expect, test } from 'vitest';
import { handedInWords, uploadOnce } from '../../src/online/uploads.js';

const RUN: Run = {
  id: 'r'.repeat(22),
  status: 'waiting',
  progress: 0,
  reason: '',
  player: { name: 'Ann', guest: false },
  mine: true,
  game: 'lost-cause',
  rules: 1,
  settings: {},
  ticks: 60,
  outcome: null,
  board: 'lost-cause.level-1@1',
  daily: null,
  ranked: false,
  unranked: null,
  points: null,
  rank: null,
  pausedMs: 0,
  pauses: 0,
  category: 'witnessed',
  unwitnessed: null,
  drawnAt: 1,
  scrutiny: null,
  unreviewed: false,
  receivedAt: 1,
  verifiedAt: null,
};

const run = (change: Partial<Run>): Answer<Run> => ({ ok: true, status: 200, value: { ...RUN, ...change } });
const failure = (code: Failure['code'], retryAfter: number | null = null): Failure => ({
  ok: false,
  code,
  message: `It is ${code}.`,
  field: null,
  retryAfter,
  conflict: null,
});

/** Hands in to a server that answers these one after the other. */
async function handInTo(answers: readonly Answer<Run>[], mostAsks = 10) {
  const calls: string[] = [];
  const waits: number[] = [];
  const shares: number[] = [];
  const rest = [...answers];
  const line = {
    call: async (name: string) => {
      calls.push(name);
      return rest.shift() ?? failure('offline');
    },
  } as unknown as Client;
  const handed = await uploadOnce(
    line,
    { recording: 'r1' },
    { mostAsks, wait: async (ms) => void waits.push(ms), onProgress: (share) => shares.push(share) },
  );
  return { handed, calls, waits, shares };
}

test('a run that takes a while is asked for, with growing waits, until it is verified', async () => {
  const { handed, calls, waits, shares } = await handInTo([
    run({}),
    run({ status: 'checking', progress: 250 }),
    // A lost answer changes nothing: the server has the run.
    failure('offline'),
    run({ status: 'checking', progress: 750 }),
    run({ status: 'verified', progress: 1000, ranked: true, points: 12, rank: 3 }),
  ]);
  expect(calls).toEqual(['uploadRun', 'run', 'run', 'run', 'run']);
  expect(waits).toEqual([500, 1000, 2000, 4000]);
  expect(shares).toEqual([0, 0.25, 0.25, 0.75]);
  expect(handedInWords(handed)).toBe('Lost Cause, 12 points: rank 3 (witnessed) on lost-cause.level-1@1');
});

test.each([
  {
    what: 'refused at once',
    answers: [failure('recording-refused')],
    words: 'refused: It is recording-refused.',
  },
  {
    what: 'refused after a while',
    answers: [run({}), run({ status: 'refused', reason: 'a wall was in the way' })],
    words: 'refused: a wall was in the way',
  },
  { what: 'no room', answers: [failure('queue-full', 5)], words: 'not uploaded: It is queue-full.' },
  { what: 'no connection', answers: [failure('offline')], words: 'not uploaded: It is offline.' },
  {
    what: 'unranked',
    answers: [run({ status: 'verified', unranked: 'too-slow' })],
    words: 'Lost Cause, unranked: More time has passed since its start than was played and paused.',
  },
  {
    what: 'a run that was not witnessed',
    answers: [
      run({ status: 'verified', ranked: true, points: 5, rank: 2, category: 'offline', unwitnessed: 'gap' }),
    ],
    words:
      'Lost Cause, 5 points: rank 2 among offline runs on lost-cause.level-1@1: For more than a minute the server did not hear of it.',
  },
  {
    what: 'the place of a guest',
    answers: [
      run({ status: 'verified', ranked: true, points: 5, rank: 2, player: { name: 'Guest 1', guest: true } }),
    ],
    words:
      'Lost Cause, 5 points: would be rank 2 (witnessed) on lost-cause.level-1@1; choose a name with warren login --new to be listed',
  },
  {
    what: 'a run of a bot',
    answers: [run({ status: 'verified', ranked: true, points: 5, rank: 2, category: 'bots' })],
    words: 'Lost Cause, 5 points: rank 2 among bots on lost-cause.level-1@1',
  },
  {
    what: 'a better run is listed',
    answers: [run({ status: 'verified', ranked: true, points: 5 })],
    words: 'Lost Cause, 5 points: a better run of yours is listed (witnessed) on lost-cause.level-1@1',
  },
])('$what is said in words', async ({ answers, words }) => {
  expect(handedInWords((await handInTo(answers)).handed)).toBe(words);
});

test('the wait for the server ends', async () => {
  const { handed } = await handInTo(
    Array.from({ length: 10 }, () => run({ status: 'checking', progress: 500 })),
    3,
  );
  expect(handedInWords(handed)).toBe('being checked: 50 %');
});
