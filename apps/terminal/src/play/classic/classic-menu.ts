import { type Frame, kindTitle, LEVEL_KINDS } from '@warren/games';
import { openProfileFile } from '../../profiles/profile-file.js';
import { type KeptRun, resumeKept } from '../files/kept-runs.js';
import type { GameView } from '../game-view.js';
import type { House } from '../house.js';
import { chooseFrom } from '../pages/choose-from.js';
import { helpMenu } from '../pages/help-page.js';
import { markOn } from '../pages/mark-on.js';
import { tellTrouble } from '../pages/tell-trouble.js';
import { chooseLevel } from './choose-level.js';
import { choosePlayer } from './choose-player.js';
import { customMaze } from './custom-maze.js';
import { type KindItem, kindPage, sampleOf } from './kind-page.js';
import { goOn, isOwnRun, type Table, tableFor } from './table.js';

/** The menu of Classic: who plays, which maze, which level, until somebody leaves. */
export async function classicMenu(house: House, view: GameView): Promise<void> {
  const opened = await openProfileFile(house.folder, () => house.today().getTime());
  if (!opened.ok) return tellTrouble(house, 'There are no profiles to be had', opened.reason);
  const { profiles, close } = opened.value;
  const help = async () => void (await chooseFrom(house.stage, helpMenu(view, house)));
  try {
    for (;;) {
      const who = await choosePlayer(house, profiles, help);
      if (who === null) return;
      if ((await chooseMaze(tableFor({ house, profiles, player: who.player, view }))) === 'leave') return;
    }
  } finally {
    close();
  }
}

/** Which maze, until somebody goes back to who plays, or leaves. */
async function chooseMaze(table: Table): Promise<string> {
  const { house, player } = table;
  const samples = new Map<string, Frame>();
  for (let last = 0; ; ) {
    const run = keptRun(table);
    const items = itemsFor(table, run);
    const page = (marked: number) => {
      const { id, kind } = items[marked];
      if (kind !== null && !samples.has(id)) samples.set(id, sampleOf(kind));
      const title = `${player ?? 'Guest'}: which maze?`;
      return kindPage({ title, items, marked, sample: samples.get(id) ?? null });
    };
    const { marked, key } = await markOn(house.stage, { items: items.length, columns: 1, page }, last);
    last = marked;
    if (key === 'escape' || key === 'q') return 'menu';
    const choice = key === '?' ? 'help' : key === 'enter' || key === ' ' ? items[marked].id : '';
    if (choice === 'back') return 'menu';
    if ((await follow(table, choice, run)) === 'leave') return 'leave';
  }
}

/** The run under way, where it is one of whoever plays. */
function keptRun(table: Table): KeptRun | null {
  const kept = resumeKept(table.house.folder, table.view.game);
  return kept.ok && isOwnRun(table) ? kept.value : null;
}

function itemsFor({ view, player }: Table, run: KeptRun | null): KindItem[] {
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

async function follow(table: Table, choice: string, run: KeptRun | null): Promise<string> {
  const { house, view } = table;
  if (choice === 'help') return chooseFrom(house.stage, helpMenu(view, house));
  if (choice === 'custom') return customMaze(table);
  if (choice === 'reset') return resetProgress(table);
  if (choice === 'continue' && run !== null) return goOn(table, run);
  const kind = LEVEL_KINDS.find((each) => each === choice);
  return kind === undefined ? 'menu' : chooseLevel(table, kind);
}

/** Forgets what the player has completed, asked twice. */
async function resetProgress({ house, profiles, player }: Table): Promise<string> {
  if (player === null) return 'menu';
  const questions = [
    { title: 'Reset progress?', line: `Everything ${player} has completed is forgotten then.`, yes: 'Reset' },
    { title: 'Really?', line: 'There is no way back, on none of your devices.', yes: 'Forget everything' },
  ];
  for (const { title, line, yes } of questions) {
    const choice = await chooseFrom(house.stage, {
      title,
      lines: [line],
      choices: [
        { id: 'no', title: 'Keep it' },
        { id: 'yes', title: yes },
      ],
      back: 'no',
    });
    if (choice === 'no') return 'menu';
  }
  await profiles.reset(player);
  return 'menu';
}
