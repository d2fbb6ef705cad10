import { homedir } from 'node:os';
import { join } from 'node:path';
import { askText } from './ask-text.js';
import type { Stage } from './stage.js';

const LONGEST_PATH = 400;

/** Asks for the name of a file; `null` when there is none. A tilde is the home folder, as in a shell. */
export async function askPath(
  { stage }: { readonly stage: Stage },
  { title, line }: { readonly title: string; readonly line: string },
): Promise<string | null> {
  const given = (await askText(stage, { title, lines: [line], longest: LONGEST_PATH }))?.trim() ?? '';
  if (given === '') return null;
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : given;
}
