import type { Result } from '@warren/engine';
import {
  LABYRINTH_ALGORITHMS,
  LABYRINTH_SIDES,
  type LabyrinthLevel,
  type LevelRequest,
  readLevelRequest,
} from '@warren/games/labyrinth';
import { sentence } from '../../../lib/format.js';

/** The level in the form: everything is still text. */
export type LevelDraft = Readonly<Record<Exclude<keyof LabyrinthLevel, 'number'>, string>>;

export type DraftField = keyof LevelDraft;

const SIDE_HINT = `Cells, ${LABYRINTH_SIDES.least} to ${LABYRINTH_SIDES.most}.`;

/** The fields that are typed, in their order. For numeric ones phones show digits. */
export const DRAFT_FIELDS: readonly { name: DraftField; title: string; hint: string; numeric?: true }[] = [
  { name: 'width', title: 'Width', hint: SIDE_HINT, numeric: true },
  { name: 'height', title: 'Height', hint: SIDE_HINT, numeric: true },
  { name: 'exits', title: 'Exits', hint: 'At the border, at least one.', numeric: true },
  { name: 'density', title: 'Bridges', hint: '0 for none, 1 for as many as there can be.' },
  { name: 'slack', title: 'Time', hint: 'Times the shortest way: 1 to 10, or 0 for no clock.' },
  {
    name: 'start',
    title: 'Start',
    hint: 'A cell, counted from 0 row by row; empty for one drawn by the seed.',
    numeric: true,
  },
  { name: 'seed', title: 'Seed', hint: 'The same words give the same labyrinth.' },
];

export const FIRST_DRAFT: Omit<LevelDraft, 'seed'> = {
  width: '12',
  height: '12',
  exits: '2',
  density: '0.4',
  algorithm: LABYRINTH_ALGORITHMS[0],
  start: '',
  slack: '3',
};

const MAY_BE_EMPTY: readonly DraftField[] = ['seed', 'start'];

/** The level of a draft, or the first thing that is wrong with it. */
export function levelOf(draft: LevelDraft): Result<LabyrinthLevel> {
  const field = DRAFT_FIELDS.find(({ name }) => wrongField(draft, name) !== null);
  if (field === undefined) return readLevelRequest(draft);
  return { ok: false, reason: wrongField(draft, field.name) ?? '' };
}

/** What is wrong with a field, in a sentence; `null` if nothing is. */
export function wrongField(draft: LevelDraft, name: DraftField): string | null {
  const text = draft[name].trim();
  const { title } = DRAFT_FIELDS.find((field) => field.name === name) ?? { title: name };
  if (text === '' && !MAY_BE_EMPTY.includes(name)) return `${title} is missing.`;
  const read = readLevelRequest(requestFor(draft, name));
  // The form has another name for it.
  return read.ok ? null : sentence(read.reason.replace(new RegExp(`^${name}\\b`), title));
}

/** A field is judged by itself, but exits and start must fit the sides. */
function requestFor(draft: LevelDraft, name: DraftField): LevelRequest {
  if (name !== 'exits' && name !== 'start') return { [name]: draft[name] };
  const sides = (['width', 'height'] as const).filter((side) => readLevelRequest({ [side]: draft[side] }).ok);
  return { [name]: draft[name], ...Object.fromEntries(sides.map((side) => [side, draft[side]])) };
}
