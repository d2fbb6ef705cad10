import { foldName } from '@warren/engine';
import type { AuditRow } from '../store/repositories/audit.js';
import type { ReportRow } from '../store/repositories/reports.js';
import {
  type Act,
  type ActContext,
  type Acted,
  type ActRequest,
  acted,
  operationOf,
  refusal,
  showMoment,
} from './act.js';

async function listReports({ store }: ActContext, { limit, all }: ActRequest): Promise<Acted> {
  const reports = await store.reports.list({ limit, closed: all });
  const lines = reports.length === 0 ? [all ? 'there are no reports' : 'no report is open'] : [];
  return acted({ reports }, ...lines, ...reports.flatMap(describeReport));
}

function describeReport(report: ReportRow): string[] {
  const { id, about, playerName, playerId, reporterName, runId, text, createdAt } = report;
  const { closedAt, closedBy, answer } = report;
  const closed = closedAt === 0 ? '' : `, closed by ${closedBy} ${showMoment(closedAt)}: ${answer}`;
  return [
    `${id}  ${showMoment(createdAt)}  the ${about} of ${playerName} (id:${playerId}), run ${runId}${closed}`,
    `  ${reporterName} says: ${text}`,
  ];
}

async function closeReport(context: ActContext, request: ActRequest): Promise<Acted> {
  const { subject: report } = request;
  const done = await context.store.reports.close(report, operationOf(context, request));
  if (done === null) return refusal('missing', `there is no report "${report}"`);
  return done === 'done'
    ? acted({ report }, `the report ${report} is closed`)
    : refusal('conflict', `the report ${report} is closed already`);
}

async function listAudit({ store }: ActContext, request: ActRequest): Promise<Acted> {
  const { limit, before, subject: who } = request;
  // What was done to a deleted account is found by its id.
  const subject = who === '' ? undefined : await subjectOf(store, who);
  const lines = await store.administration.audit({ limit, before: before ?? undefined, subject });
  const nothing = lines.length === 0 ? ['nothing was done'] : [];
  return acted({ lines }, ...nothing, ...lines.map(describeLine));
}

async function subjectOf({ accounts }: ActContext['store'], who: string): Promise<string> {
  const [, id] = /^id:(.+)$/.exec(who) ?? [];
  return id ?? (await accounts.findByName(foldName(who)))?.id ?? who;
}

function describeLine(line: AuditRow): string {
  const { number, at, operator, via, act, subject, subjectName, reason, before, after } = line;
  const who = operator === '' ? via : `${operator} (${via})`;
  const change = [before, after].filter((part) => part !== '').join(' -> ');
  const parts = [`${number}`, showMoment(at), who, act, `${subject} (${subjectName})`, change, reason];
  return parts.filter((part) => part !== '').join('  ');
}

/** What players reported, and what operators did. */
export const logActs: readonly Act[] = [
  {
    name: 'reports',
    operands: '',
    summary: 'lists what players reported and nobody has closed',
    takes: ['limit', 'all'],
    needs: [],
    perform: listReports,
  },
  {
    name: 'close-report',
    operands: 'REPORT',
    summary: 'closes a report; the reason says what was done about it',
    takes: ['subject', 'reason'],
    needs: ['subject', 'reason'],
    perform: closeReport,
  },
  {
    name: 'audit',
    operands: '[SUBJECT]',
    summary: 'lists what operators did, the newest first',
    takes: ['subject', 'limit', 'before'],
    needs: [],
    perform: listAudit,
  },
];
