import { accept, type Result, refuse } from '@warren/engine';

/** In characters; a list on a small screen shows about half of it. */
export const LONGEST_WORLD_NAME = 60;

/** Checks a name for a world: not empty and not taken, whatever its capitals. Suggests a free name. */
export function readWorldName(input: string, taken: readonly string[]): Result<string> {
  const name = input.replace(/\s+/gu, ' ').trim();
  if (name === '') return refuse('a world needs a name');
  if ([...name].length > LONGEST_WORLD_NAME) {
    return refuse(`a name has at most ${LONGEST_WORLD_NAME} characters`);
  }
  const others = new Set(taken.map(folded));
  if (!others.has(folded(name))) return accept(name);
  return refuse(`there is a world called “${name}” already; “${freeName(name, others)}” is free`);
}

/** The name, with the lowest number that makes it free. */
export function freeWorldName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded));
  return others.has(folded(name)) ? freeName(name, others) : name;
}

function freeName(name: string, others: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const stem = [...name].slice(0, LONGEST_WORLD_NAME - ending.length).join('');
    if (!others.has(folded(stem + ending))) return stem + ending;
  }
}

function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
