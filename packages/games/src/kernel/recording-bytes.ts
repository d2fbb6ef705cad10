import { accept, type Result, refuse } from '@warren/engine';
import { type ByteReader, byteReader, crc24, makeUtf8, parseUtf8, writeVarint } from '@warren/engine/codes';
import { isPlain, type Plain } from './plain.js';
import { checkpointCount, RECORDING_LIMITS, type Recording, recordingFlaw } from './recording.js';
import { writeLog } from './run-log.js';

/** The version of the byte layout; never used again for another one. */
const FORMAT = 1;
const MAGIC = makeUtf8('WREC');
const CHECK_BYTES = 3;
const HASH_BYTES = 4;
const LONGEST_ID = 64;
/** UTF-8 takes at most three bytes for a UTF-16 code unit. */
const SEED_BYTES = 3 * RECORDING_LIMITS.seed;

/** A recording as bytes: header, actions as delta-coded varints, checkpoints, checksum. */
export function makeRecordingBytes(recording: Recording): Uint8Array {
  const { game, rules, settings, seed, ticks, actions, checkpoints } = recording;
  const bytes = [...MAGIC, FORMAT];
  writeText(bytes, game);
  writeVarint(bytes, rules);
  writeText(bytes, JSON.stringify(settings));
  writeText(bytes, seed);
  writeVarint(bytes, ticks);
  writeVarint(bytes, actions.length / 2);
  writeLog(bytes, actions);
  for (const hash of checkpoints) {
    for (let shift = 0; shift < 32; shift += 8) bytes.push((hash >>> shift) & 255);
  }
  const check = crc24(bytes);
  bytes.push(check >>> 16, (check >>> 8) & 255, check & 255);
  // The constructor copies an array; `from` would walk through an iterator.
  return new Uint8Array(bytes);
}

/** Reads what `makeRecordingBytes` writes and nothing else, checking every claim before anything is made of it. */
export function parseRecordingBytes(bytes: Uint8Array): Result<Recording> {
  if (bytes.length > RECORDING_LIMITS.bytes) {
    return refuse(`the recording is larger than ${RECORDING_LIMITS.bytes} bytes`);
  }
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) return refuse('this is no recording of Warren');
  const end = bytes.length - CHECK_BYTES;
  if (end <= MAGIC.length) return refuse('the recording is cut off');
  const format = bytes[MAGIC.length];
  if (format !== FORMAT)
    return refuse(`the recording has format ${format}; this Warren reads format ${FORMAT}`);
  const check = (bytes[end] << 16) | (bytes[end + 1] << 8) | bytes[end + 2];
  if (crc24(bytes.subarray(0, end)) !== check)
    return refuse('the recording is damaged: its checksum is wrong');
  const recording = readBody(byteReader(bytes.subarray(MAGIC.length + 1, end)));
  if (!recording.ok) return recording;
  const reason = recordingFlaw(recording.value) ?? detour(bytes, recording.value);
  return reason === null ? recording : refuse(reason);
}

/** Numbers and settings can be written in roundabout ways; a run has one recording only. */
function detour(bytes: Uint8Array, recording: Recording): string | null {
  const straight = makeRecordingBytes(recording);
  const amiss = 'the recording is not written the way Warren writes them';
  if (straight.length !== bytes.length) return amiss;
  for (let i = 0; i < bytes.length; i++) if (straight[i] !== bytes[i]) return amiss;
  return null;
}

function writeText(bytes: number[], text: string): void {
  const utf8 = makeUtf8(text);
  writeVarint(bytes, utf8.length);
  for (const byte of utf8) bytes.push(byte);
}

function readText(reader: ByteReader, limit: number): Result<string> {
  const length = reader.varint();
  if (length > limit) {
    return refuse(`the recording holds a text of ${length} bytes where at most ${limit} are allowed`);
  }
  return parseUtf8(reader.take(length));
}

function readBody(reader: ByteReader): Result<Recording> {
  const game = readText(reader, LONGEST_ID);
  if (!game.ok) return game;
  const rules = reader.varint();
  const settings = readSettings(reader);
  if (!settings.ok) return settings;
  const seed = readText(reader, SEED_BYTES);
  if (!seed.ok) return seed;
  const ticks = reader.varint();
  const actions = readActions(reader);
  if (!actions.ok) return actions;
  const tail = reader.rest();
  if (reader.broken()) return refuse('the recording is cut off');
  if (tail.length !== checkpointCount(ticks) * HASH_BYTES) {
    return refuse(`a recording of ${ticks} ticks does not end in ${tail.length} bytes of checkpoints`);
  }
  return accept({
    game: game.value,
    rules,
    settings: settings.value,
    seed: seed.value,
    ticks,
    actions: actions.value,
    checkpoints: readCheckpoints(tail),
  });
}

function readSettings(reader: ByteReader): Result<Plain> {
  const text = readText(reader, RECORDING_LIMITS.settingsBytes);
  if (!text.ok) return text;
  try {
    const settings: unknown = JSON.parse(text.value);
    if (isPlain(settings)) return accept(settings);
  } catch {
    // What JSON can't read is refused like what it reads but should not.
  }
  return refuse('the settings of the recording are not plain JSON');
}

function readActions(reader: ByteReader): Result<number[]> {
  const count = reader.varint();
  if (count > RECORDING_LIMITS.actions) {
    return refuse(`the recording has ${count} actions, at most ${RECORDING_LIMITS.actions} are allowed`);
  }
  const actions: number[] = [];
  let tick = 0;
  for (let i = 0; i < count && !reader.broken(); i++) {
    tick += reader.varint();
    actions.push(tick, reader.varint());
  }
  return reader.broken() ? refuse('the recording is cut off') : accept(actions);
}

function readCheckpoints(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, i) => view.getUint32(i * HASH_BYTES, true));
}
