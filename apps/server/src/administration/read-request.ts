import { readShownText } from '@warren/engine';
import { type Act, type Acted, type ActRequest, type Field, refusal } from './act.js';

const NOTHING: ActRequest = {
  subject: '',
  name: '',
  reason: '',
  until: null,
  limit: 40,
  before: null,
  all: false,
  by: '',
};

const LONGEST_SUBJECT = 700;
const LONGEST_REASON = 200;
const LONGEST_OPERATOR = 60;
const MOST_LINES = 1_000;
const AN_HOUR = 3_600_000;
const HOURS = { h: 1, d: 24 } as const;
const DURATION = /^([1-9]\d{0,4})([hd])$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/;

type Read = Acted<unknown>;
type Reader = (value: unknown, now: number) => Read;

const READERS: Readonly<Record<Field | 'by', Reader>> = {
  subject: text('the subject', LONGEST_SUBJECT),
  name: text('a name', LONGEST_SUBJECT),
  reason: text('a reason', LONGEST_REASON),
  by: text('the name of the operator', LONGEST_OPERATOR),
  until: readUntil,
  limit: wholeNumber('the limit', MOST_LINES),
  before: wholeNumber('before', Number.MAX_SAFE_INTEGER),
  all: (value) =>
    typeof value === 'boolean' ? { ok: true, value } : refusal('usage', 'all must be true or false'),
};

/**
 * Reads what an act is told, as the command and the admin port give it: texts, numbers and switches by name. Whatever
 * the act does not take is refused, since the operator meant something by it.
 */
export function readRequest(
  act: Act,
  given: Readonly<Record<string, unknown>>,
  now: number,
): Acted<ActRequest> {
  const { yes = false, ...fields } = given;
  const request: Record<string, unknown> = { ...NOTHING };
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'by' && !act.takes.includes(name as Field)) {
      return refusal('usage', `${act.name} takes no ${name}`);
    }
    const read = READERS[name as Field](value, now);
    if (!read.ok) return read;
    request[name] = read.value;
  }
  const missing = act.needs.find((field) => fields[field] === undefined);
  if (missing !== undefined) return refusal('usage', `${act.name} needs ${NEEDS[missing] ?? missing}`);
  if (act.warning !== undefined && yes !== true) {
    return refusal('usage', `${act.name} ${act.warning}; say yes to have it done (--yes)`);
  }
  return { ok: true, value: request as unknown as ActRequest };
}

const NEEDS: Partial<Record<Field, string>> = {
  subject: 'what it is about: an account, a run, a board or a report',
  name: 'the new name',
  reason: 'a reason (--reason)',
};

function text(what: string, max: number): Reader {
  return (value) => {
    const read = readShownText(value, { what, min: 1, max });
    return read.ok ? read : refusal('usage', read.reason);
  };
}

function wholeNumber(what: string, most: number): Reader {
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most
      ? { ok: true, value }
      : refusal('usage', `${what} must be a whole number from 1 to ${most}`);
}

/** A moment to come: so many hours or days from now (`12h`, `7d`), or a date in UTC. */
function readUntil(value: unknown, now: number): Read {
  const given = typeof value === 'string' ? value : '';
  const [, count, unit] = DURATION.exec(given) ?? [];
  if (unit !== undefined) {
    return { ok: true, value: now + Number(count) * HOURS[unit as keyof typeof HOURS] * AN_HOUR };
  }
  const moment = DATE.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(moment)) {
    return refusal('usage', 'an end is like 12h, 7d, 2026-12-31 or 2026-12-31T18:00Z');
  }
  return moment > now ? { ok: true, value: moment } : refusal('usage', 'this end has passed already');
}
