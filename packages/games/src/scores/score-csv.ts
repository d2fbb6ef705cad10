import { accept, type Result, refuse } from '@warren/engine';
import { type CsvRecord, csvRecords } from './csv-records.js';
import { isVisibleName, SCORE_LIMITS, type ScoreRow } from './score-table.js';

const HEADER = ['Score', 'Name', 'Date'];
/** In games of levels a row has one field more. */
const LEVEL_HEADER = [...HEADER, 'Level'];
const LEVEL = /^\d{1,9}$/;
const WHOLE = /^[+-]?\d{1,15}$/;
const BYTE_ORDER_MARK = '\ufeff';

/** What a CSV text came to: its good rows, and the lines that are none, with the reason. */
export interface ScoreCsv {
  readonly rows: readonly ScoreRow[];
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

/** Writes rows below the header `Score,Name,Date`, and `Level` where one has a level. */
export function makeScoreCsv(rows: readonly ScoreRow[]): string {
  const header = rows.some(({ level }) => level !== undefined) ? LEVEL_HEADER : HEADER;
  const lines = rows.map(({ score, name, date, level }) =>
    [String(score), defused(name), date, String(level ?? '')].slice(0, header.length),
  );
  return [header, ...lines].map((fields) => `${fields.map(quoted).join(',')}\n`).join('');
}

/** Reads a CSV text. A wrong line is refused by itself; a wrong header or too much text refuses the whole. */
export function parseScoreCsv(text: string): Result<ScoreCsv> {
  if (text.length > SCORE_LIMITS.text) {
    return refuse(`the text is longer than ${SCORE_LIMITS.text} characters`);
  }
  const records = csvRecords(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  const first = records.next();
  const header = first.done === true ? undefined : headerOf(first.value);
  if (header === undefined) return refuse(`the first line must be ${HEADER.join(',')}`);
  const rows: ScoreRow[] = [];
  const refused: { line: number; reason: string }[] = [];
  for (const record of records) {
    if (isEmpty(record)) continue;
    if (rows.length + refused.length === SCORE_LIMITS.rows) {
      return refuse(`there are more than ${SCORE_LIMITS.rows} rows`);
    }
    const row = readRow(record, header.length);
    if (row.ok) rows.push(row.value);
    else refused.push({ line: record.line, reason: row.reason });
  }
  return accept({ rows, refused });
}

function headerOf({ fields }: CsvRecord): readonly string[] | undefined {
  return [HEADER, LEVEL_HEADER].find(
    (header) => fields?.length === header.length && header.every((title, i) => fields[i].trim() === title),
  );
}

function isEmpty({ fields }: CsvRecord): boolean {
  return fields?.length === 1 && fields[0].trim() === '';
}

function readRow({ fields }: CsvRecord, width: number): Result<ScoreRow> {
  if (fields === null) return refuse('a quote is not closed, or stands inside of a field');
  if (fields.length !== width) return refuse(`there are ${fields.length} fields, not ${width}`);
  const [scoreText, nameText, dateText, levelText = ''] = fields;
  const name = nameText.replace(DEFUSED, '');
  if (!WHOLE.test(scoreText.trim())) return refuse('the score is no whole number');
  if (!isVisibleName(name)) return refuse('the name is empty');
  if (name.length > SCORE_LIMITS.name) {
    return refuse(`the name is longer than ${SCORE_LIMITS.name} characters`);
  }
  const date = readScoreDate(dateText.trim());
  if (date === null) return refuse('the date is not like 2026-11-15 or 2026-11-15T20:30:00Z');
  const level = levelText.trim();
  if (level !== '' && !LEVEL.test(level)) return refuse('the level is no whole number');
  // Adding 0 turns the -0 of "-0" into 0.
  const row = { score: Number(scoreText) + 0, name, date };
  return accept(level === '' ? row : { ...row, level: Number(level) });
}

/** Spreadsheets calculate cells that begin so; a quote before it makes them text again. */
const FORMULA = /^'*[=+\-@\t\r]/;
const DEFUSED = /^'(?='*[=+\-@\t\r])/;

function defused(name: string): string {
  return FORMULA.test(name) ? `'${name}` : name;
}

/** A field that would be read as something else stands in quotes; spaces at its ends would look like none. */
function quoted(field: string): string {
  const needsQuotes = /[",\r\n]|^\s|\s$/.test(field);
  return needsQuotes ? `"${field.replaceAll('"', '""')}"` : field;
}

/** A day, with or without a time, as programs write it; a fraction of a second counts for nothing. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?Z?)?$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A date from anywhere in the form of a `ScoreRow`, or `null` when there is no such day or time. */
export function readScoreDate(text: string): string | null {
  const parts = DATE.exec(text);
  if (parts === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts;
  if (Number(day) < 1 || Number(day) > daysOf(Number(year), Number(month))) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** How many days a month has; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
