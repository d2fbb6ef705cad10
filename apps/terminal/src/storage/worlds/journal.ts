import { crc32 } from 'node:zlib';
import { accept, type Result, refuse } from '@warren/engine';
import { cave, makeWorldText, type World } from '@warren/games/cave';
import { summaryOf, type WorldSummary } from './listing.js';

/** The kinds of journal records, by their first byte. Zero is no kind: unwritten bytes are zero. */
export const RECORD = { head: 0x48, snapshot: 0x53, move: 0x4d } as const;

interface JournalRecord {
  readonly kind: (typeof RECORD)[keyof typeof RECORD];
  readonly payload: Uint8Array;
}

/**
 * Kind (1 byte), length of the payload (4), checksum of these (4), payload, checksum of everything (4). The length has
 * its own checksum, so that a record that was cut off differs from one with a damaged length.
 */
const HEADER = 9;
const CHECKSUM = 4;
const KINDS: ReadonlySet<number> = new Set(Object.values(RECORD));

/** Writes a record. */
export function makeRecord({ kind, payload }: JournalRecord): Uint8Array {
  const bytes = Buffer.alloc(HEADER + payload.length + CHECKSUM);
  bytes[0] = kind;
  bytes.writeUInt32LE(payload.length, 1);
  const check = crc32(bytes.subarray(0, 5));
  bytes.writeUInt32LE(check, 5);
  bytes.set(payload, HEADER);
  bytes.writeUInt32LE(crc32(payload, check), HEADER + payload.length);
  return bytes;
}

/**
 * A record of a file: whole, `torn` when it is the last one and was never completed, `spoilt` otherwise. After a power
 * cut the end of a file may hold zeros; such a record is torn as well.
 */
function readRecord(bytes: Buffer, at: number) {
  const tornIfEmpty = (from: number): 'torn' | 'spoilt' =>
    bytes.subarray(from).every((byte) => byte === 0) ? 'torn' : 'spoilt';
  if (bytes.length - at < HEADER) return 'torn' as const;
  const check = crc32(bytes.subarray(at, at + 5));
  if (!KINDS.has(bytes[at]) || bytes.readUInt32LE(at + 5) !== check) return tornIfEmpty(at + HEADER - 1);
  const sum = at + HEADER + bytes.readUInt32LE(at + 1);
  if (sum + CHECKSUM > bytes.length) return 'torn' as const;
  const payload = bytes.subarray(at + HEADER, sum);
  if (bytes.readUInt32LE(sum) !== crc32(payload, check)) {
    // With zeros after the record, a part of its checksum may be there.
    return tornIfEmpty(sum + CHECKSUM < bytes.length ? sum + CHECKSUM - 1 : sum);
  }
  return { kind: bytes[at], payload, /** Where the next one begins. */ end: sum + CHECKSUM };
}

/** One tick as it was played. */
export interface Move {
  /** The ticks of all chapters before it. */
  readonly turn: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly actions: readonly number[];
}

/** The head of a journal. Newer versions keep its form, so that older ones leave their files alone. */
export interface JournalHead {
  readonly version: number;
  /** The rules of Cave the moves were made by. */
  readonly rules: number;
  /** The world at the start of this journal, for lists. */
  readonly summary: WorldSummary;
}

/** The valid part of a journal. */
export interface Journal {
  readonly head: JournalHead | null;
  /** The world at the start of the moves: its text with the log of the chapter, and its turn. */
  readonly snapshot: { readonly turn: number; readonly text: string } | null;
  readonly moves: readonly Move[];
  /** Where the next record goes: the bytes after it are an incomplete record. */
  readonly length: number;
  /** Why the rest is not valid; `null` when all of it is. */
  readonly flaw: string | null;
}

const MAGIC = Buffer.from('warren-journal\n');
const VERSION = 1;
const NUMBER = 6;
const LARGEST_NUMBER = 2 ** 48 - 1;

/** A journal that begins with the world as it is. */
export function makeJournal(world: World, turn: number): Uint8Array {
  const head: JournalHead = { version: VERSION, rules: cave.rules, summary: summaryOf(world) };
  const number = Buffer.alloc(NUMBER);
  number.writeUIntLE(turn, 0, NUMBER);
  return Buffer.concat([
    MAGIC,
    makeRecord({ kind: RECORD.head, payload: Buffer.from(JSON.stringify(head)) }),
    makeRecord({
      kind: RECORD.snapshot,
      payload: Buffer.concat([number, Buffer.from(makeWorldText(world))]),
    }),
  ]);
}

