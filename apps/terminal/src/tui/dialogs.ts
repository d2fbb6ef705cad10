import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@warren/engine';
import { Interrupted } from '../cli/errors.js';
import { wrapped } from '../cli/text.js';
import { directionOf, type KeyPress } from './keys.js';
import type { Choice, Menu, Page, Question, Stage } from './stage.js';

/** After this pause without a key the player no longer plays. */
const SETTLE_MS = 300;

/** Shows a menu and returns the choice. */
export async function chooseFrom<Id extends string>(stage: Stage, menu: Menu<Id>): Promise<Id> {
  const { choices } = menu;
  let chosen = 0;
  if (menu.isSudden === true) {
    stage.showMenu(menu, -1);
    await settle(stage);
  }
  for (;;) {
    stage.showMenu(menu, chosen);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press === null || press.kind === 'release') continue;
    const { key } = press;
    if (key === 'ctrl-c') throw new Interrupted();
    if (key === 'up' || key === 'k') chosen = (chosen + choices.length - 1) % choices.length;
    else if (key === 'down' || key === 'j' || key === 'tab') chosen = (chosen + 1) % choices.length;
    else if (key === 'enter' || key === ' ') return choices[chosen].id;
    else if (key === 'escape' || key === 'q') return menu.back;
    const direct = choices.find((choice, i) => choice.key === key || `${i + 1}` === key);
    if (direct !== undefined) return direct.id;
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
export interface PagedMenu<Id extends string = string> extends Menu<Id> {
  readonly items: readonly Choice<Id>[];
  /** The title of the way to the next page: "More worlds". */
  readonly more?: string;
}

/** Shows a menu whose items may need several pages, and returns the choice. */
export async function choosePaged<Id extends string>(stage: Stage, menu: PagedMenu<Id>): Promise<Id> {
  const { items, choices, more = 'More' } = menu;
  for (let first = 0; ; first = first + PAGE < items.length ? first + PAGE : 0) {
    const choice = await chooseFrom<Id | 'more'>(stage, {
      ...menu,
      choices: [
        ...items.slice(first, first + PAGE),
        ...(items.length > PAGE ? [{ id: 'more' as const, title: more }] : []),
        ...choices,
      ],
    });
    if (choice !== 'more') return choice;
  }
}

/** Asks before something is lost; Escape keeps it. */
export async function confirm(
  stage: Stage,
  {
    yes,
    no = 'Keep it',
    ...menu
  }: Pick<Menu, 'title' | 'lines'> & { readonly yes: string; readonly no?: string },
): Promise<boolean> {
  const choices = [
    { id: 'no', title: no },
    { id: 'yes', title: yes },
  ];
  return (await chooseFrom(stage, { ...menu, choices, back: 'no' })) === 'yes';
}

/** Asks for a line of text; `null` when the player presses Escape. */
export async function askText(stage: Stage, question: Question): Promise<string | null> {
  let text = question.initial ?? '';
  for (;;) {
    stage.showQuestion(question, text);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press === null || press.kind === 'release') continue;
    const { key } = press;
    if (key === 'ctrl-c') throw new Interrupted();
    if (key === 'escape') return null;
    if (key === 'enter') return text;
    if (key === 'backspace') text = [...text].slice(0, -1).join('');
    else if ([...key].length === 1 && [...text].length < question.longest) text += key;
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
export async function askPath(
  { stage }: { readonly stage: Stage },
  { title, line }: { readonly title: string; readonly line: string },
): Promise<string | null> {
  const given = (await askText(stage, { title, lines: [line], longest: LONGEST_PATH }))?.trim() ?? '';
  if (given === '') return null;
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : given;
}

/** Shows an error with its reason. */
export async function showError(
  { stage }: { readonly stage: Stage },
  title: string,
  reason: string,
): Promise<void> {
  const choices = [{ id: 'back', title: 'Back' }];
  await chooseFrom(stage, { title, lines: wrapped(`${reason}.`), choices, back: 'back' });
}

/** Events of the terminal that are no key presses. */
const SIGNALS = ['resize', 'resume', 'focus', 'blur', 'ctrl-l'];

/** Whether the player presses or holds a key. */
export function isPressed(press: KeyPress | null): press is KeyPress {
  return press !== null && press.kind !== 'release' && !SIGNALS.includes(press.key);
}

/** Shows a page and returns the next key. */
export async function keyOn(stage: Stage, page: Page): Promise<string> {
  for (;;) {
    stage.showPage(page);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press?.key === 'ctrl-c') throw new Interrupted();
    if (isPressed(press) && stage.hasRoom) return press.key;
  }
}

/** Items in rows of `columns`, one of them marked. */
export interface MarkedGrid {
  readonly items: number;
  readonly columns: number;
  page(marked: number): Page;
}

/** Moves the mark until another key is pressed; returns that key and the marked item. */
export async function markOn(
  stage: Stage,
  grid: MarkedGrid,
  first: number,
): Promise<{ readonly marked: number; readonly key: string }> {
  let marked = Math.min(first, grid.items - 1);
  for (;;) {
    const key = await keyOn(stage, grid.page(marked));
    const steps = stepsOf(key, grid.columns);
    if (steps === 0) return { marked, key };
    const next = marked + steps;
    if (next >= 0 && next < grid.items) marked = next;
  }
}

function stepsOf(key: string, columns: number): number {
  const byDirection: Readonly<Record<number, number>> = { 1: -columns, 2: 1, 4: columns, 8: -1 };
  return byDirection[directionOf(key)] ?? 0;
}
