import { accept, type Result, refuse } from '@warren/engine';
import {
  makeRecordingText,
  parseRecordingBytes,
  parseRecordingText,
  RECORDING_LIMITS,
  type Recording,
} from '@warren/games';
import { fileName, saveFile } from '../../lib/files.js';
import { attempt } from '../../lib/storage.js';

/** Text takes a third more than bytes, and may end in a line break. */
const MOST_BYTES = RECORDING_LIMITS.bytes * 2;
const TEXT_BEGINS = 'r'.charCodeAt(0);

/** How files of recordings end. */
const RECORDING_ENDING = '.warren';
/** The files that a browser offers where the player chooses a recording. */
export const RECORDING_FILES = `${RECORDING_ENDING},.txt,text/plain`;

/** Reads a recording from a file: bytes or text, told apart by the first byte. */
export async function readRecordingFile(file: Blob): Promise<Result<Recording>> {
  if (file.size === 0) return refuse('the file is empty');
  if (file.size > MOST_BYTES)
    return refuse(`the file is larger than ${MOST_BYTES / 1_000_000} MB: no recording is`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes[0] !== TEXT_BEGINS) return parseRecordingBytes(bytes);
    return parseRecordingText(new TextDecoder().decode(bytes).trimEnd());
  } catch {
    return refuse('the file could not be read');
  }
}

/** Hands a recording to the browser as a file; returns its name. */
export function saveRecordingFile(recording: Recording): string {
  const name = `${recording.game}-${fileName(recording.seed, 'run')}-${recording.ticks}${RECORDING_ENDING}`;
  saveFile({ content: `${makeRecordingText(recording)}\n`, name, type: 'text/plain' });
  return name;
}

const STORED = 'warren.last-run';
type LastRunStorage = () => Pick<Storage, 'getItem' | 'setItem'>;
const tabStorage: LastRunStorage = () => sessionStorage;

/** Saves the run just played for the replay page of this tab. False: it is too long. */
export function saveLastRun(recording: Recording, storage: LastRunStorage = tabStorage): boolean {
  return attempt(() => storage().setItem(STORED, makeRecordingText(recording)));
}

/** The run just played in this tab; `null` if there is none. */
export function readLastRun(storage: LastRunStorage = tabStorage): Result<Recording | null> {
  try {
    const text = storage().getItem(STORED);
    return text === null ? accept(null) : parseRecordingText(text);
  } catch {
    return accept(null);
  }
}
