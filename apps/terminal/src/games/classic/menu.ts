import type { Frame } from '@warren/games';
import { type ClassicKind, type ClassicState, classic, kindTitle, LEVEL_KINDS } from '@warren/games/classic';
import type { Play } from '../../game/game-view.js';
import { showSettings } from '../../game/option-page.js';
import { showHelp } from '../../game/pages.js';
import { openProfileFile } from '../../storage/profiles.js';
import { resumeSavedRun } from '../../storage/runs.js';
import { confirm, markOn, showError } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { customMaze } from './custom-maze.js';
import { drawClassicMaze } from './draw.js';
import { chooseLevel } from './levels.js';
import { choosePlayer, isRunOf } from './players.js';
import { type ClassicSession, continueRun, openClassicSession } from './session.js';

/** The menu of Classic: the player, the maze, the level, until the player leaves. */
export async function classicMenu(play: Play<ClassicState>): Promise<unknown> {
  const { app } = play;
  const opened = await openProfileFile(app.folder, () => app.today().getTime());
  if (!opened.ok) return showError(app, 'There are no profiles to be had', opened.reason);
  const { profiles, close } = opened.value;
  try {
    for (;;) {
      const chosen = await choosePlayer(app, profiles, () => showHelp(play));
      if (chosen === null) return;
      if ((await chooseMaze(openClassicSession({ ...play, profiles, ...chosen }))) === 'leave') return;
    }
  } finally {
    close();
  }
}

/** The choice of the maze, until the player goes back or leaves. */
async function chooseMaze(session: ClassicSession): Promise<string> {
  const { app, player } = session;
  const samples = new Map<ClassicKind, Frame>();
  for (let last = 0; ; ) {
    const choices = choicesFor(session);
    const page = (marked: number) => {
      const { kind } = choices[marked];
      if (kind !== null && !samples.has(kind)) samples.set(kind, sampleOf(kind));
      const sample = kind === null ? null : (samples.get(kind) ?? null);
      return kindPage({ title: `${player ?? 'Guest'}: which maze?`, items: choices, marked, sample });
    };
    const { marked, key } = await markOn(app.stage, { items: choices.length, columns: 1, page }, last);
    last = marked;
    if (key === 'escape' || key === 'q') return 'menu';
    const { value } = choices[marked];
    if (key === '?') await showHelp(session);
    else if (key === 'enter' || key === ' ') {
      if (value === null) return 'menu';
      if ((await value()) === 'leave') return 'leave';
    }
  }
}

/** An item of the list, and what it does; `null` for the way back. */
interface MazeChoice extends KindItem {
  readonly value: (() => Promise<unknown>) | null;
}

function choicesFor(session: ClassicSession): MazeChoice[] {
  const { app, view, player } = session;
  const saved = resumeSavedRun(app.folder, view.game);
  const run = saved.ok && isRunOf(app.folder, player) ? saved.value : null;
  const plain = (title: string, value: MazeChoice['value']): MazeChoice => ({ title, kind: null, value });
  return [
    ...(run === null ? [] : [plain(`Continue: ${view.progress(run.run)}`, () => continueRun(session, run))]),
    ...LEVEL_KINDS.map((kind) => ({
      title: kindTitle(kind),
      kind,
      value: () => chooseLevel(session, kind),
    })),
    plain('Custom', () => customMaze(session)),
    ...(player === null ? [] : [plain('Reset progress', () => resetProgress(session, player))]),
    plain('Settings', () => showSettings(app)),
    plain('How to play', () => showHelp(session)),
    plain('Another player', null),
  ];
}

/** Deletes the progress of the player, after two questions. */
async function resetProgress({ app, profiles }: ClassicSession, player: string): Promise<void> {
  const questions = [
    { title: 'Reset progress?', line: `Everything ${player} has completed is forgotten then.`, yes: 'Reset' },
    { title: 'Really?', line: 'There is no way back, on none of your devices.', yes: 'Forget everything' },
  ];
  for (const { title, line, yes } of questions) {
    if (!(await confirm(app.stage, { title, lines: [line], yes }))) return;
  }
  await profiles.reset(player);
}

/** An item of the list, and its kind of maze, if it has one. */
interface KindItem {
  readonly title: string;
  readonly kind: ClassicKind | null;
}

/** How wide the list is, and the maze beside it in cells. */
const LIST = 28;
const SAMPLE = { width: 15, height: 17 };
const KEYS = 'arrows choose  Enter takes it  ? help  q back';

/** A small maze of a kind, to see its texture. */
export function sampleOf(kind: ClassicKind): Frame {
  const settings = classic.readSettings({ kind, ...SAMPLE });
  if (!settings.ok) throw new Error(settings.reason);
  return { ...classic.frame(classic.setup(settings.value, 'texture')), sprites: [] };
}

export interface KindPageParts {
  readonly title: string;
  readonly items: readonly KindItem[];
  readonly marked: number;
  /** The sample of the kind that is marked. */
  readonly sample: Frame | null;
}

/** A list, and beside it a sample of the marked kind of maze. */
export function kindPage({ title, items, marked, sample }: KindPageParts): Page {
  return {
    draw(canvas) {
      canvas.put(2, 1, title, 'title');
      items.forEach((item, i) => {
        const isMarked = i === marked;
        const text = `${isMarked ? '>' : ' '} ${item.title}`.padEnd(LIST - 4);
        canvas.put(2, 3 + i, text, isMarked ? 'chosen' : 'plain');
      });
      canvas.put(2, canvas.rows - 1, KEYS, 'quiet');
      if (sample === null) return;
      const columns = Math.min(canvas.columns - LIST, SAMPLE.width * 3 + 1);
      const area = { column: LIST, row: 2, columns, rows: SAMPLE.height + 1 };
      drawClassicMaze(sample, canvas.part(area));
      const kind = items[marked].kind;
      if (kind !== null) canvas.put(LIST, 1, `This is what ${kindTitle(kind)} looks like`, 'quiet');
    },
    lines: () => [`${title}: ${items[marked].title}, ${marked + 1} of ${items.length}. ${KEYS}`],
  };
}
