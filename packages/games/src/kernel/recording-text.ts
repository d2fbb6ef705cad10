import { makeBase64url, parseBase64url, type Result, refuse } from '@warren/engine';
import { RECORDING_LIMITS, type Recording } from './recording.js';
import { makeRecordingBytes, parseRecordingBytes } from './recording-bytes.js';

const PREFIX = 'r1-';
/** Six bits a character, and the prefix. */
const LONGEST = Math.ceil((RECORDING_LIMITS.bytes * 8) / 6) + PREFIX.length;

/** A recording in one URL-safe word. */
export function makeRecordingText(recording: Recording): string {
  return PREFIX + makeBase64url(makeRecordingBytes(recording));
}

/** Reads what `makeRecordingText` writes and nothing else. */
export function parseRecordingText(text: string): Result<Recording> {
  if (text.length > LONGEST) return refuse(`the recording is larger than ${RECORDING_LIMITS.bytes} bytes`);
  if (!text.startsWith(PREFIX)) return refuse(`this is no recording of Warren: those begin with "${PREFIX}"`);
  const bytes = parseBase64url(text, PREFIX.length);
  return bytes.ok ? parseRecordingBytes(bytes.value) : bytes;
}
