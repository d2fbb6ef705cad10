/** A record of a CSV text with the line it begins in, from 1. */
export interface CsvRecord {
  readonly line: number;
  /** `null` when its quotes are not as they should be. */
  readonly fields: readonly string[] | null;
}

const PLAIN = /[^",\r\n]*/y;
const LINE_END = /\r\n|\r|\n/g;

/** The records of a CSV text. A line with a wrong quote is given as broken, and the next one is tried. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { fields, end } = recordAt(text, at);
    yield { line, fields };
    line += text.slice(at, end).match(LINE_END)?.length ?? 0;
    at = end;
  }
}

/** The record at a place, and where the next one begins. */
function recordAt(text: string, from: number): { fields: string[] | null; end: number } {
  const fields: string[] = [];
  for (let at = from; ; at++) {
    const end = text[at] === '"' ? endOfQuoted(text, at) : endOfPlain(text, at);
    const isAmiss = end < 0 || (end < text.length && !',\r\n'.includes(text[end]));
    if (isAmiss) return { fields: null, end: lineAfter(text, from) };
    const field = text.slice(at, end);
    fields.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (text[end] !== ',') return { fields, end: end === text.length ? end : lineAfter(text, end) };
    at = end;
  }
}

/** Where a field that begins with a quote ends; -1 when it never does. Two quotes inside stand for one. */
function endOfQuoted(text: string, from: number): number {
  for (let at = from + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return -1;
    if (text[at + 1] !== '"') return at + 1;
  }
}

function endOfPlain(text: string, from: number): number {
  const plain = new RegExp(PLAIN);
  plain.lastIndex = from;
  plain.exec(text);
  return plain.lastIndex;
}

function lineAfter(text: string, from: number): number {
  const end = new RegExp(LINE_END);
  end.lastIndex = from;
  return end.exec(text) === null ? text.length : end.lastIndex;
}
