import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@warren/engine';
import { Interrupted } from '../cli/errors.js';
import { wrapped } from '../cli/text.js';
import { directionOf } from './keys.js';
import { beginLine, editLine } from './line-editor.js';
import type { ScreenSize } from './picture.js';
import { fitLines, menuRows } from './picture-stage.js';
import type { Choice, Menu, Page, Question, Stage } from './stage.js';

/** After this pause without a key the player no longer plays. */
const SETTLE_MS = 300;

/** The next key that is pressed or held; `null` when none came within the time. Ctrl-C is thrown. */
export async function nextKey(
  source: Pick<Stage, 'next'>,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<string | null> {
  const press = await source.next(milliseconds);
  if (press?.key === 'ctrl-c') throw new Interrupted();
  return press === null || press.kind === 'release' ? null : press.key;
}

/** Shows a menu and returns the value of the choice. */
export async function chooseFrom<Value>(stage: Stage, menu: Menu<Value>): Promise<Value> {
  const { choices, back = choices[choices.length - 1].value } = menu;
  let chosen = menu.first ?? 0;
  if (menu.isSudden === true) {
    stage.showMenu(menu, -1);
    await settle(stage);
  }
  for (;;) {
    stage.showMenu(menu, chosen);
    const key = await nextKey(stage);
    const direct = choices.find((choice, i) => choice.key === key || `${i + 1}` === key);
    if (direct !== undefined) return direct.value;
    if (key === 'up' || key === 'w' || key === 'k') chosen = (chosen + choices.length - 1) % choices.length;
    else if (key === 'down' || key === 's' || key === 'j' || key === 'tab')
      chosen = (chosen + 1) % choices.length;
    else if (key === 'enter' || key === ' ') return choices[chosen].value;
    else if (key === 'escape' || key === 'q') return back;
  }
}

/** Ignores keys until none comes for a while. */
async function settle(stage: Stage): Promise<void> {
  for (;;) {
    const press = await stage.next(SETTLE_MS);
    if (press === null) return;
    if (press.key === 'ctrl-c') throw new Interrupted();
  }
}

/** Items per page: they fit the smallest screen together with the other choices. */
const PAGE = 9;

/** A menu that begins with a long list of items. */
export interface PagedMenu<Value> extends Menu<Value> {
  readonly items: readonly Choice<Value>[];
  /** The title of the way to the next page: "More worlds". */
  readonly more?: string;
}

/** The value of the way to the next page. */
const MORE = Symbol('more');

/** Shows a menu whose items may need several pages, and returns the value of the choice. */
export async function choosePaged<Value>(stage: Stage, menu: PagedMenu<Value>): Promise<Value> {
  const { items, choices, more = 'More' } = menu;
  for (let first = 0; ; first = first + PAGE < items.length ? first + PAGE : 0) {
    const value = await chooseFrom<Value | typeof MORE>(stage, {
      ...menu,
      choices: [
        ...items.slice(first, first + PAGE),
        ...(items.length > PAGE ? [{ title: more, value: MORE } as const] : []),
        ...choices,
      ],
    });
    if (value !== MORE) return value;
  }
}

/** Shows lines that may need several pages, until the player goes back. A page ends at an empty line if it can. */
export async function showText(
  stage: Stage,
  { key, ...text }: Pick<Menu, 'title' | 'lines' | 'behind'> & { readonly key: string },
): Promise<null> {
  const back: Choice<null> = { title: 'Back', value: null, key };
  const more: Choice<typeof MORE> = { title: 'More', value: MORE };
  const pages = textPages(text.lines, stage.room);
  for (let at = 0; ; at = (at + 1) % pages.length) {
    const choices = pages.length === 1 ? [back] : [more, back];
    const value = await chooseFrom<null | typeof MORE>(stage, { ...text, lines: pages[at], choices });
    if (value !== MORE) return value;
  }
}

function textPages(lines: readonly string[], { columns, rows }: ScreenSize): string[][] {
  const most = (choices: number) =>
    rows - menuRows({ title: '', lines: [''], choices: Array(choices).fill({}) }) + 1;
  let left = fitLines(lines, columns);
  if (left.length <= most(1)) return [left];
  const pages: string[][] = [];
  while (left.length > 0) {
    const page = left.slice(0, Math.max(1, most(2)));
    const gap = left.length > page.length ? page.lastIndexOf('') : -1;
    pages.push(gap > 0 ? page.slice(0, gap) : page);
    left = left.slice(gap > 0 ? gap + 1 : page.length);
  }
  return pages;
}

/** Asks before something is lost; Escape keeps it. */
export function confirm(
  stage: Stage,
  { yes, ...menu }: Pick<Menu, 'title' | 'lines'> & { readonly yes: string },
): Promise<boolean> {
  const choices = [
    { title: 'Keep it', value: false },
    { title: yes, value: true },
  ];
  return chooseFrom(stage, { ...menu, choices, back: false });
}

/** What has a stage, such as the app. */
type Staged = { readonly stage: Stage };

/** Shows lines until the player goes on. */
export function showNote({ stage }: Staged, title: string, lines: readonly string[], on = 'Back') {
  return chooseFrom<null>(stage, { title, lines, choices: [{ title: on, value: null }] });
}

/** Shows an error with its reason. */
export function showError(app: Staged, title: string, reason: string): Promise<null> {
  return showNote(app, title, wrapped(`${reason}.`));
}

/** Asks for a line of text; `null` when the player presses Escape. */
export async function askText(stage: Stage, question: Question): Promise<string | null> {
  let line = beginLine(question.initial ?? '');
  for (;;) {
    stage.showQuestion(question, line.text, line.cursor);
    const key = await nextKey(stage);
    if (key === null) continue;
    if (key === 'escape') return null;
    if (key === 'enter') return line.text;
    line = editLine(line, key, question.longest);
  }
}

/**
 * Asks until `read` accepts the answer; `null` when the player presses Escape. After a refusal the reason is shown and
 * `again` makes the text to begin with.
 */
export async function askValid<T>(
  stage: Stage,
  question: Question,
  read: (text: string) => Result<T> | Promise<Result<T>>,
  again: (text: string) => string = (text) => text.trim(),
): Promise<T | null> {
  for (let [initial, flaw] = [question.initial ?? '', '']; ; ) {
    const lines = [...question.lines, ...(flaw === '' ? [] : ['', ...wrapped(`${flaw}.`)])];
    const text = await askText(stage, { ...question, lines, initial });
    if (text === null) return null;
    const result = await read(text);
    if (result.ok) return result.value;
    [initial, flaw] = [again(text), result.reason];
    stage.announce(flaw);
  }
}

const LONGEST_PATH = 400;

/** Asks for a file name; `null` without an answer. A tilde is the home folder, as in a shell. */
export async function askPath({ stage }: Staged, title: string, line: string): Promise<string | null> {
  const given = (await askText(stage, { title, lines: [line], longest: LONGEST_PATH }))?.trim() ?? '';
  if (given === '') return null;
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : given;
}

/** Events of the terminal that are no key presses. */
const SIGNALS = ['resize', 'resume', 'focus', 'blur', 'ctrl-l'];

/** Whether it is a key and no event of the terminal. */
export function isKey(key: string | null): key is string {
  return key !== null && !SIGNALS.includes(key);
}

/** Shows a page and returns the next key. */
export async function keyOn(stage: Stage, page: Page): Promise<string> {
  for (;;) {
    stage.showPage(page);
    const key = await nextKey(stage);
    if (isKey(key) && stage.hasRoom) return key;
  }
}

/**
 * Shows items in rows of `columns`, one of them marked. Moves the mark until another key is pressed; returns that key
 * and the marked item.
 */
export async function markOn(
  stage: Stage,
  grid: { readonly items: number; readonly columns: number; page(marked: number): Page },
  first: number,
): Promise<{ readonly marked: number; readonly key: string }> {
  const steps: Readonly<Record<number, number>> = { 1: -grid.columns, 2: 1, 4: grid.columns, 8: -1 };
  let marked = Math.min(first, grid.items - 1);
  for (;;) {
    const key = await keyOn(stage, grid.page(marked));
    const next = marked + (steps[directionOf(key)] ?? 0);
    if (next === marked) return { marked, key };
    if (next >= 0 && next < grid.items) marked = next;
  }
}
