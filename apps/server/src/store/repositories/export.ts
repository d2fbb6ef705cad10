import { yieldToEventLoop } from '../../lib/event-loop.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { profileReading, readProfiles } from './profiles.js';
import type { SaveKey } from './save-statements.js';

interface Of {
  readonly id: string;
}

/** Everything that is stored about an account, by kind. */
export type ExportedAccount = Readonly<Record<string, unknown>>;

/** Reads everything that is stored about an account, at one point in time. */
export function makeExport(database: Database): (id: string) => Promise<ExportedAccount> {
  const found = { ...ownStatements(database), ...playStatements(database) };
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
      };
    });
}

type Statements = ReturnType<typeof ownStatements>;

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

function ownStatements({ build }: Database) {
  return {
    account: statement((given: Given<Of>) =>
      build
        .selectFrom('account')
        .select(['id', 'name', 'guest', 'created_at as createdAt'])
        .where('id', '=', given('id')),
    ),
    // The hashes of tokens stay on the server.
    sessions: statement((given: Given<Of>) =>
      build
        .selectFrom('session')
        .select(['kind', 'created_at as createdAt', 'ends_at as endsAt'])
        .where('account_id', '=', given('id'))
        .orderBy('created_at'),
    ),
    saves: statement((given: Given<Of>) =>
      build
        .selectFrom('save')
        .select(['slot', 'revision', 'id', 'conflict', 'summary', 'device', 'saved_at as savedAt', 'bytes'])
        .where('account_id', '=', given('id'))
        .orderBy('slot')
        .orderBy('conflict')
        .orderBy('revision', 'desc'),
    ),
    saveText: statement((given: Given<SaveKey & { conflict: number; revision: number; id: string }>) =>
      build
        .selectFrom('save')
        .select('text')
        .where('account_id', '=', given('accountId'))
        .where('slot', '=', given('slot'))
        .where('conflict', '=', given('conflict'))
        .where('revision', '=', given('revision'))
        .where('id', '=', given('id')),
    ),
    levels: statement((given: Given<Of>) =>
      build
        .selectFrom('level')
        .select(['id', 'game', 'name', 'code', 'shared', 'created_at as createdAt'])
        .where('account_id', '=', given('id'))
        .orderBy('created_at'),
    ),
    importBoards: statement((given: Given<Of>) =>
      build
        .selectFrom('imported')
        .select('board')
        .distinct()
        .where('account_id', '=', given('id'))
        .orderBy('board'),
    ),
    imports: statement((given: Given<Of & { board: string }>) =>
      build
        .selectFrom('imported')
        .select(['board', 'score', 'name', 'date'])
        .where('account_id', '=', given('id'))
        .where('board', '=', given('board'))
        .orderBy('score', 'desc'),
    ),
  };
}

function playStatements({ build }: Database) {
  return {
    tickets: statement((given: Given<Of>) =>
      build
        .selectFrom('ticket')
        .select(['id', 'game', 'rules', 'settings', 'board', 'daily'])
        .select(['issued_at as issuedAt', 'ends_at as endsAt', 'run_id as run'])
        .where('account_id', '=', given('id'))
        .orderBy('issued_at'),
    ),
    runs: statement((given: Given<Of>) =>
      build
        .selectFrom('run')
        .select(['id', 'status', 'reason', 'game', 'rules', 'settings', 'ticks', 'outcome'])
        .select(['board', 'daily', 'unranked', 'points', 'ties', 'paused_ms as pausedMs'])
        .select(['ticket_id as ticket', 'received_at as receivedAt', 'verified_at as verifiedAt'])
        .where('account_id', '=', given('id'))
        .orderBy('received_at'),
    ),
    places: statement((given: Given<Of>) =>
      build
        .selectFrom('place')
        .select(['board_id as board', 'run_id as run', 'received_at as receivedAt', 'outcome'])
        .where('account_id', '=', given('id'))
        .orderBy('board_id'),
    ),
  };
}
