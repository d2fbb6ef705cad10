import type { Result } from '@warren/engine';
import { parseRecordingBytes, parseRecordingText, RECORDING_LIMITS, type Recording } from '@warren/games';
import { FileError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';
import type { Io } from '../cli/io.js';

/** Text takes a third more than bytes, and may end in a line break. */
const LONGEST_TEXT = Math.ceil((RECORDING_LIMITS.bytes * 4) / 3) + 16;

/** Reads a recording from a file in its binary or its text form. */
export async function readRecordingFile(path: string): Promise<Result<Recording>> {
  const bytes = await readWhole(path, LONGEST_TEXT);
  if (bytes[0] !== 'r'.charCodeAt(0)) return parseRecordingBytes(bytes);
  return parseRecordingText(new TextDecoder().decode(bytes).replace(/\r?\n$/, ''));
}

/**
 * The recordings of an operand: for `-` those on standard input, one a line in text form, else the one in the file.
 * An unreadable file is a refusal like any other, so that the other operands still count.
 */
export async function* recordingsOf(path: string, io: Io): AsyncIterable<Result<Recording>> {
  if (path === '-') {
    for await (const line of io.lines(LONGEST_TEXT)) yield parseRecordingText(line);
    return;
  }
  try {
    yield await readRecordingFile(path);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    yield { ok: false, reason: error.message };
  }
}
