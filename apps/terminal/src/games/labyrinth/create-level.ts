import { accept } from '@warren/engine';
import {
  algorithmTitle,
  LABYRINTH_ALGORITHMS,
  LABYRINTH_SIDES,
  type LabyrinthLevel,
  type LevelRequest,
  makeLevelLine,
  type NamedLevel,
  readLevelName,
  readLevelRequest,
} from '@warren/games/labyrinth';
import type { AppContext } from '../../game/game-view.js';
import { askValid, chooseFrom } from '../../tui/dialogs.js';
import { labyrinthOptions } from './settings.js';

const LONGEST_ANSWER = 64;
const { least, most } = LABYRINTH_SIDES;

const SIDE = `${least} to ${most} cells.`;

/** The questions for a new level, in order: a title and a hint for each value. */
const ASKED: readonly (readonly [field: keyof LevelRequest, title: string, hint: string])[] = [
  ['width', 'How wide', SIDE],
  ['height', 'How high', SIDE],
  ['exits', 'How many exits', 'At least one, and no more than the border has room for.'],
  ['density', 'How many bridges', 'From 0 for none to 1 for as many as there can be.'],
  ['slack', 'How much time', 'So many times the shortest way, 1.0 to 10.0; 0 is no clock.'],
  ['start', 'Where it begins', 'A cell, counted from 0 row by row; empty for a random one.'],
  ['seed', 'Its seed', 'Any text, also none: the same seed is the same labyrinth.'],
];

/** Asks for everything that a level needs; `null` when the player goes back. */
export async function createLevel(app: AppContext): Promise<NamedLevel | null> {
  const { stage, folder, seed } = app;
  const { generation } = labyrinthOptions(folder);
  // The algorithm of the options comes first.
  const known = [...LABYRINTH_ALGORITHMS].sort((a, b) => Number(b === generation) - Number(a === generation));
  const algorithm = await chooseFrom(stage, {
    title: 'How it is grown',
    lines: [],
    choices: [
      ...known.map((value) => ({ title: algorithmTitle(value), value })),
      { title: 'Back', value: null },
    ],
  });
  if (algorithm === null) return null;
  const usual = { width: '12', exits: '1', density: '0.3', slack: '3.0' };
  let request: LevelRequest = { algorithm, ...usual, seed: seed() };
  for (const asked of ASKED) {
    const answer = await askField(app, asked, request);
    if (answer === null) return null;
    request = { ...request, [asked[0]]: answer };
    // Most labyrinths are as high as wide.
    if (asked[0] === 'width') request = { ...request, height: answer };
  }
  const level = readLevelRequest(request);
  return level.ok ? nameLevel(app, level.value) : null;
}

/** Asks for one value that fits the answers so far. */
function askField(
  { stage }: AppContext,
  [field, title, hint]: (typeof ASKED)[number],
  request: LevelRequest,
): Promise<string | null> {
  const question = { title, lines: [hint], longest: LONGEST_ANSWER, initial: request[field] ?? '' };
  const read = (answer: string) => {
    // With a new width the old height is no mistake yet.
    const height = field === 'width' ? { height: answer } : {};
    const level = readLevelRequest({ ...request, ...height, [field]: answer });
    return level.ok ? accept(answer) : level;
  };
  return askValid(stage, question, read, (answer) => answer);
}

/** Asks for a name for a level, which may be empty; `null` when the player goes back. */
export async function nameLevel(
  { stage }: AppContext,
  level: LabyrinthLevel,
  initial = '',
): Promise<NamedLevel | null> {
  const lines = ['For your list of levels; empty for none.'];
  const question = { title: 'Its name', lines, longest: LONGEST_ANSWER, initial };
  const read = (answer: string) => (answer.trim() === '' ? accept('') : readLevelName(answer));
  const name = await askValid(stage, question, read, (answer) => answer);
  return name === null ? null : { name, line: makeLevelLine(level), level };
}
