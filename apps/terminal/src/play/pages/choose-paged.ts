import { chooseFrom } from './choose-from.js';
import type { Choice, Menu } from './menu.js';
import type { Stage } from './stage.js';

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
