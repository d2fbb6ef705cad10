import { makeMazeText } from '@warren/engine';
import { type LabyrinthState, labyrinth, labyrinthMaze, type NamedLevel } from '@warren/games';
import { readIfThere, writeWhole } from '../files/whole-file.js';
import type { House } from '../house.js';
import { askPath } from '../pages/ask-path.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import type { LevelSettings } from './level-settings.js';

const LARGEST = 65_536;

/** Keeps the labyrinth of a level as text, a character a square. */
export async function storeMaze(house: House, { line }: NamedLevel): Promise<void> {
  const path = await askPath(house, {
    title: 'Store its maze',
    line: 'The text file to write; one that is there is replaced.',
  });
  if (path === null) return;
  const settings = labyrinth.readSettings({ code: line });
  if (!settings.ok) return tellTrouble(house, 'Nothing was stored', settings.reason);
  const { round }: LabyrinthState = labyrinth.setup(settings.value, '');
  const text = makeMazeText(labyrinthMaze(round));
  const written = text.ok ? writeWhole(path, text.value) : text;
  if (!written.ok) await tellTrouble(house, 'Nothing was stored', written.reason);
}

/** A maze from a text file, to be played; `null` when it is none or nobody wants it. */
export async function loadMaze(house: House): Promise<LevelSettings | null> {
  const path = await askPath(house, { title: 'Play a maze', line: 'A text file that a maze was stored in.' });
  if (path === null) return null;
  const text = readIfThere(path, LARGEST);
  const maze = text.ok ? (text.value ?? '') : '';
  const settings = text.ok ? labyrinth.readSettings({ mode: 'maze', maze }) : text;
  if (settings.ok) return { maze };
  await tellTrouble(
    house,
    'It can not be played',
    text.ok && text.value === null ? `there is no file ${path}` : settings.reason,
  );
  return null;
}
