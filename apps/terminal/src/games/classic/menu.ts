import type { Frame } from '@warren/games';
import { type ClassicKind, type ClassicState, classic, kindTitle, LEVEL_KINDS } from '@warren/games/classic';
import type { AppContext } from '../../game/app-context.js';
import { helpMenu } from '../../game/pages.js';
import { openProfileFile } from '../../storage/profiles.js';
import { resumeSavedRun, type SavedRun } from '../../storage/runs.js';
import { chooseFrom, confirm, markOn, showError } from '../../tui/dialogs.js';
import type { Page } from '../../tui/stage.js';
import { customMaze } from './custom-maze.js';
import { drawClassicMaze } from './draw.js';
import { chooseLevel } from './levels.js';
import { choosePlayer } from './players.js';
import { type ClassicSession, continueRun, isOwnRun, openClassicSession } from './session.js';

/** The menu of Classic: the player, the maze, the level, until the player leaves. */
export async function classicMenu(app: AppContext, view: ClassicSession['view']): Promise<void> {
  const opened = await openProfileFile(app.folder, () => app.today().getTime());
  if (!opened.ok) return showError(app, 'There are no profiles to be had', opened.reason);
  const { profiles, close } = opened.value;
  const help = async () => void (await chooseFrom(app.stage, helpMenu(view, app)));
  try {
    for (;;) {
      const chosen = await choosePlayer(app, profiles, help);
      if (chosen === null) return;
      if ((await chooseMaze(openClassicSession({ app, profiles, player: chosen.player, view }))) === 'leave')
        return;
    }
  } finally {
    close();
  }
}

/** The choice of the maze, until the player goes back or leaves. */
async function chooseMaze(session: ClassicSession): Promise<string> {
  const { app, player } = session;
  const samples = new Map<string, Frame>();
  for (let last = 0; ; ) {
    const run = savedRun(session);
    const items = itemsFor(session, run);
    const page = (marked: number) => {
      const { id, kind } = items[marked];
      if (kind !== null && !samples.has(id)) samples.set(id, sampleOf(kind));
      const title = `${player ?? 'Guest'}: which maze?`;
      return kindPage({ title, items, marked, sample: samples.get(id) ?? null });
    };
    const { marked, key } = await markOn(app.stage, { items: items.length, columns: 1, page }, last);
    last = marked;
    if (key === 'escape' || key === 'q') return 'menu';
    const choice = key === '?' ? 'help' : key === 'enter' || key === ' ' ? items[marked].id : '';
    if (choice === 'back') return 'menu';
    if ((await follow(session, choice, run)) === 'leave') return 'leave';
  }
}

/** The run under way, if it belongs to the player. */
function savedRun(session: ClassicSession): SavedRun<ClassicState> | null {
  const saved = resumeSavedRun(session.app.folder, session.view.game);
  return saved.ok && isOwnRun(session) ? saved.value : null;
}

function itemsFor({ view, player }: ClassicSession, run: SavedRun<ClassicState> | null): KindItem[] {
  const plain = (id: string, title: string): KindItem => ({ id, title, kind: null });
  return [
    ...(run === null ? [] : [plain('continue', `Continue: ${view.progress(run.run)}`)]),
    ...LEVEL_KINDS.map((kind) => ({ id: kind, title: kindTitle(kind), kind })),
    plain('custom', 'Custom'),
    ...(player === null ? [] : [plain('reset', 'Reset progress')]),
    plain('help', 'How to play'),
    plain('back', 'Another player'),
  ];
}

async function follow(
  session: ClassicSession,
  choice: string,
  run: SavedRun<ClassicState> | null,
): Promise<string> {
  const { app, view } = session;
  if (choice === 'help') return chooseFrom(app.stage, helpMenu(view, app));
  if (choice === 'custom') return customMaze(session);
  if (choice === 'reset') return resetProgress(session);
  if (choice === 'continue' && run !== null) return continueRun(session, run);
  const kind = LEVEL_KINDS.find((each) => each === choice);
  return kind === undefined ? 'menu' : chooseLevel(session, kind);
}

/** Deletes the progress of the player, after two questions. */
async function resetProgress({ app, profiles, player }: ClassicSession): Promise<string> {
  if (player === null) return 'menu';
  const questions = [
    { title: 'Reset progress?', line: `Everything ${player} has completed is forgotten then.`, yes: 'Reset' },
    { title: 'Really?', line: 'There is no way back, on none of your devices.', yes: 'Forget everything' },
  ];
  for (const { title, line, yes } of questions) {
    if (!(await confirm(app.stage, { title, lines: [line], yes }))) return 'menu';
  }
  await profiles.reset(player);
  return 'menu';
}

/** An item of the list, and its kind of maze, if it has one. */
export interface KindItem {
  readonly id: string;
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
