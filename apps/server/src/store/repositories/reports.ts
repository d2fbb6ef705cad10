import { type SqlBool, sql } from 'kysely';
import { columnsOf, type RowOf } from '../columns.js';
import type { Database } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';
import { makeAudit, type Operation } from './audit.js';

/** A report as a player makes it. */
export type NewReport = RowOf<
  'report',
  'id' | 'reporter_id' | 'player_id' | 'about' | 'subject' | 'run_id' | 'text' | 'created_at'
>;

/** A report as the operator reads it. */
export interface ReportRow extends RowOf<'report'> {
  readonly reporterName: string;
  readonly playerName: string;
}

/** How many reports may be open: of one player, and of all. */
export interface ReportLimits {
  readonly ofReporter: number;
  readonly ofAll: number;
}

/** Open ones the oldest first, or all the newest first. */
export interface ReportFilter {
  readonly limit: number;
  readonly closed: boolean;
}

const COLUMNS = [
  ...(['id', 'reporter_id', 'player_id', 'about', 'subject', 'run_id', 'text', 'created_at'] as const),
  ...(['closed_at', 'closed_by', 'answer'] as const),
];
/** A literal, since the partial indexes of open reports are used for this condition only. */
const OPEN = sql<SqlBool>`closed_at = 0`;

export function makeReports(database: Database) {
  const { rows, write } = database;
  const found = statements(database);
  const audit = makeAudit(database);
  return {
    /** `known` when the player has an open report of the subject already; `full` when too many are open. */
    add: (report: NewReport, most: ReportLimits): Promise<'added' | 'known' | 'full'> =>
      write(async (tx) => {
        await tx.lock('account', report.reporterId);
        if ((await tx.first(found.known, report)) !== null) return 'known';
        const { ofReporter = 0, ofAll = 0 } = (await tx.first(found.open, report)) ?? {};
        if ((ofReporter ?? 0) >= most.ofReporter || (ofAll ?? 0) >= most.ofAll) return 'full';
        await tx.run(found.add, { ...report, closedAt: 0, closedBy: '', answer: '' });
        return 'added';
      }),
    list: async ({ limit, closed }: ReportFilter): Promise<readonly ReportRow[]> =>
      (await rows(closed ? found.all : found.listOpen, { limit })).map((row) => ({ ...row })),
    /** Closes a report with its line of the audit log; the reason is the answer. `null` without the report. */
    close: (id: string, operation: Operation): Promise<'done' | 'closed' | null> =>
      write(async (tx) => {
        const report = await tx.first(found.find, { id });
        if (report === null) return null;
        const { at, operator, via, reason } = operation;
        const closing = { id, closedAt: at, closedBy: operator === '' ? via : operator, answer: reason };
        if ((await tx.run(found.close, closing)) === 0) return 'closed';
        const subjectName = `${report.about} of ${report.playerName}`;
        const before = `open: ${report.text}`;
        audit.append(tx, operation, {
          act: 'close-report',
          subject: id,
          subjectName,
          before,
          after: 'closed',
        });
        return 'done';
      }),
  };
}

function statements(database: Database) {
  const { build } = database;
  const reports = build
    .selectFrom('report')
    .innerJoin('account as reporter', 'reporter.id', 'report.reporter_id')
    .innerJoin('account as player', 'player.id', 'report.player_id')
    .select(columnsOf('report', COLUMNS))
    .select(['reporter.name as reporterName', 'player.name as playerName']);
  const open = build
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(OPEN);
  return {
    known: statement((given: Given<{ reporterId: string; subject: string }>) =>
      build
        .selectFrom('report')
        .select('id')
        .where('reporter_id', '=', given('reporterId'))
        .where('subject', '=', given('subject'))
        .where(OPEN),
    ),
    open: statement((given: Given<{ reporterId: string }>) =>
      build.selectNoFrom([
        open.where('reporter_id', '=', given('reporterId')).as('ofReporter'),
        open.as('ofAll'),
      ]),
    ),
    add: tableOf(database, 'report').insert(COLUMNS),
    find: statement((given: Given<{ id: string }>) => reports.where('report.id', '=', given('id'))),
    listOpen: statement((given: Given<{ limit: number }>) =>
      reports
        .where(sql<SqlBool>`report.closed_at = 0`)
        .orderBy('report.created_at')
        .orderBy('report.id')
        .limit(given('limit')),
    ),
    all: statement((given: Given<{ limit: number }>) =>
      reports.orderBy('report.created_at', 'desc').orderBy('report.id', 'desc').limit(given('limit')),
    ),
    close: statement((given: Given<{ id: string; closedAt: number; closedBy: string; answer: string }>) =>
      build
        .updateTable('report')
        .set({ closed_at: given('closedAt'), closed_by: given('closedBy'), answer: given('answer') })
        .where('id', '=', given('id'))
        .where(OPEN),
    ),
  };
}
