import { makeRecordingText } from '@warren/games';
import type { House } from '../../game/app-context.js';
import type { GameView } from '../../game/game-view.js';
import { helpMenu, showScores } from '../../game/pages.js';
import { playNew, playOn } from '../../game/play-game.js';
import { type KeptRun, resumeKept } from '../../storage/runs.js';
import type { WorldListing } from '../../storage/worlds/listing.js';
import type { OpenWorld } from '../../storage/worlds/open-world.js';
import { openWorldShelf, type WorldShelf } from '../../storage/worlds/repository.js';
import { chooseFrom, tellTrouble, wrapped } from '../../tui/dialogs.js';
import type { Choice } from '../../tui/stage.js';
import { cavePage } from './page.js';
import { makeTrek } from './session.js';
import { type CaveFile, readCaveFile } from './settings.js';
import { walkCave } from './walk.js';
import { chooseWorld, createWorld, nameOf } from './worlds.js';

/** The menu of Cave: worlds to come back to, and expeditions. */
export async function caveMenu(house: House, view: GameView): Promise<void> {
  const file = readCaveFile(house.folder);
  const shelf = openWorldShelf({
    folder: house.folder,
    now: () => house.today().getTime(),
    log: house.log,
    regionCacheSize: file.client.regionCacheSize,
  });
  await showComplaints(house, file);
  for (;;) {
    const kept = resumeKept(house.folder, view.game);
    const run = kept.ok ? kept.value : null;
    const worlds = shelf.list();
    const latest = worlds.find(({ kind }) => kind === 'sound') ?? null;
    const place: Place = { house, view, file, shelf, run, latest };
    const choice = await chooseFrom(house.stage, {
      title: view.game.title,
      lines: [
        ...wrapped(view.game.about),
        ...(kept.ok ? [] : wrapped(`The expedition that was kept can't go on: ${kept.reason}`)),
      ],
      choices: menuChoices(place, worlds.length),
      back: 'leave',
    });
    if (choice === 'leave' || (await follow(place, choice)) === 'leave') return;
  }
}

/** Complaints beyond these would fill the screen; they are in the log, too. */
const MOST_COMPLAINTS = 5;

/** What is wrong with the file of settings, before anything else. */
async function showComplaints({ stage, log }: House, { complaints }: CaveFile): Promise<void> {
  if (complaints.length === 0) return;
  for (const complaint of complaints) log.warn('cave', complaint);
  const more = complaints.length - MOST_COMPLAINTS;
  await chooseFrom(stage, {
    title: 'The file of settings',
    lines: [
      ...complaints.slice(0, MOST_COMPLAINTS).flatMap((complaint) => wrapped(complaint)),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'What is usual stands in their place.',
    ],
    choices: [{ id: 'on', title: 'Go on' }],
    back: 'on',
  });
}

function menuChoices({ view, run, latest }: Place, worlds: number): Choice[] {
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

/** Everything a choice of the menu may need. */
interface Place {
  readonly house: House;
  readonly view: GameView;
  readonly file: CaveFile;
  readonly shelf: WorldShelf;
  /** The expedition under way. */
  readonly run: KeptRun | null;
  /** The world that was played last. */
  readonly latest: WorldListing | null;
}

async function follow(place: Place, choice: string): Promise<string> {
  const { house, view, file, shelf, run, latest } = place;
  if (choice === 'help') return chooseFrom(house.stage, helpMenu(view, house));
  if (choice === 'continue' && run !== null) return playOn(house, view, run);
  if (choice === 'scores') await showScores(house, view.game);
  else if (choice === 'create') await playWorld(place, await createWorld(house, shelf, file));
  else if (choice === 'latest' || choice === 'worlds') {
    const folder = choice === 'latest' ? latest?.folder : await chooseWorld(house, shelf);
    if (typeof folder === 'string') await openAndPlay(place, folder);
  } else return playNew(house, view, view.starts[Number(choice)].settings);
  return 'menu';
}

async function openAndPlay(place: Place, folder: string): Promise<void> {
  const opened = place.shelf.open(folder);
  if (opened.ok) await playWorld(place, opened.value);
  else await tellTrouble(place.house, 'The world stays closed', opened.reason);
}

/** Plays a world until it is left. Every move is on the disk before it is shown, so that there is nothing to save. */
async function playWorld({ house, view, file }: Place, open: OpenWorld | null): Promise<void> {
  if (open === null) return;
  const turns = {
    get run() {
      return open.world.run;
    },
    take: (action: number) => open.play([action]),
  };
  const trek = makeTrek(house, turns, {
    client: file.client,
    title: open.world.name,
    keep: open.keepRegions,
  });
  const help = async () => void (await chooseFrom(house.stage, helpMenu(view, house, cavePage(trek))));
  try {
    await walkCave(trek, { help, canGiveUp: false });
  } finally {
    open.close();
    // Later chapters begin in the middle of a world and are no run by themselves.
    if (open.world.chapter === 1) await house.deliver(makeRecordingText(open.world.run.recording()));
  }
}
