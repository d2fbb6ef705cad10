import { type Result, refuse } from '@warren/engine';
import { makeBase64url, parseBase64url } from '@warren/engine/codes';
import { RECORDING_LIMITS, type Recording } from './recording.js';
import { makeRecordingBytes, parseRecordingBytes } from './recording-bytes.js';

const PREFIX = 'r1-';
/** Six bits a character, and the prefix. */
const LONGEST = Math.ceil((RECORDING_LIMITS.bytes * 8) / 6) + PREFIX.length;

/** A recording in one URL-safe word. */
export function makeRecordingText(recording: Recording): string {
  return wrapRecording(makeRecordingBytes(recording));
}

/** Reads what `makeRecordingText` writes and nothing else. */
export function parseRecordingText(text: string): Result<Recording> {
  const bytes = unwrapRecording(text);
  return bytes.ok ? parseRecordingBytes(bytes.value) : bytes;
}

/** The word for the bytes of a recording, for callers that store bytes. */
export function wrapRecording(bytes: Uint8Array): string {
  return PREFIX + makeBase64url(bytes);
}

/** The bytes within such a word; whether they are a recording is another question. */
export function unwrapRecording(text: string): Result<Uint8Array> {
  if (text.length > LONGEST) return refuse(`the recording is larger than ${RECORDING_LIMITS.bytes} bytes`);
  if (!text.startsWith(PREFIX)) return refuse(`this is no recording of Warren: those begin with "${PREFIX}"`);
  return parseBase64url(text, PREFIX.length);
}
