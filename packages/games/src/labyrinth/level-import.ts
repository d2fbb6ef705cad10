import { type Result, refuse } from '@warren/engine';
import { type LevelFile, type NamedLevel, parseLevelFile } from './level-file.js';

/** What levels of a file are to a list of saved ones. */
export interface LevelImport {
  readonly added: readonly NamedLevel[];
  /** Levels that are saved already: the name in the file, and the name here. */
  readonly known: readonly { readonly name: string; readonly savedAs: string }[];
}

/** Reads a file that a player brings. One that is empty or has no level in it is refused by its name. */
export function readLevelImport(text: string, fileName: string): Result<LevelFile> {
  if (text.trim() === '') return refuse(`"${fileName}" is empty`);
  const file = parseLevelFile(text);
  if (!file.ok) return refuse(`"${fileName}" was not read: ${file.reason}`);
  const { levels, complaints } = file.value;
  const [first] = complaints;
  if (levels.length > 0) return file;
  const because = first === undefined ? '' : `; in line ${first.line} ${first.reason}`;
  return refuse(`"${fileName}" has no level of Labyrinth in it${because}`);
}

/** Tells new levels from those that are saved already, whatever their names are. */
export function sortImport(
  saved: readonly Pick<NamedLevel, 'name' | 'line'>[],
  found: readonly NamedLevel[],
): LevelImport {
  const names = new Map(saved.map(({ name, line }) => [line, name]));
  const added: NamedLevel[] = [];
  const known: { name: string; savedAs: string }[] = [];
  for (const level of found) {
    const savedAs = names.get(level.line);
    if (savedAs !== undefined) known.push({ name: level.name, savedAs });
    else added.push(level);
    names.set(level.line, savedAs ?? level.name);
  }
  return { added, known };
}

/** So many names are said. */
const MOST_NAMES = 3;

/** What an import came to, in words. A level that is known under another name keeps it. */
export function sayImport({ added, known }: LevelImport): string {
  const fresh = added.length === 1 ? '1 new level was saved.' : `${added.length} new levels were saved.`;
  if (known.length === 0) return fresh;
  const already = known.length === 1 ? '1 is saved already' : `${known.length} are saved already`;
  const renamed = known
    .filter(({ name, savedAs }) => name !== '' && savedAs !== '' && name !== savedAs)
    .slice(0, MOST_NAMES)
    .map(({ name, savedAs }) => `"${name}" is your "${savedAs}"`);
  return `${fresh} ${already}${renamed.length === 0 ? '' : `: ${renamed.join(', ')}`}.`;
}
