import { worldTitle } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import { makeWorldText } from '@warren/games/cave';
import { fileName, saveFile } from '../../../lib/files.js';
import type { KeptWorld } from './kept-world.js';

const ENDING = '.warren-world';
/** What a browser offers when somebody looks for the file of a world. */
export const WORLD_FILES = `${ENDING},.json,.txt,application/json,text/plain`;
const MOST_BYTES = 48_000_000;

/** Hands a world to the browser as a file; the name of the file. What is damaged goes out as it is. */
export function saveWorldFile({ text, beside, world, trouble }: KeptWorld): string {
  const isSound = world !== null && trouble === null;
  const name = `${fileName(worldTitle(text), 'world')}${isSound ? '' : '-damaged'}${ENDING}`;
  const content = isSound ? makeWorldText(world) : [text, beside].filter((part) => part !== '').join('\n');
  saveFile({ content: `${content}\n`, name, type: 'application/json' });
  return name;
}

/** The text of a file somebody chose. */
export async function readWorldFile(file: Blob): Promise<Result<string>> {
  if (file.size > MOST_BYTES) return refuse('the file is too large for a world');
  try {
    return accept(await file.text());
  } catch {
    return refuse('the file could not be read');
  }
}
