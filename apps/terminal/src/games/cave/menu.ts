import { makeRecordingText } from '@warren/games';
import type { CaveState } from '@warren/games/cave';
import { wrapped } from '../../cli/text.js';
import type { AppContext, Play } from '../../game/game-view.js';
import { showHelp } from '../../game/pages.js';
import { playOn, showGameMenu, usualChoices } from '../../game/play-game.js';
import type { SavedRun } from '../../storage/runs.js';
import type { OpenWorld } from '../../storage/worlds/open-world.js';
import { openWorldRepository } from '../../storage/worlds/repository.js';
import { showError, showNote } from '../../tui/dialogs.js';
import { cavePage } from './page.js';
import { makeCaveSession } from './session.js';
import { type CaveClient, type CaveFile, readCaveFile } from './settings.js';
import { syncWorld, syncWorlds } from './sync.js';
import { walkCave } from './walk.js';
import { chooseWorld, createWorld, nameOf } from './worlds.js';

/** Shows the menu of Cave: worlds and expeditions. */
export async function caveMenu(game: Play<CaveState>): Promise<void> {
  const { app } = game;
  const file = readCaveFile(app.folder);
  const repository = openWorldRepository({
    folder: app.folder,
    now: () => app.today().getTime(),
    log: app.log,
    regionCacheSize: file.client.regionCacheSize,
  });
  const pages = { app, repository, file };
  await showComplaints(app, file);
  await syncWorlds(pages);

  async function play(open: OpenWorld | null, note = ''): Promise<void> {
    if (open === null) return;
    await playWorld(game, { client: file.client, note }, open);
    await syncWorld(pages, open.folder);
  }

  async function openAndPlay(folder: string | null): Promise<unknown> {
    if (folder === null) return null;
    const note = await syncWorld(pages, folder);
    const opened = repository.open(folder);
    return opened.ok ? play(opened.value, note) : showError(app, 'The world stays closed', opened.reason);
  }

  const chooseAndPlay = async () => openAndPlay(await chooseWorld(pages));

  await showGameMenu(
    game,
    (run) => {
      const worlds = repository.list();
      const latest = worlds.find(({ kind }) => kind === 'sound');
      return [
        ...(latest === undefined
          ? []
          : [{ title: `Continue ${nameOf(latest)}`, value: () => openAndPlay(latest.folder) }]),
        ...(run === null ? [] : [expeditionChoice(game, run)]),
        ...(worlds.length === 0 ? [] : [{ title: `Worlds: ${worlds.length}`, value: chooseAndPlay }]),
        { title: 'New world', value: async () => play(await createWorld(pages)) },
        ...usualChoices(game),
      ];
    },
    (reason) => wrapped(`The expedition that was kept can't go on: ${reason}`),
  );
}

function expeditionChoice(game: Play<CaveState>, saved: SavedRun<CaveState>) {
  const title = `Continue the expedition: ${game.view.progress(saved.run)}`;
  return { title, value: () => playOn(game, saved) };
}

/** More complaints do not fit the screen; all are in the log. */
const MOST_COMPLAINTS = 5;

/** Shows the mistakes in the settings file. */
async function showComplaints(app: AppContext, { complaints }: CaveFile): Promise<void> {
  if (complaints.length === 0) return;
  for (const complaint of complaints) app.log.warn('cave', complaint);
  const more = complaints.length - MOST_COMPLAINTS;
  const lines = [
    ...complaints.slice(0, MOST_COMPLAINTS).flatMap((complaint) => wrapped(complaint)),
    ...(more > 0 ? [`And ${more} more.`] : []),
    'What is usual stands in their context.',
  ];
  await showNote(app, 'The file of settings', lines, 'Go on');
}

/** Plays a world until the player leaves. Every move is in the journal before it is shown, so there is nothing to save. */
async function playWorld(
  game: Play<CaveState>,
  { client, note }: { readonly client: CaveClient; readonly note: string },
  open: OpenWorld,
): Promise<void> {
  const { app } = game;
  const turns = {
    get run() {
      return open.world.run;
    },
    take: (action: number) => open.play([action]),
    caption: note,
  };
  const { keepRegions } = open;
  const session = makeCaveSession(app, turns, { client, title: open.world.name, keepRegions });
  try {
    await walkCave(session, { help: () => showHelp(game, cavePage(session)), canGiveUp: false });
  } finally {
    open.close();
    // Later chapters begin in the middle of a world and can't be replayed alone.
    if (open.world.chapter === 1) await app.deliver(makeRecordingText(open.world.run.recording()));
  }
}
