import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cave } from '../src/cave/game.js';
import { classic } from '../src/classic/game.js';
import type { AnyGame } from '../src/kernel/game.js';
import { labyrinth } from '../src/labyrinth/game.js';
import { lostCause } from '../src/lost-cause/game.js';
import { treasureRush } from '../src/treasure-rush/game.js';

interface Rulebook {
  readonly game: AnyGame;
  /** What the numbers of its rules begin with. */
  readonly letters: string;
  /** Fewer rules than this would be a document that was not read. */
  readonly least: number;
}

/** Every game with its rules, whether or not it is on the list of games yet. */
const RULEBOOKS: readonly Rulebook[] = [
  { game: lostCause, letters: 'LC', least: 47 },
  { game: treasureRush, letters: 'TR', least: 26 },
  { game: classic, letters: 'CL', least: 21 },
  { game: cave, letters: 'CV', least: 31 },
  { game: labyrinth, letters: 'LB', least: 26 },
];

const numbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

function testsOf(game: AnyGame): string {
  const folder = new URL(`./${game.id}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

describe.each(RULEBOOKS)('the rules of $game.title', ({ game, letters, least }) => {
  const document = readFileSync(new URL(`../../../docs/rules/${game.id}.md`, import.meta.url), 'utf8');

  test('are numbered in a row, and every one is named by a test', () => {
    const written = numbers(document, new RegExp(`^\\* \\*\\*${letters}-(\\d+)\\*\\*`, 'gm'));
    expect(written).toEqual(written.map((_, i) => i + 1));
    expect(written.length).toBeGreaterThanOrEqual(least);
    const tested = new Set(numbers(testsOf(game), new RegExp(`${letters}-(\\d+)`, 'g')));
    expect([...tested].sort((a, b) => a - b)).toEqual(written);
  });

  test('in the document are those in force', () => {
    expect(document).toContain(`\nRules ${game.rules}. `);
  });
});
