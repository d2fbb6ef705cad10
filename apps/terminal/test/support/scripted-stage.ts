import type { Session } from '../../src/game/game-view.js';
import type { GamePage } from '../../src/game/pages.js';
import type { KeyPress } from '../../src/tui/keys.js';
import { LEAST_SCREEN, menuRows } from '../../src/tui/picture-stage.js';
import type { Menu, Page, Stage } from '../../src/tui/stage.js';

/** What is on the stage when a key is asked for. */
export interface Shown {
  readonly menu: Menu | null;
  /** The title of a question. */
  readonly question: string | null;
  readonly session: Session | null;
  /** What shows itself, also where it is no session. */
  readonly page: Page | null;
}

/** A person who presses no key for so long will never press one. */
const LONGEST_SILENCE_MS = 3_600_000;

const NOTHING: Shown = { menu: null, question: null, session: null, page: null };

/** A person who answers to what is shown: with keys, or with `null` to let time pass. */
export type Person = (shown: Shown) => string | null;

export interface ScriptedStage extends Stage {
  /** Milliseconds that have gone by. */
  readonly time: () => number;
  readonly told: readonly string[];
  /** How often the bell rang. */
  readonly rings: () => number;
  readonly menus: readonly Menu[];
}

/** A stage without a terminal, on which time passes only while a page waits for a key. */
export function scriptedStage(
  person: Person,
  {
    repeats = false,
    ...options
  }: Partial<Pick<Stage, 'hasRoom' | 'room' | 'tellsReleases'>> & {
    /** Whether a key that is pressed again at once is told as held. */
    readonly repeats?: boolean;
  } = {},
): ScriptedStage {
  let shown: Shown = { ...NOTHING };
  let time = 0;
  let pressedAt = 0;
  let rung = 0;
  const told: string[] = [];
  const menus: Menu[] = [];
  const waiting: KeyPress[] = [];
  let lastKey = '';

  function pressOf(key: string): KeyPress {
    const kind = repeats && key === lastKey ? 'repeat' : 'press';
    lastKey = key;
    return { key, kind };
  }

  return {
    hasRoom: true,
    room: LEAST_SCREEN,
    tellsReleases: false,
    ...options,
    unicode: true,
    time: () => time,
    told,
    menus,
    showMenu(menu, chosen) {
      if (menus.at(-1) !== menu) menus.push(menu);
      if (menuRows(menu) > (options.room ?? LEAST_SCREEN).rows)
        throw new Error(`there is no room for ${menu.title}`);
      // Nothing can be chosen yet.
      shown = { ...NOTHING, menu: chosen < 0 ? null : menu };
    },
    showQuestion({ title }) {
      shown = { ...NOTHING, question: title };
    },
    showPage(page) {
      const { session = null } = page as Partial<GamePage>;
      shown = { ...NOTHING, session, page };
    },
    announce: (words) => void told.push(words),
    rings: () => rung,
    ring() {
      rung++;
    },
    async next(milliseconds) {
      if (waiting.length === 0) {
        const { menu, question, page } = shown;
        const keys = menu === null && question === null && page === null ? null : person(shown);
        for (const key of keys?.split(' ') ?? []) waiting.push(pressOf(key === 'space' ? ' ' : key));
      }
      const key = waiting.shift() ?? null;
      if (key === null && milliseconds === Number.POSITIVE_INFINITY)
        throw new Error('no key would ever be pressed');
      time += key === null ? milliseconds : 10;
      if (key !== null) pressedAt = time;
      if (time - pressedAt > LONGEST_SILENCE_MS) throw new Error('no key was pressed for an hour');
      return key;
    },
    close() {},
  };
}
