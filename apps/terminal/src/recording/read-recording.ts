import type { Result } from '@warren/engine';
import { parseRecordingBytes, parseRecordingText, RECORDING_LIMITS, type Recording } from '@warren/games';
import { readWhole } from '../cli/read-file.js';

/** Text takes a third more than bytes, and may end in a line break. */
const MAX_FILE_BYTES = RECORDING_LIMITS.bytes * 2;

/** Reads a recording from a file, as bytes or as its text form, told apart by how it begins. */
export async function readRecordingFile(path: string): Promise<Result<Recording>> {
  const bytes = await readWhole(path, MAX_FILE_BYTES);
  const isText = bytes[0] === 'r'.charCodeAt(0);
  return isText ? parseRecordingText(new TextDecoder().decode(bytes).trimEnd()) : parseRecordingBytes(bytes);
}
