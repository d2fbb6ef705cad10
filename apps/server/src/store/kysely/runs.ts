import type { NewRun, Received, RunRow, RunStore, RunVerdict } from '../run-store.js';
import type { Database, Link } from './database.js';
import { makePlaces, type Places } from './places.js';
import { readingRuns, runOf, writingRuns } from './run-statements.js';

type Statements = ReturnType<typeof statements>;

export function makeRuns(database: Database): RunStore {
  const { first, rows, write } = database;
  const found = statements(database);
  const places = makePlaces(database);
  return {
    receive: (run) => write((link) => receiveRun(found, link, run)),
    finish: (id, verdict, keep) =>
      write(async (link) => {
        const run = await finishRun(found, places, link, id, verdict);
        if (run !== null && !run.ranked && keep !== undefined) {
          await link.run(found.trim, { accountId: run.accountId, keep });
        }
        return run;
      }),
    find: async (id) => {
      const row = await first(found.find, { id });
      return row === null ? null : runOf(row);
    },
    recording: async (id) => {
      const row = await first(found.recording, { id });
      return row === null ? null : new Uint8Array(row.bytes);
    },
    waiting: async (limit) => (await rows(found.waiting, { limit })).map(runOf),
    list: async (accountId, { limit, after }) =>
      (after === null
        ? await rows(found.list, { accountId, limit })
        : await rows(found.listAfter, { accountId, limit, ...after })
      ).map(runOf),
  };
}

function statements(database: Database) {
  return { ...readingRuns(database), ...writingRuns(database) };
}

async function receiveRun(found: Statements, link: Link, run: NewRun): Promise<Received> {
  const { id, accountId, recordingHash, ticketId } = run;
  await link.lock('account', accountId);
  const known = await link.first(found.known, { accountId, recordingHash });
  if (known !== null) return { kind: 'known', run: runOf(known) };
  if (ticketId !== null && (await link.run(found.useTicket, { ticketId, accountId, id })) === 0) {
    return { kind: 'ticket-used' };
  }
  await link.run(found.add, run);
  await link.run(found.addRecording, { id, recording: run.recording });
  return { kind: 'new', run: await mustFind(found, link, id) };
}

/** A run that is finished already stays as it is: two servers may have checked it. */
async function finishRun(
  found: Statements,
  places: Places,
  link: Link,
  id: string,
  verdict: RunVerdict,
): Promise<RunRow | null> {
  const seen = await link.first(found.find, { id });
  if (seen === null) return null;
  await link.lock('account', seen.accountId);
  // Looked up under the lock: somebody may have finished or deleted it meanwhile.
  const run = await link.first(found.find, { id });
  if (run === null) return null;
  if (run.status !== 'waiting') return runOf(run);
  if (verdict.status === 'refused') {
    await link.run(found.refuse, { id, reason: verdict.reason, at: verdict.at });
    return mustFind(found, link, id);
  }
  const { board, points, ties, unranked, outcome, at } = verdict;
  await link.run(found.verify, { id, outcome, board: board?.id ?? null, unranked, points, ties, at });
  if (board !== null && unranked === null && points !== null && ties !== null) {
    await link.lock('board', board.id);
    await link.run(found.addBoard, board);
    const { accountId, receivedAt } = run;
    await places.list(link, {
      boardId: board.id,
      accountId,
      down: 0 - points,
      ties,
      receivedAt,
      runId: id,
      outcome,
    });
  }
  return mustFind(found, link, id);
}

async function mustFind(found: Statements, link: Link, id: string): Promise<RunRow> {
  const row = await link.first(found.find, { id });
  if (row === null) throw new Error('The run was not kept.');
  return runOf(row);
}
