import { makeRecordingText } from '@warren/games';
import type { CaveState } from '@warren/games/cave';
import { wrapped } from '../../cli/text.js';
import type { AppContext } from '../../game/app-context.js';
import type { GameView } from '../../game/game-view.js';
import { helpMenu, showScores } from '../../game/pages.js';
import { playNew, playOn } from '../../game/play-game.js';
import { resumeSavedRun, type SavedRun } from '../../storage/runs.js';
import type { WorldListing } from '../../storage/worlds/listing.js';
import type { OpenWorld } from '../../storage/worlds/open-world.js';
import { openWorldRepository, type WorldRepository } from '../../storage/worlds/repository.js';
import { chooseFrom, showError } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { cavePage } from './page.js';
import { makeCaveSession } from './session.js';
import { type CaveFile, readCaveFile } from './settings.js';
import { walkCave } from './walk.js';
import { chooseWorld, createWorld, nameOf } from './worlds.js';

/** Shows the menu of Cave: worlds and expeditions. */
export async function caveMenu(app: AppContext, view: GameView<CaveState>): Promise<void> {
  const file = readCaveFile(app.folder);
  const repository = openWorldRepository({
    folder: app.folder,
    now: () => app.today().getTime(),
    log: app.log,
    regionCacheSize: file.client.regionCacheSize,
  });
  await showComplaints(app, file);
  for (;;) {
    const saved = resumeSavedRun(app.folder, view.game);
    const run = saved.ok ? saved.value : null;
    const worlds = repository.list();
    const latest = worlds.find(({ kind }) => kind === 'sound') ?? null;
    const context: MenuContext = { app, view, file, repository, run, latest };
    const choice = await chooseFrom(app.stage, {
      title: view.game.title,
      lines: [
        ...wrapped(view.game.about),
        ...(saved.ok ? [] : wrapped(`The expedition that was kept can't go on: ${saved.reason}`)),
      ],
      choices: menuChoices(context, worlds.length),
      back: 'leave',
    });
    if (choice === 'leave' || (await follow(context, choice)) === 'leave') return;
  }
}

/** More complaints do not fit the screen; all are in the log. */
const MOST_COMPLAINTS = 5;

/** Shows the mistakes in the settings file. */
async function showComplaints({ stage, log }: AppContext, { complaints }: CaveFile): Promise<void> {
  if (complaints.length === 0) return;
  for (const complaint of complaints) log.warn('cave', complaint);
  const more = complaints.length - MOST_COMPLAINTS;
  await chooseFrom(stage, {
    title: 'The file of settings',
    lines: [
      ...complaints.slice(0, MOST_COMPLAINTS).flatMap((complaint) => wrapped(complaint)),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'What is usual stands in their context.',
    ],
    choices: [{ id: 'on', title: 'Go on' }],
    back: 'on',
  });
}

function menuChoices({ view, run, latest }: MenuContext, worlds: number): Choice[] {
  const expedition = run === null ? '' : `Continue the expedition: ${view.progress(run.run)}`;
  return [
    ...(latest === null ? [] : [{ id: 'latest', title: `Continue ${nameOf(latest)}` }]),
    ...(run === null ? [] : [{ id: 'continue', title: expedition }]),
    ...(worlds === 0 ? [] : [{ id: 'worlds', title: `Worlds: ${worlds}` }]),
    { id: 'create', title: 'New world' },
    ...view.starts.map(({ title }, i) => ({ id: `${i}`, title })),
    { id: 'scores', title: 'High scores' },
    { id: 'help', title: 'How to play', key: '?' },
    { id: 'leave', title: 'Leave' },
  ];
}

/** What the choices of the menu need. */
interface MenuContext {
  readonly app: AppContext;
  readonly view: GameView<CaveState>;
  readonly file: CaveFile;
  readonly repository: WorldRepository;
  /** The expedition under way. */
  readonly run: SavedRun<CaveState> | null;
  /** The world that was played last. */
  readonly latest: WorldListing | null;
}

async function follow(context: MenuContext, choice: string): Promise<string> {
  const { app, view, file, repository, run, latest } = context;
  if (choice === 'help') return chooseFrom(app.stage, helpMenu(view, app));
  if (choice === 'continue' && run !== null) return playOn(app, view, run);
  if (choice === 'scores') await showScores(app, view.game);
  else if (choice === 'create') await playWorld(context, await createWorld(app, repository, file));
  else if (choice === 'latest' || choice === 'worlds') {
    const folder = choice === 'latest' ? latest?.folder : await chooseWorld(app, repository);
    if (typeof folder === 'string') await openAndPlay(context, folder);
  } else return playNew(app, view, view.starts[Number(choice)].settings);
  return 'menu';
}

async function openAndPlay(context: MenuContext, folder: string): Promise<void> {
  const opened = context.repository.open(folder);
  if (opened.ok) await playWorld(context, opened.value);
  else await showError(context.app, 'The world stays closed', opened.reason);
}

/** Plays a world until the player leaves. Every move is in the journal before it is shown, so there is nothing to save. */
async function playWorld({ app, view, file }: MenuContext, open: OpenWorld | null): Promise<void> {
  if (open === null) return;
  const turns = {
    get run() {
      return open.world.run;
    },
    take: (action: number) => open.play([action]),
  };
  const session = makeCaveSession(app, turns, {
    client: file.client,
    title: open.world.name,
    keepRegions: open.keepRegions,
  });
  const help = async () => void (await chooseFrom(app.stage, helpMenu(view, app, cavePage(session))));
  try {
    await walkCave(session, { help, canGiveUp: false });
  } finally {
    open.close();
    // Later chapters begin in the middle of a world and can't be replayed alone.
    if (open.world.chapter === 1) await app.deliver(makeRecordingText(open.world.run.recording()));
  }
}
