import type { BoardOfRun } from '../../src/store/repositories/run-rows.js';
import type { Store } from '../../src/store/store.js';

/** A run as it came to be listed. */
export interface ListedRun {
  readonly accountId: string;
  readonly board: BoardOfRun;
  readonly points: number;
  readonly ties?: number;
  readonly at: number;
  readonly id: string;
}

/** Puts a run on a board without playing it. */
export async function listRun(store: Store, run: ListedRun): Promise<void> {
  const { accountId, board, points, ties = 0, at } = run;
  const id = run.id.padEnd(22, '-');
  await store.runs.receive({
    id,
    accountId,
    recordingHash: id,
    recording: new Uint8Array(1),
    game: board.game,
    rules: board.rules,
    settings: '{}',
    ticks: 0,
    daily: board.day,
    unranked: null,
    pausedMs: 0,
    ticketId: null,
    category: 'witnessed',
    unwitnessed: '',
    drawnAt: 0,
    pauses: 0,
    playedMs: 0,
    receivedAt: at,
  });
  const outcome = JSON.stringify({ result: 'won', score: points });
  const verdict = {
    status: 'verified',
    outcome,
    board,
    unranked: null,
    points,
    ties,
    logHash: '',
    scrutiny: '',
    unreviewed: 0,
    at,
  } as const;
  await store.runs.finish(id, verdict);
}

export async function makeAccount(store: Store, name: string): Promise<string> {
  const account = { id: `id-${name}`, name, folded: name.toLowerCase(), passwordHash: 'hash', at: 1 };
  if ((await store.accounts.create(account)) === null) throw new Error(`${name} is taken`);
  return account.id;
}
