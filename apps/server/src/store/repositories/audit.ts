import { type SqlBool, sql } from 'kysely';
import type { RowOf } from '../columns.js';
import type { Database, Transaction } from '../database.js';
import { type Given, statement } from '../statement.js';
import { tableOf } from '../table.js';

const COLUMNS = [
  ...(['at', 'operator', 'via', 'act', 'subject', 'subject_name', 'reason', 'before', 'after'] as const),
];

type NewAuditRow = RowOf<'audit', (typeof COLUMNS)[number]>;

/** A line of the audit log. */
export interface AuditRow extends NewAuditRow {
  readonly number: number;
}

/** Who acts, from where, when and why. */
export type Operation = Pick<NewAuditRow, 'at' | 'operator' | 'via' | 'reason'>;

/** What was done to what. */
type Deed = Pick<NewAuditRow, 'act' | 'subject' | 'subjectName' | 'before' | 'after'>;

/** Which lines of the log are meant: the newest, before a line, about a subject. */
export interface AuditFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly subject?: string | undefined;
}

/** What was there before and after is told in short. */
const LONGEST = 300;

export type Audit = ReturnType<typeof makeAudit>;

/** The log of what operators did. Lines are added in the transaction of the act, and never change. */
export function makeAudit(database: Database) {
  const { rows } = database;
  const found = statements(database);
  return {
    append(tx: Transaction, operation: Operation, deed: Deed): void {
      const { at, operator, via, reason } = operation;
      const { before, after } = deed;
      tx.send(found.append, {
        ...{ ...deed, at, operator, via, reason },
        ...{ before: before.slice(0, LONGEST), after: after.slice(0, LONGEST) },
      });
    },
    /** The newest lines first. */
    list: async ({
      limit,
      before = Number.MAX_SAFE_INTEGER,
      subject,
    }: AuditFilter): Promise<readonly AuditRow[]> =>
      (subject === undefined
        ? await rows(found.list, { limit, before })
        : await rows(found.ofSubject, { limit, before, subject })
      ).map((row) => ({ ...row })),
  };
}

function statements(database: Database) {
  const list = (given: Given<{ limit: number; before: number }>) =>
    database.build
      .selectFrom('audit')
      .select(['number', 'at', 'operator', 'via', 'act', 'subject', 'subject_name as subjectName'])
      .select(['reason', 'before', 'after'])
      .where(sql<SqlBool>`number < ${given('before')}`)
      .orderBy('number', 'desc')
      .limit(given('limit'));
  return {
    append: tableOf(database, 'audit').insert(COLUMNS),
    list: statement(list),
    ofSubject: statement((given: Given<{ limit: number; before: number; subject: string }>) =>
      list(given).where('subject', '=', given('subject')),
    ),
  };
}
