import { homedir } from 'node:os';
import { join } from 'node:path';
import { Interrupted } from '../cli/errors.js';
import { directionOf, type KeyPress } from './keys.js';
import type { Choice, Menu, Page, Question, Stage } from './stage.js';

/** The length of lines that are easily read. */
const READABLE = 60;

/** A sentence in lines of at most so many characters; a word that is longer stays whole. */
export function wrapped(text: string, columns = READABLE): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line.length + word.length < columns) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** After so long without a key, hands are off the game. */
const SETTLE_MS = 300;

/** Shows a menu until something is chosen, and says what. */
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

/** Lets keys pass by until there are none for a while. */
async function settle(stage: Stage): Promise<void> {
  for (;;) {
    const press = await stage.next(SETTLE_MS);
    if (press === null) return;
    if (press.key === 'ctrl-c') throw new Interrupted();
  }
}

/** So many of a long list have room at once on the least screen, beside what else can be chosen. */
const PAGE = 9;

/** A menu that begins with things of which there may be many. */
export interface PagedMenu<Id extends string = string> extends Menu<Id> {
  readonly items: readonly Choice<Id>[];
  /** What leads to the next page: "More worlds". */
  readonly more?: string;
}

/** Shows a menu whose items may need several pages, until something is chosen, and says what. */
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

/** Asks until Enter; `null` when Escape is pressed instead. */
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

const LONGEST_PATH = 400;

/** Asks for the name of a file; `null` when there is none. A tilde is the home folder, as in a shell. */
export async function askPath(
  { stage }: { readonly stage: Stage },
  { title, line }: { readonly title: string; readonly line: string },
): Promise<string | null> {
  const given = (await askText(stage, { title, lines: [line], longest: LONGEST_PATH }))?.trim() ?? '';
  if (given === '') return null;
  return given.startsWith('~/') ? join(homedir(), given.slice(2)) : given;
}

/** Says that something did not work, and why. */
export async function showError(
  { stage }: { readonly stage: Stage },
  title: string,
  reason: string,
): Promise<void> {
  const choices = [{ id: 'back', title: 'Back' }];
  await chooseFrom(stage, { title, lines: wrapped(`${reason}.`), choices, back: 'back' });
}

/** What a terminal says by itself: nobody pressed anything. */
const SIGNALS = ['resize', 'resume', 'focus', 'blur', 'ctrl-l'];

/** Whether somebody pressed a key, or holds it. */
export function isPressed(press: KeyPress | null): press is KeyPress {
  return press !== null && press.kind !== 'release' && !SIGNALS.includes(press.key);
}

/** Shows a page until somebody presses a key, and says which. */
export async function keyOn(stage: Stage, page: Page): Promise<string> {
  for (;;) {
    stage.showPage(page);
    const press = await stage.next(Number.POSITIVE_INFINITY);
    if (press?.key === 'ctrl-c') throw new Interrupted();
    if (isPressed(press) && stage.hasRoom) return press.key;
  }
}

/** Things in rows of so many, one of them marked. */
export interface MarkedGrid {
  readonly items: number;
  readonly columns: number;
  page(marked: number): Page;
}

/** Moves the mark until a key is pressed that does something else; says which, and what is marked. */
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
