import { yieldToEventLoop } from '../../lib/event-loop.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { profileReading, readProfiles } from './profiles.js';

/** Everything that is stored about an account, by kind. */
export type ExportedAccount = Readonly<Record<string, unknown>>;

/** Reads everything that is stored about an account, at one point in time. */
export function makeExport(database: Database): (id: string) => Promise<ExportedAccount> {
  const found = statements(database);
  const profiles = profileReading(database);
  return (id) =>
    database.read(async (tx) => {
      const account = await tx.first(found.account, { id });
      if (account === null) return {};
      const runs = await tx.rows(found.runs, { id });
      return {
        account: { ...account, guest: account.guest === 1 },
        sessions: await tx.rows(found.sessions, { id }),
        saves: await exportSaves(found, tx, id),
        tickets: await tx.rows(found.tickets, { id }),
        // Recordings may be many and large, so the export has their addresses only.
        runs: runs.map((run) => ({ ...run, recording: `/api/runs/${run.id}/recording` })),
        places: await tx.rows(found.places, { id }),
        levels: (await tx.rows(found.levels, { id })).map((level) => ({
          ...level,
          shared: level.shared === 1,
        })),
        imports: await exportImports(found, tx, id),
        profiles: await readProfiles(profiles, tx, id),
        reports: await tx.rows(found.reports, { id }),
      };
    });
}

type Statements = ReturnType<typeof statements>;

/** One at a time, so that other requests need not wait for all of them. */
async function exportSaves(found: Statements, tx: Transaction, id: string): Promise<unknown[]> {
  const saves: unknown[] = [];
  for (const { conflict, ...head } of await tx.rows(found.saves, { id })) {
    const save = await tx.first(found.saveText, { accountId: id, conflict, ...head });
    saves.push({ ...head, conflict: conflict === 1, text: save?.text });
    await yieldToEventLoop();
  }
  return saves;
}

/** A slice at a time, for the same reason. */
async function exportImports(found: Statements, tx: Transaction, id: string): Promise<unknown[]> {
  const imports: unknown[] = [];
  for (const { board } of await tx.rows(found.importBoards, { id })) {
    for (const row of await tx.rows(found.imports, { id, board })) imports.push(row);
    await yieldToEventLoop();
  }
  return imports;
}

const RUN = [
  ...(['id', 'status', 'reason', 'game', 'rules', 'settings', 'ticks', 'outcome', 'board', 'daily'] as const),
  ...(['unranked', 'points', 'ties', 'paused_ms', 'ticket_id as ticket', 'received_at'] as const),
  'verified_at' as const,
];
const TICKET = [
  ...(['id', 'game', 'rules', 'settings', 'board', 'daily', 'issued_at', 'ends_at'] as const),
  'run_id as run' as const,
];
const SESSION = ['kind', 'device', 'created_at', 'seen_at', 'ends_at'] as const;
const REPORT = ['about', 'run_id as run', 'text', 'created_at', 'closed_at', 'answer'] as const;
const SAVE = ['slot', 'revision', 'id', 'conflict', 'summary', 'device', 'saved_at', 'bytes'] as const;

function statements(database: Database) {
  const save = tableOf(database, 'save');
  const imported = tableOf(database, 'imported');
  const of = ['account_id as id'] as const;
  return {
    account: tableOf(database, 'account').select(['id', 'name', 'guest', 'created_at'], ['id']),
    // The hashes of tokens stay on the server.
    sessions: tableOf(database, 'session').select(SESSION, of, ['created_at']),
    // What others reported is theirs.
    reports: tableOf(database, 'report').select(REPORT, ['reporter_id as id'], ['created_at']),
    saves: save.select(SAVE, of, ['slot', 'conflict', 'revision desc']),
    saveText: save.select(['text'], ['account_id', 'slot', 'conflict', 'revision', 'id']),
    tickets: tableOf(database, 'ticket').select(TICKET, of, ['issued_at']),
    runs: tableOf(database, 'run').select(RUN, of, ['received_at']),
    places: tableOf(database, 'place').select(
      ['board_id as board', 'run_id as run', 'received_at', 'outcome'],
      of,
      ['board_id'],
    ),
    levels: tableOf(database, 'level').select(['id', 'game', 'name', 'code', 'shared', 'created_at'], of, [
      'created_at',
    ]),
    importBoards: statement((given: Given<{ id: string }>) =>
      database.build
        .selectFrom('imported')
        .select('board')
        .distinct()
        .where('account_id', '=', given('id'))
        .orderBy('board'),
    ),
    imports: imported.select(['board', 'score', 'name', 'date'], [...of, 'board'], ['score desc']),
  };
}
