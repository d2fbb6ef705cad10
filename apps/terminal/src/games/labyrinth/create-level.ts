import {
  algorithmTitle,
  LABYRINTH_ALGORITHMS,
  LABYRINTH_SIDES,
  type LabyrinthLevel,
  type LevelWish,
  makeLevelLine,
  type NamedLevel,
  readLevelName,
  readLevelWish,
} from '@warren/games/labyrinth';
import type { AppContext } from '../../game/app-context.js';
import { askText, chooseFrom, wrapped } from '../../tui/dialogs.js';
import { labyrinthOptions } from './settings.js';

const LONGEST_ANSWER = 64;
const { least, most } = LABYRINTH_SIDES;

interface Asked {
  readonly field: keyof LevelWish;
  readonly title: string;
  readonly hint: string;
}

/** What is asked of somebody who makes a level, one after another. */
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

/** Asks for everything a level is made with; `null` when somebody thinks better of it. */
export async function createLevel(app: AppContext): Promise<NamedLevel | null> {
  const { stage, folder, seed } = app;
  const { generation } = labyrinthOptions(folder);
  // The one that is usual here comes first.
  const known = [...LABYRINTH_ALGORITHMS].sort((a, b) => Number(b === generation) - Number(a === generation));
  const algorithm = await chooseFrom(stage, {
    title: 'How it is grown',
    lines: [],
    choices: [...known.map((id) => ({ id, title: algorithmTitle(id) })), { id: '', title: 'Back' }],
    back: '',
  });
  if (algorithm === '') return null;
  let request: LevelWish = { algorithm, width: '12', exits: '1', density: '0.3', slack: '3.0', seed: seed() };
  for (const asked of ASKED) {
    const answer = await askField(app, asked, request);
    if (answer === null) return null;
    request = { ...request, [asked.field]: answer };
    // Most labyrinths are as high as wide.
    if (asked.field === 'width') request = { ...request, height: answer };
  }
  const level = readLevelWish(request);
  return level.ok ? nameLevel(app, level.value) : null;
}

/** Asks for one number until it fits what is known already. */
async function askField(
  { stage }: AppContext,
  { field, title, hint }: Asked,
  request: LevelWish,
): Promise<string | null> {
  for (let [initial, flaw] = [request[field] ?? '', '']; ; ) {
    const lines = [hint, ...(flaw === '' ? [] : ['', ...wrapped(`${flaw}.`)])];
    const answer = await askText(stage, { title, lines, longest: LONGEST_ANSWER, initial });
    if (answer === null) return null;
    // With a new width the height that stood there before is no mistake yet.
    const tried =
      field === 'width' ? { ...request, width: answer, height: answer } : { ...request, [field]: answer };
    const level = readLevelWish(tried);
    if (level.ok) return answer;
    [initial, flaw] = [answer, level.reason];
    stage.tell(flaw);
  }
}

/** Asks for a name for a level; empty is none. `null` when somebody goes back. */
export async function nameLevel(
  app: AppContext,
  level: LabyrinthLevel,
  initial = '',
): Promise<NamedLevel | null> {
  const { stage } = app;
  for (let [text, flaw] = [initial, '']; ; ) {
    const lines = ['For your list of levels; empty for none.', ...(flaw === '' ? [] : ['', `${flaw}.`])];
    const answer = await askText(stage, { title: 'Its name', lines, longest: LONGEST_ANSWER, initial: text });
    if (answer === null) return null;
    const name = readLevelName(answer);
    if (name.ok || answer.trim() === '') {
      return { name: name.ok ? name.value : '', line: makeLevelLine(level), level };
    }
    [text, flaw] = [answer, name.reason];
    stage.tell(flaw);
  }
}
