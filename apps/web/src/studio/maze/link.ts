import { accept, MAX_SEED, nearest, type OptionSpec, type Result, readOptions, refuse } from '@warren/engine';
import { findGenerator } from '@warren/engine/generators';
import { GRID_KINDS, type GridKind } from '@warren/engine/grids';
import { type MazeChoice, specOf } from './choice.js';

/** A field of the form, for messages that stand beside it. */
export type ChoiceField = 'algorithm' | 'grid' | 'width' | 'height' | 'seed' | 'options';

/** What is wrong with one part of an address or a form, in a sentence. */
export interface Problem {
  readonly field: ChoiceField;
  readonly message: string;
}

export interface ReadLink {
  readonly choice: MazeChoice;
  readonly problems: readonly Problem[];
}

/** Before the name of an algorithm's option, so that options never collide with the other names. */
const OPTION = 'option.';

/**
 * Reads a choice from the query of an address. What can't be used is replaced by the default and said; everything
 * else is kept.
 */
export function parseLink(query: string, defaults: MazeChoice): ReadLink {
  const words = new URLSearchParams(query);
  const problems: Problem[] = [];
  const note: Note = (field, reason, remedy) =>
    problems.push({ field, message: `${sentence(reason)} ${remedy}` });

  /** What a word of the address says; the default without a word, and for one that cannot be read. */
  function read<T>(name: ChoiceField, usual: T, parse: (word: string) => Result<T>, remedy: string): T {
    const word = words.get(name);
    const parsed = word === null ? accept(usual) : parse(word);
    if (!parsed.ok) note(name, parsed.reason, remedy);
    return parsed.ok ? parsed.value : usual;
  }
  const readSide = (name: 'width' | 'height') =>
    read(name, defaults[name], (word) => parseSide(name, word), `It is ${defaults[name]} instead.`);

  const usual = findGenerator(defaults.algorithm);
  const title = usual.ok ? usual.value.title : defaults.algorithm;
  const algorithm = read('algorithm', defaults.algorithm, parseAlgorithm, `This is ${title} instead.`);
  const show = (words.get('show') ?? '').split(',');
  const choice: MazeChoice = {
    algorithm,
    grid: read('grid', defaults.grid, parseGrid, `This is a ${defaults.grid} grid instead.`),
    width: readSide('width'),
    height: readSide('height'),
    seed: read('seed', defaults.seed, parseSeed, `This is ${defaults.seed} instead.`),
    options: readOptionWords(words, algorithm, note),
    solution: words.has('show') ? show.includes('solution') : defaults.solution,
    distances: words.has('show') ? show.includes('distances') : defaults.distances,
    patches: words.has('show') ? show.includes('patches') : defaults.patches,
  };
  return mend({ choice, problems }, defaults);
}

/** Writes a choice as `parseLink` reads it. */
export function makeLink(choice: MazeChoice): string {
  const words = new URLSearchParams();
  for (const name of ['algorithm', 'grid', 'width', 'height', 'seed'] as const)
    words.set(name, String(choice[name]));
  for (const [name, value] of Object.entries(choice.options)) words.set(OPTION + name, String(value));
  const show = (['solution', 'distances', 'patches'] as const).filter((name) => choice[name]);
  if (show.length > 0) words.set('show', show.join(','));
  return `?${words}`;
}

/** Notes a problem: the reason, and in a sentence what was done instead. */
type Note = (field: ChoiceField, reason: string, remedy: string) => void;

function parseAlgorithm(id: string): Result<string> {
  const found = findGenerator(id);
  return found.ok ? accept(id) : found;
}

function parseGrid(word: string): Result<GridKind> {
  const kind = GRID_KINDS.find((known) => known === word);
  return kind === undefined
    ? refuse(`there is no grid "${word}"; ${nearest(word, GRID_KINDS)}`)
    : accept(kind);
}

function parseSide(name: string, word: string): Result<number> {
  if (/^\d{1,9}$/.test(word) && Number(word) >= 1) return accept(Number(word));
  return refuse(`the ${name} must be a whole number from 1, not "${word}"`);
}

function parseSeed(word: string): Result<string> {
  return word.length <= MAX_SEED ? accept(word) : refuse(`the seed is longer than ${MAX_SEED} characters`);
}

function readOptionWords(
  words: URLSearchParams,
  algorithm: string,
  note: Note,
): Record<string, number | string> {
  const generator = findGenerator(algorithm);
  const values: Record<string, number | string> = {};
  if (!generator.ok) return values;
  const { options: specs, id } = generator.value;
  for (const [key, word] of words) {
    if (!key.startsWith(OPTION)) continue;
    const name = key.slice(OPTION.length);
    const spec = specs.find((known) => known.name === name);
    const value = spec?.type === 'integer' ? wholeNumber(word) : word;
    const read = readOptions(specs, { [name]: value }, id);
    if (!read.ok)
      note('options', read.reason, spec === undefined ? 'It is left out.' : `It is ${spec.default} instead.`);
    else if (spec !== undefined && value !== spec.default) values[name] = value;
  }
  return values;
}

/** A word as the whole number it says, or as it is. */
export function wholeNumber(word: string): number | string {
  return /^-?\d{1,9}$/.test(word) ? Number(word) : word;
}

/** Where the parts are fine but don't go together, the shape goes back to its default and the rest stays. */
function mend({ choice, problems }: ReadLink, defaults: MazeChoice): ReadLink {
  const spec = specOf(choice);
  if (spec.ok) return { choice, problems };
  const { grid, width, height } = defaults;
  for (const mended of [
    { ...choice, width, height },
    { ...choice, grid },
    { ...choice, grid, width, height },
  ]) {
    if (!specOf(mended).ok) continue;
    const field = mended.width === choice.width && mended.height === choice.height ? 'grid' : 'width';
    const instead = `a ${mended.width} x ${mended.height} maze on a ${mended.grid} grid`;
    return {
      choice: mended,
      problems: [...problems, { field, message: `${sentence(spec.reason)} This is ${instead} instead.` }],
    };
  }
  return {
    choice: defaults,
    problems: [...problems, { field: 'algorithm', message: sentence(spec.reason) }],
  };
}

/** A reason as a sentence of its own. */
export function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** The value an option has in a choice. */
export function optionValue(choice: MazeChoice, spec: OptionSpec): number | string {
  return choice.options[spec.name] ?? spec.default;
}
