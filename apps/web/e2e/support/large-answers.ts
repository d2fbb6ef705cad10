import { readFileSync } from 'node:fs';
import { lostCause } from '@warren/games/lost-cause';
import type {
  Account,
  BoardList,
  BoardPage,
  BoardRow,
  DailyList,
  Run,
  RunList,
} from '@warren/protocol/client';
import { LIMITS } from '@warren/protocol/client';
import type { Page, Route } from 'playwright-core';

// Answers of the server as they are after years: the longest names, large numbers, boards full of rows.

export const LONG_NAME = 'Wolfgang Mammoth-Worthington W'.slice(0, LIMITS.name.max);
const GUEST = 'Guest 123456789';
const LARGE = 123_456_789;
const ROWS = 12;
const SHOWN_RUN = 'a-run-of-this-test';
const GOLDEN = new URL('../../../../packages/games/test/golden/lost-cause-level-1.txt', import.meta.url);
const NOON = Date.UTC(2026, 10, 16, 12);

/** The address of a run that every server has after `answerLargely`. */
export const RUN_PATH = `/replay/${SHOWN_RUN}`;

const MANY = { count: LARGE, low: 12, median: 12, high: 13, gathered: LARGE, same: LARGE };
const ALL = { part: LARGE, whole: LARGE };
const MACHINE_LIKE: Run['scrutiny'] = {
  machineLike: true,
  known: true,
  reason: `The player turned within the same 3 ticks after the middle of the corner in ${LARGE} of ${LARGE} cases.`,
  measures: {
    reaction: MANY,
    entry: MANY,
    stops: MANY,
    choices: ALL,
    blind: ALL,
    walks: ALL,
    decisions: ALL,
  },
};

const RUN: Run = {
  id: SHOWN_RUN,
  status: 'verified',
  progress: 1000,
  reason: '',
  player: { name: LONG_NAME, guest: false },
  mine: true,
  game: 'lost-cause',
  rules: lostCause.rules,
  settings: { mode: 'level', level: 1 },
  ticks: LARGE,
  outcome: { result: 'won' },
  board: 'lost-cause.level-1',
  daily: null,
  ranked: true,
  unranked: null,
  points: LARGE,
  rank: 123_456,
  pausedMs: LARGE,
  pauses: 1234,
  category: 'witnessed',
  unwitnessed: null,
  drawnAt: NOON,
  scrutiny: MACHINE_LIKE,
  unreviewed: true,
  receivedAt: NOON,
  verifiedAt: NOON,
};

/** Makes the page's account one with a long name, a guest's or a player's. */
export function nameLargely(account: Account, guest: boolean): Account {
  return { ...account, name: guest ? GUEST : LONG_NAME, guest };
}

/** From now on the answers to a page are as large as they get; everything else goes to the server. */
export async function answerLargely(page: Page, guest: boolean): Promise<void> {
  const change = <T>(path: string | RegExp, make: (answer: T) => T) =>
    page.route(path, async (route: Route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      return route.fulfill({ response, json: make((await response.json()) as T) });
    });
  await change<{ account: Account | null }>('**/api/me', (me) => ({
    ...me,
    account: me.account && nameLargely(me.account, guest),
  }));
  await change<BoardList>('**/api/boards', ({ boards, next }) => ({
    next,
    boards: boards.map((board) => ({ ...board, rows: LARGE })),
  }));
  await change<BoardPage>(/\/api\/boards\/[^/]+$/, fillBoard);
  await change<RunList>('**/api/runs?*', () => ({
    runs: Array.from({ length: ROWS }, (_, i) => ({ ...RUN, id: `${SHOWN_RUN}-${i}` })),
    next: 'more',
  }));
  await change<DailyList>('**/api/daily', (daily) => ({
    ...daily,
    challenges: daily.challenges.map((challenge, i) =>
      i === 1
        ? { ...challenge, drawn: true, run: SHOWN_RUN, seed: 'lantern' }
        : { ...challenge, drawn: i === 2 },
    ),
  }));
  await page.route(`**/api/runs/${SHOWN_RUN}*`, (route) => route.fulfill({ json: RUN }));
  const recording = readFileSync(GOLDEN, 'utf8').trimEnd();
  await page.route(`**/api/runs/${SHOWN_RUN}*/recording`, (route) => route.fulfill({ body: recording }));
}

/** The page of a board with rows of players and guests, and the caller's own far below. */
function fillBoard(page: BoardPage): BoardPage {
  const numbers = Object.fromEntries(page.columns.map(({ field }) => [field, 12_345]));
  const outcome = { ...numbers, result: 'won' as const };
  const row = (rank: number, mine: boolean): BoardRow => ({
    rank,
    run: `${SHOWN_RUN}-${rank}`,
    player: { name: rank % 3 === 0 ? GUEST : rank % 3 === 1 ? LONG_NAME : 'Al', guest: rank % 3 === 0 },
    mine,
    unreviewed: rank % 2 === 0,
    // Numbers of all lengths are to end in one line.
    points: Math.floor(LARGE / 10 ** (rank % 9)),
    outcome,
    receivedAt: NOON,
  });
  const rows = Array.from({ length: ROWS }, (_, i) => row(i + 1, i === 4));
  return { ...page, board: { ...page.board, rows: LARGE }, rows, me: row(123_457, true), next: 'more' };
}