/** The record of a move. */
export function makeMove({ turn, time, actions }: Move): Uint8Array {
  const payload = Buffer.alloc(2 * NUMBER + actions.length);
  payload.writeUIntLE(turn, 0, NUMBER);
  payload.writeUIntLE(Math.min(Math.max(0, Math.floor(time)), LARGEST_NUMBER), NUMBER, NUMBER);
  payload.set(actions, 2 * NUMBER);
  return makeRecord({ kind: RECORD.move, payload });
}

/** The move of a record; `null` for another record. */
function readMove(kind: number, payload: Buffer): Move | null {
  if (kind !== RECORD.move || payload.length < 2 * NUMBER) return null;
  const [turn, time] = [payload.readUIntLE(0, NUMBER), payload.readUIntLE(NUMBER, NUMBER)];
  return { turn, time, actions: [...payload.subarray(2 * NUMBER)] };
}

/** Whether a newer version wrote the journal: it is left alone and not called damaged. */
export function isNewer({ version, rules }: JournalHead): boolean {
  return version > VERSION || rules > cave.rules;
}

/** Reads the valid part of a journal. Records after a flaw are only read when the snapshot is lost. */
export function readJournal(bytes: Buffer): Journal {
  const nothing = { head: null, snapshot: null, moves: [], length: 0 };
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) {
    const flaw = bytes.length === 0 ? 'its journal is empty' : 'its journal does not begin as journals do';
    return { ...nothing, flaw, moves: laterMoves(bytes, 0) };
  }
  const head = readPart(bytes, MAGIC.length, RECORD.head, parseHead);
  if (!head.ok) return { ...nothing, flaw: head.reason, moves: laterMoves(bytes, MAGIC.length) };
  // The rest may have any form then.
  if (isNewer(head.value.part)) return { ...nothing, head: head.value.part, flaw: null };
  const snapshot = readPart(bytes, head.value.end, RECORD.snapshot, parseSnapshot);
  const known = { ...nothing, head: head.value.part };
  if (!snapshot.ok) return { ...known, flaw: snapshot.reason, moves: laterMoves(bytes, head.value.end) };
  return { ...known, snapshot: snapshot.value.part, ...readMoves(bytes, snapshot.value.end) };
}

function readPart<T>(
  bytes: Buffer,
  at: number,
  kind: number,
  parse: (payload: Buffer) => T | null,
): Result<{ readonly part: T; readonly end: number }> {
  const read = readRecord(bytes, at);
  if (read === 'torn') return refuse('its journal ends too early');
  if (read === 'spoilt') return refuse(spoiltAt(at));
  const part = read.kind === kind ? parse(read.payload) : null;
  return part === null
    ? refuse(`its journal is out of order at byte ${at}`)
    : accept({ part, end: read.end });
}

function spoiltAt(at: number): string {
  return `its journal was changed at byte ${at} or soon after`;
}

/** The moves from a byte on. */
function readMoves(bytes: Buffer, from: number): Pick<Journal, 'moves' | 'length' | 'flaw'> {
  const moves: Move[] = [];
  let length = from;
  while (length < bytes.length) {
    const read = readRecord(bytes, length);
    if (read === 'torn') break;
    if (read === 'spoilt') return { moves, length, flaw: spoiltAt(length) };
    const move = readMove(read.kind, read.payload);
    const isNext = move !== null && (moves.length === 0 || move.turn === moves[moves.length - 1].turn + 1);
    if (!isNext) return { moves, length, flaw: `its journal is out of order at byte ${length}` };
    moves.push(move);
    length = read.end;
  }
  return { moves, length, flaw: null };
}

/** The moves after a damaged beginning, wherever they start. */
function laterMoves(bytes: Buffer, from: number): readonly Move[] {
  for (let at = bytes.indexOf(RECORD.move, from); at >= 0; at = bytes.indexOf(RECORD.move, at + 1)) {
    const read = readRecord(bytes, at);
    if (typeof read !== 'string' && readMove(read.kind, read.payload) !== null)
      return readMoves(bytes, at).moves;
  }
  return [];
}

function parseHead(payload: Buffer): JournalHead | null {
  try {
    const head = JSON.parse(payload.toString()) as JournalHead;
    return typeof head?.version === 'number' && typeof head.rules === 'number' ? head : null;
  } catch {
    return null;
  }
}

function parseSnapshot(payload: Buffer): Journal['snapshot'] {
  if (payload.length < NUMBER) return null;
  return { turn: payload.readUIntLE(0, NUMBER), text: payload.toString('utf8', NUMBER) };
}
