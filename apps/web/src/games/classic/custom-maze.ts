import { accept, type Result, refuse } from '@warren/engine';
import { parsePictureText } from '@warren/engine/codes';
import { RECORDING_LIMITS } from '@warren/games';
import { CLASSIC_SIDES, type ClassicSettings, classic, kindTitle, usualExit } from '@warren/games/classic';
import { type NumberField, wrongNumber } from '../../lib/numbers.js';
import { randomSeed } from '../../lib/seed-words.js';
import { customPath, customPlayPath, kindIn, optionTitle, type PlayRequest, playerIn } from './addresses.js';

const FIRST = {
  kind: 'normal',
  width: '20',
  height: '20',
  cell: '32',
  seed: '',
  startColumn: '',
  startRow: '',
  exitColumn: '',
  exitRow: '',
  tunnels: '',
  timer: '',
  picture: '',
};

export type CustomFieldName = keyof typeof FIRST;

/** A custom maze as its form has it: everything is text still. Empty ends are the usual corners. */
export type CustomFields = Readonly<typeof FIRST>;

/** A custom maze that can be played. */
export interface CustomMaze {
  readonly settings: ClassicSettings;
  readonly seed: string;
  readonly cell: number;
}

type CustomNumber = NumberField & { readonly name: CustomFieldName };

const SIDE = { min: CLASSIC_SIDES.least, max: CLASSIC_SIDES.most, hint: 'Cells, 2 to 200.' } as const;

/** The numbers that are always asked for. */
export const SIZE_FIELDS: readonly CustomNumber[] = [
  { name: 'width', title: 'Width', ...SIDE },
  { name: 'height', title: 'Height', ...SIDE },
  { name: 'cell', title: 'Cell size', min: 3, max: 96, hint: 'Pixels, 3 to 96. You can zoom later.' },
];

/** The numbers of the two ends, which fit the size of the maze. */
export function endFields({ width, height }: CustomFields): readonly CustomNumber[] {
  const most = (text: string, field: CustomNumber) =>
    wrongNumber(text, field) === null ? Number(text) : field.max;
  const column = { min: 1, max: most(width, SIZE_FIELDS[0]), hint: 'From the left.' };
  const row = { min: 1, max: most(height, SIZE_FIELDS[1]), hint: 'From the top.' };
  return [
    { name: 'startColumn', title: 'Start column', ...column },
    { name: 'startRow', title: 'Start row', ...row },
    { name: 'exitColumn', title: 'Exit column', ...column },
    { name: 'exitRow', title: 'Exit row', ...row },
  ];
}

/** The fields of a form from an address; what is left out is as at first. */
export function customFields(query: string): CustomFields {
  const given = new URLSearchParams(query);
  const fields = { ...FIRST };
  for (const name in FIRST)
    fields[name as CustomFieldName] = given.get(name) ?? FIRST[name as CustomFieldName];
  return fields;
}

/** The fields that differ from those at first: what an address has to say. */
export function changedFields(fields: CustomFields): Record<string, string> {
  const changed = Object.entries(fields).filter(([name, value]) => value !== FIRST[name as CustomFieldName]);
  return Object.fromEntries(changed);
}

/** The fields for a picture: the longer side of the maze stays, the other follows the shape of the picture. */
export function pictureFields({ width, height }: CustomFields, text: string): Partial<CustomFields> {
  const read = parsePictureText(text);
  const sides = [width, height].map(Number);
  if (!read.ok || !sides.every((side) => side >= SIDE.min && side <= SIDE.max)) return { picture: text };
  const picture = read.value;
  const scale = Math.max(...sides) / Math.max(picture.width, picture.height);
  const cells = (points: number) => `${Math.max(SIDE.min, Math.round(points * scale))}`;
  return { picture: text, width: cells(picture.width), height: cells(picture.height) };
}

/** What is wrong with each field, in a sentence. */
export function fieldErrors(fields: CustomFields): Partial<Record<CustomFieldName, string>> {
  const errors: Partial<Record<CustomFieldName, string>> = {};
  const asked = endFields(fields).filter(({ name }) => fields[name].trim() !== '');
  for (const field of [...SIZE_FIELDS, ...asked]) {
    const reason = wrongNumber(fields[field.name], field);
    if (reason !== null) errors[field.name] = reason;
  }
  if (fields.seed.length > RECORDING_LIMITS.seed) {
    errors.seed = `A seed has at most ${RECORDING_LIMITS.seed} characters.`;
  }
  if (fields.kind === 'picture' && fields.picture === '') errors.picture = 'Choose a picture first.';
  if (Object.keys(errors).length > 0) return errors;
  const { start, exit } = endsOf(fields);
  return start === exit ? { exitColumn: 'Start and exit must be different cells.' } : {};
}

/** The cells of the two ends. The numbers were checked. */
function endsOf(fields: CustomFields): { readonly start: number; readonly exit: number } {
  const width = Number(fields.width);
  const kind = kindIn(fields.kind) ?? 'normal';
  const usual = usualExit({ kind, width, height: Number(fields.height) });
  const at = (column: string, row: string, usualColumn: number, usualRow: number) =>
    (row.trim() === '' ? usualRow : Number(row) - 1) * width +
    (column.trim() === '' ? usualColumn : Number(column) - 1);
  return {
    start: at(fields.startColumn, fields.startRow, 0, Number(fields.height) - 1),
    exit: at(fields.exitColumn, fields.exitRow, usual % width, Math.floor(usual / width)),
  };
}

/** The maze these fields describe, or the first thing that is wrong with them. */
export function readCustom(fields: CustomFields): Result<CustomMaze> {
  const [error] = Object.values(fieldErrors(fields));
  if (error !== undefined) return refuse(error.replace(/\.$/, ''));
  const { kind, width, height, tunnels, timer, picture, seed, cell } = fields;
  const settings = classic.readSettings({
    kind,
    level: 0,
    width: Number(width),
    height: Number(height),
    ...endsOf(fields),
    tunnels: tunnels === '1' && kind !== 'weave',
    timer: timer === '1',
    picture: kind === 'picture' ? picture : '',
  });
  return settings.ok ? accept({ settings: settings.value, seed, cell: Number(cell) }) : settings;
}

/** Reads the address of a custom maze, which is all of it. What comes after it is the same with another seed. */
export function readCustomRequest(query: string): Result<PlayRequest> {
  const fields = customFields(query);
  const custom = readCustom(fields);
  if (!custom.ok) return custom;
  const { kind, width, height } = custom.value.settings;
  const player = playerIn(query);
  const other = changedFields({ ...fields, seed: randomSeed() });
  return accept({
    ...custom.value,
    player,
    title: `${kindTitle(kind)}, ${width} x ${height}${optionTitle(custom.value.settings)}`,
    address: `/classic/play/custom${query}`,
    back: { to: customPath(player, changedFields(fields)), title: 'Another custom maze' },
    next: { to: customPlayPath(player, other), title: 'Another maze' },
  });
}
