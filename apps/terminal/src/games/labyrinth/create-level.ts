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
import type { AppContext } from '../../game/app-context.js';
import { askValid, chooseFrom } from '../../tui/dialogs.js';
import { labyrinthOptions } from './settings.js';

const LONGEST_ANSWER = 64;
const { least, most } = LABYRINTH_SIDES;

interface Asked {
  readonly field: keyof LevelRequest;
  readonly title: string;
  readonly hint: string;
}

/** The questions for a new level, in order. */
const ASKED: readonly Asked[] = [
  { field: 'width', title: 'How wide', hint: `${least} to ${most} cells.` },
  { field: 'height', title: 'How high', hint: `${least} to ${most} cells.` },
  {
    field: 'exits',
    title: 'How many exits',
    hint: 'At least one, and no more than the border has room for.',
  },
  { field: 'density', title: 'How many bridges', hint: 'From 0 for none to 1 for as many as there can be.' },
  {
    field: 'slack',
    title: 'How much time',
    hint: 'So many times the shortest way, 1.0 to 10.0; 0 is no clock.',
  },
  {
    field: 'start',
    title: 'Where it begins',
    hint: 'A cell, counted from 0 row by row; empty for a random one.',
  },
  { field: 'seed', title: 'Its seed', hint: 'Any text, also none: the same seed is the same labyrinth.' },
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
    choices: [...known.map((id) => ({ id, title: algorithmTitle(id) })), { id: '', title: 'Back' }],
    back: '',
  });
  if (algorithm === '') return null;
  let request: LevelRequest = {
    algorithm,
    width: '12',
    exits: '1',
    density: '0.3',
    slack: '3.0',
    seed: seed(),
  };
  for (const asked of ASKED) {
    const answer = await askField(app, asked, request);
    if (answer === null) return null;
    request = { ...request, [asked.field]: answer };
    // Most labyrinths are as high as wide.
    if (asked.field === 'width') request = { ...request, height: answer };
  }
  const level = readLevelRequest(request);
  return level.ok ? nameLevel(app, level.value) : null;
}

/** Asks for one value that fits the answers so far. */
function askField(
  { stage }: AppContext,
  { field, title, hint }: Asked,
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
