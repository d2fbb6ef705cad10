import { accept, type Result, refuse } from '@warren/engine';
import { RECORDING_LIMITS } from '@warren/games';
import {
  CLASSIC_KINDS,
  CLASSIC_SIDES,
  type ClassicSettings,
  classic,
  kindTitle,
} from '@warren/games/classic';
import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { type NumberField, wrongNumber } from '../../ui/number-field.js';
import { customPath, customPlayPath, optionTitle, type PlayWish, playerIn } from './addresses.js';

/** A custom maze as its form has it: everything is text still. Empty ends are the usual corners. */
export interface CustomWords {
  readonly kind: string;
  readonly width: string;
  readonly height: string;
  readonly cell: string;
  readonly seed: string;
  readonly startColumn: string;
  readonly startRow: string;
  readonly exitColumn: string;
  readonly exitRow: string;
  readonly tunnels: string;
  readonly timer: string;
  readonly picture: string;
}

export type CustomName = keyof CustomWords;

/** A custom maze that can be played. */
export interface CustomWish {
  readonly settings: ClassicSettings;
  readonly seed: string;
  readonly cell: number;
}

const FIRST: CustomWords = {
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

export const CELL_SIZES = { min: 3, max: 96 } as const;
const SIDE = { min: CLASSIC_SIDES.least, max: CLASSIC_SIDES.most } as const;

/** The fields with a number that is always asked for. */
export const SIZE_FIELDS = [
  { name: 'width', title: 'Width', ...SIDE, hint: 'Cells, 2 to 200.' },
  { name: 'height', title: 'Height', ...SIDE, hint: 'Cells, 2 to 200.' },
  { name: 'cell', title: 'Cell size', ...CELL_SIZES, hint: 'Pixels, 3 to 96. You can zoom later.' },
] as const satisfies readonly (NumberField & { readonly name: CustomName })[];

/** The fields of the two ends, which fit the size of the maze. */
export function endFields({ width, height }: CustomWords): readonly (NumberField & { name: CustomName })[] {
  const columns = wrongNumber(width, SIZE_FIELDS[0]) === null ? Number(width) : SIDE.max;
  const rows = wrongNumber(height, SIZE_FIELDS[1]) === null ? Number(height) : SIDE.max;
  const column = { min: 1, max: columns, hint: 'From the left.' };
  const row = { min: 1, max: rows, hint: 'From the top.' };
  return [
    { name: 'startColumn', title: 'Start column', ...column },
    { name: 'startRow', title: 'Start row', ...row },
    { name: 'exitColumn', title: 'Exit column', ...column },
    { name: 'exitRow', title: 'Exit row', ...row },
  ];
}

/** The words of a form from an address; what is left out is as at first. */
export function customWords(query: string): CustomWords {
  const given = new URLSearchParams(query);
  const words = Object.entries(FIRST).map(([name, first]) => [name, given.get(name) ?? first]);
  return Object.fromEntries(words) as unknown as CustomWords;
}

/** The words that differ from those at first: what an address has to say. */
export function changedWords(words: CustomWords): Record<string, string> {
  const changed = Object.entries(words).filter(([name, value]) => value !== FIRST[name as CustomName]);
  return Object.fromEntries(changed);
}

/** What is wrong with each field, in a sentence. */
export function wrongWords(words: CustomWords): Partial<Record<CustomName, string>> {
  const wrong: Partial<Record<CustomName, string>> = {};
  for (const field of SIZE_FIELDS) note(wrong, field.name, wrongNumber(words[field.name], field));
  for (const field of endFields(words)) {
    if (words[field.name].trim() !== '') note(wrong, field.name, wrongNumber(words[field.name], field));
  }
  if (words.seed.length > RECORDING_LIMITS.seed) {
    wrong.seed = `A seed has at most ${RECORDING_LIMITS.seed} characters.`;
  }
  if (words.kind === 'picture' && words.picture === '') wrong.picture = 'Choose a picture first.';
  if (Object.keys(wrong).length > 0) return wrong;
  const { start, exit } = endsOf(words);
  if (start === exit) wrong.exitColumn = 'Start and exit must be different cells.';
  return wrong;
}

function note(wrong: Partial<Record<CustomName, string>>, name: CustomName, reason: string | null): void {
  if (reason !== null) wrong[name] = reason;
}

/** The cells of the two ends. The numbers were checked. */
export function endsOf(words: CustomWords): { readonly start: number; readonly exit: number } {
  const width = Number(words.width);
  const at = (column: string, row: string, usualColumn: number, usualRow: number) =>
    (row.trim() === '' ? usualRow : Number(row) - 1) * width +
    (column.trim() === '' ? usualColumn : Number(column) - 1);
  return {
    start: at(words.startColumn, words.startRow, 0, Number(words.height) - 1),
    exit: at(words.exitColumn, words.exitRow, width - 1, 0),
  };
}

/** The maze these words describe, or the first thing that is wrong with them. */
export function readCustom(words: CustomWords): Result<CustomWish> {
  const [wrong] = Object.values(wrongWords(words));
  if (wrong !== undefined) return refuse(wrong.replace(/\.$/, ''));
  const kind = CLASSIC_KINDS.find((each) => each === words.kind);
  const settings = classic.readSettings({
    kind: kind ?? words.kind,
    level: 0,
    width: Number(words.width),
    height: Number(words.height),
    ...endsOf(words),
    tunnels: words.tunnels === '1',
    timer: words.timer === '1',
    picture: kind === 'picture' ? words.picture : '',
  });
  if (!settings.ok) return settings;
  return accept({ settings: settings.value, seed: words.seed, cell: Number(words.cell) });
}

/** Reads the address of a custom maze, which is all of it. What comes after it is the same with another seed. */
export function readCustomPlayWish(query: string): Result<PlayWish> {
  const words = customWords(query);
  const custom = readCustom(words);
  if (!custom.ok) return custom;
  const { settings, seed, cell } = custom.value;
  const { kind, width, height } = settings;
  const player = playerIn(query);
  const other = changedWords({ ...words, seed: seedWords(drawBelow) });
  return accept({
    player,
    settings,
    title: `${kindTitle(kind)}, ${width} x ${height}${optionTitle(settings)}`,
    seed,
    cell,
    address: `/classic/play/custom${query}`,
    back: { to: customPath(player, changedWords(words)), title: 'Another custom maze' },
    next: { to: customPlayPath(player, other), title: 'Another maze' },
  });
}
