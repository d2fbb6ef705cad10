import type { Result } from '@warren/engine';
import {
  LABYRINTH_ALGORITHMS,
  LABYRINTH_SIDES,
  type LabyrinthLevel,
  type LevelRequest,
  readLevelRequest,
} from '@warren/games/labyrinth';

/** The level in the form: everything is still text. */
export interface LevelDraft {
  readonly width: string;
  readonly height: string;
  readonly exits: string;
  readonly density: string;
  readonly algorithm: string;
  readonly seed: string;
  readonly slack: string;
}

export type DraftField = keyof LevelDraft;

/** The fields that are typed, in their order. */
export const DRAFT_FIELDS: readonly { name: DraftField; title: string; hint: string; numeric: boolean }[] = [
  {
    name: 'width',
    title: 'Width',
    hint: `Cells, ${LABYRINTH_SIDES.least} to ${LABYRINTH_SIDES.most}.`,
    numeric: true,
  },
  {
    name: 'height',
    title: 'Height',
    hint: `Cells, ${LABYRINTH_SIDES.least} to ${LABYRINTH_SIDES.most}.`,
    numeric: true,
  },
  { name: 'exits', title: 'Exits', hint: 'At the border, at least one.', numeric: true },
  { name: 'density', title: 'Bridges', hint: '0 for none, 1 for as many as there can be.', numeric: false },
  {
    name: 'slack',
    title: 'Time',
    hint: 'Times the shortest way: 1 to 10, or 0 for no clock.',
    numeric: false,
  },
  { name: 'seed', title: 'Seed', hint: 'The same words give the same labyrinth.', numeric: false },
];

export const FIRST_DRAFT: Omit<LevelDraft, 'seed'> = {
  width: '12',
  height: '12',
  exits: '2',
  density: '0.4',
  algorithm: LABYRINTH_ALGORITHMS[0],
  slack: '3',
};

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
  if (text === '' && name !== 'seed') return `${title} is missing.`;
  const read = readLevelRequest(requestFor(draft, name));
  return read.ok ? null : sentenceOf(read.reason, name, title);
}

/** A field is judged by itself, but exits must fit the border that the sides give them. */
function requestFor(draft: LevelDraft, name: DraftField): LevelRequest {
  if (name !== 'exits') return { [name]: draft[name] };
  const sides = (['width', 'height'] as const).filter((side) => readLevelRequest({ [side]: draft[side] }).ok);
  return { exits: draft.exits, ...Object.fromEntries(sides.map((side) => [side, draft[side]])) };
}

/** A reason as a sentence that names the field as the form does. */
function sentenceOf(reason: string, name: DraftField, title: string): string {
  const named = reason.replace(new RegExp(`^${name}\\b`), title);
  return `${named.replace(/^./, (first) => first.toUpperCase())}.`;
}
