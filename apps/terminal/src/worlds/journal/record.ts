import { crc32 } from './crc32.js';

/** What a record of a journal is, by the letter it begins with. Zero is none: that is what unwritten places hold. */
export const RECORD = { head: 0x48, snapshot: 0x53, move: 0x4d } as const;
export type RecordKind = (typeof RECORD)[keyof typeof RECORD];

export interface JournalRecord {
  readonly kind: RecordKind;
  readonly payload: Uint8Array;
}

/**
 * Kind (1 byte), length of the payload (4), checksum of these (4), payload, checksum of everything (4). The length has
 * a checksum of its own so that a record that was cut off is not taken for one whose length was spoilt.
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

export interface ReadRecord {
  readonly record: JournalRecord;
  /** Where the next one begins. */
  readonly end: number;
}

/**
 * A record of a file: whole, `torn` when it is the last and was never written to its end, `spoilt` otherwise. A file
 * that had grown when the power went away holds zeros where nothing was written yet; those are torn as well.
 */
export function readRecord(bytes: Buffer, at: number): ReadRecord | 'torn' | 'spoilt' {
  const tornIfEmpty = (from: number) =>
    bytes.subarray(from).every((byte) => byte === 0) ? 'torn' : 'spoilt';
  if (bytes.length - at < HEADER) return 'torn';
  const check = crc32(bytes.subarray(at, at + 5));
  if (!KINDS.has(bytes[at]) || bytes.readUInt32LE(at + 5) !== check) return tornIfEmpty(at + HEADER - 1);
  const sum = at + HEADER + bytes.readUInt32LE(at + 1);
  if (sum + CHECKSUM > bytes.length) return 'torn';
  const payload = bytes.subarray(at + HEADER, sum);
  if (bytes.readUInt32LE(sum) !== crc32(payload, check)) {
    // With zeros behind the record, a part of its checksum may be there.
    return tornIfEmpty(sum + CHECKSUM < bytes.length ? sum + CHECKSUM - 1 : sum);
  }
  return { record: { kind: bytes[at] as RecordKind, payload }, end: sum + CHECKSUM };
}
