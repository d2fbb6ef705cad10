import {
  accept,
  type ByteReader,
  byteReader,
  crc24,
  makeBase64url,
  makeUtf8,
  parseBase64url,
  parseUtf8,
  type Result,
  refuse,
  writeVarint,
} from '@warren/engine';
import type { Plain } from './plain.js';
import { checkpointCount, RECORDING_LIMITS, type Recording } from './recording.js';

/** The version of the byte layout; never used again for another one. */
const FORMAT = 1;
const MAGIC = makeUtf8('WREC');
const TEXT_PREFIX = 'r1-';
const CHECK_BYTES = 3;
const LIMITS = RECORDING_LIMITS;

/** A recording as bytes: header, actions as delta-coded varints, checkpoints, checksum. */
export function makeRecordingBytes(recording: Recording): Uint8Array {
  const bytes = [...MAGIC, FORMAT];
  writeText(bytes, recording.game);
  writeVarint(bytes, recording.rules);
  writeText(bytes, JSON.stringify(recording.settings));
  writeText(bytes, recording.seed);
  writeVarint(bytes, recording.ticks);
  writeVarint(bytes, recording.actions.length / 2);
  let last = 0;
  for (let i = 0; i < recording.actions.length; i += 2) {
    writeVarint(bytes, recording.actions[i] - last);
    writeVarint(bytes, recording.actions[i + 1]);
    last = recording.actions[i];
  }
  for (const hash of recording.checkpoints)
    bytes.push(hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24);
  const check = crc24(bytes);
  bytes.push(check >>> 16, (check >>> 8) & 255, check & 255);
  return Uint8Array.from(bytes);
}

/** Reads a recording, checking every claim and limit before anything is made of it. */
export function parseRecordingBytes(bytes: Uint8Array): Result<Recording> {
  if (bytes.length > LIMITS.bytes) return refuse(`the recording is larger than ${LIMITS.bytes} bytes`);
  if (bytes.length < MAGIC.length + 1 + CHECK_BYTES || MAGIC.some((byte, i) => bytes[i] !== byte)) {
    return refuse('this is no recording of Warren');
  }
  if (bytes[MAGIC.length] !== FORMAT) {
    return refuse(`the recording has format ${bytes[MAGIC.length]}; this Warren reads format ${FORMAT}`);
  }
  const end = bytes.length - CHECK_BYTES;
  const check = (bytes[end] << 16) | (bytes[end + 1] << 8) | bytes[end + 2];
  if (crc24(bytes.subarray(0, end)) !== check)
    return refuse('the recording is damaged: its checksum is wrong');
  return readBody(byteReader(bytes.subarray(MAGIC.length + 1, end)));
}

/** The same in one URL-safe word. */
export function makeRecordingText(recording: Recording): string {
  return TEXT_PREFIX + makeBase64url(makeRecordingBytes(recording));
}

export function parseRecordingText(text: string): Result<Recording> {
  if (text.length > LIMITS.bytes * 2) return refuse(`the recording is larger than ${LIMITS.bytes} bytes`);
  if (!text.startsWith(TEXT_PREFIX)) return refuse(`this is no recording: those begin with "${TEXT_PREFIX}"`);
  const bytes = parseBase64url(text, TEXT_PREFIX.length);
  return bytes.ok ? parseRecordingBytes(bytes.value) : bytes;
}

function writeText(bytes: number[], text: string): void {
  const utf8 = makeUtf8(text);
  writeVarint(bytes, utf8.length);
  for (const byte of utf8) bytes.push(byte);
}

function readText(reader: ByteReader, limit: number): Result<string> {
  const length = reader.varint();
  if (length > limit)
    return refuse(`the recording holds a text of ${length} bytes, at most ${limit} are allowed`);
  return parseUtf8(reader.take(length));
}

function readBody(reader: ByteReader): Result<Recording> {
  const game = readText(reader, 64);
  if (!game.ok) return game;
  const rules = reader.varint();
  const settings = readSettingsText(reader);
  if (!settings.ok) return settings;
  const seed = readText(reader, LIMITS.seedBytes);
  if (!seed.ok) return seed;
  const ticks = reader.varint();
  if (ticks > LIMITS.ticks)
    return refuse(`the recording has ${ticks} ticks, at most ${LIMITS.ticks} are allowed`);
  const actions = readActions(reader, ticks);
  if (!actions.ok) return actions;
  const tail = reader.rest();
  if (reader.broken()) return refuse('the recording is cut off');
  if (tail.length !== checkpointCount(ticks) * 4)
    return refuse('the recording has not the checkpoints of its length');
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

function readSettingsText(reader: ByteReader): Result<Plain> {
  const text = readText(reader, LIMITS.settingsBytes);
  if (!text.ok) return text;
  try {
    return accept(JSON.parse(text.value) as Plain);
  } catch {
    return refuse('the settings of the recording are not JSON');
  }
}

function readActions(reader: ByteReader, ticks: number): Result<number[]> {
  const count = reader.varint();
  if (count > LIMITS.actions)
    return refuse(`the recording has ${count} actions, at most ${LIMITS.actions} are allowed`);
  const actions: number[] = [];
  let tick = 0;
  let inThisTick = 0;
  for (let i = 0; i < count; i++) {
    const wait = reader.varint();
    const action = reader.varint();
    if (reader.broken()) return refuse('the recording is cut off');
    tick += wait;
    inThisTick = wait === 0 ? inThisTick + 1 : 1;
    if (tick >= ticks) return refuse('the recording has an action after its last tick');
    if (inThisTick > LIMITS.actionsPerTick) return refuse('the recording has too many actions in one tick');
    actions.push(tick, action);
  }
  return accept(actions);
}

function readCheckpoints(bytes: Uint8Array): number[] {
  const hashes: number[] = [];
  for (let i = 0; i < bytes.length; i += 4) {
    hashes.push((bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16) | (bytes[i + 3] << 24)) >>> 0);
  }
  return hashes;
}
