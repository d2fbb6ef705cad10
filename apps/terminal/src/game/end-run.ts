import { makeRecordingText, type Run } from '@warren/games';
import { rankOf, type ScoreRow } from '@warren/games/scores';
import { deleteSavedRun, type SavedRun, saveRecording } from '../storage/runs.js';
import {
  addScores,
  cleanName,
  LONGEST_NAME,
  readPlayerName,
  savePlayerName,
  scoreDate,
} from '../storage/scores.js';
import { askText, chooseFrom } from '../tui/dialogs.js';
import type { Menu, Page } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import type { GameView } from './game-view.js';
import { gamePage, scoreLines, scoreMenu } from './pages.js';
import type { Session } from './session.js';

const NOBODY = 'Nobody';

/** What to do after a run. */
export type Next = 'again' | 'following' | 'menu' | 'leave';

/** Ends a run: saves the recording, enters the score, shows the results. Returns what the player wants next. */
export async function endRun<State>(
  app: AppContext,
  session: Session<State>,
  saved: SavedRun<State>,
): Promise<Next> {
  const { folder, deliver } = app;
  const { run } = saved;
  deleteSavedRun(folder, run.game);
  const recording = saveRecording(folder, run);
  await deliver(makeRecordingText(run.recording()));
  // The upload runs while the player enters a name.
  const handingIn = handInRun(app, saved);
  const entry = await enterRun(app, session.view, saved);
  if (app.online !== null && saved.ticket !== null) app.stage.showMenu(waitingMenu(gamePage(session)), -1);
  const words = [
    ...entry.words,
    ...(await handingIn),
    recording.ok ? `Recording: ${recording.value}` : recording.reason,
  ];
  return showResults(app, session, { table: entry.table, words });
}

/** Shown until the server answers. */
function waitingMenu(behind: Page): Menu {
  const lines = ['The server plays the run again to verify it.'];
  return { title: 'Handing in', lines, choices: [], back: '', behind };
}

/** Uploads a ranked run and returns lines about the result. */
async function handInRun({ online }: AppContext, saved: SavedRun): Promise<readonly string[]> {
  if (saved.ticket === null) return [];
  if (saved.hasTurns) return ['Played in turns: it is not handed in.'];
  return online === null ? ['Signed out: it is not handed in.'] : online.handIn(saved);
}

/** The entry of a run in the score table of this machine. */
interface Entry {
  readonly words: readonly string[];
  /** The table with the run in it, or `null` without a table. */
  readonly table: { readonly title: string; readonly lines: readonly string[] } | null;
}

const NOT_RANKED: Entry = { words: ['Played in turns: the score is not ranked.'], table: null };
const NOT_LISTED: Entry = { words: ['Such runs are in no table.'], table: null };

async function showResults<State>(
  app: AppContext,
  session: Session<State>,
  { table, words }: { readonly table: Entry['table']; readonly words: readonly string[] },
): Promise<Next> {
  const { stage } = app;
  const { view, run } = session;
  const { title, lines } = view.results(run);
  const following = view.following?.(run) ?? null;
  const extraPages = view.extraPages?.(run) ?? [];
  for (let isSudden = true; ; isSudden = false) {
    const choice = await chooseFrom<string>(stage, {
      title,
      lines: [...lines, '', ...words],
      choices: [
        ...(following === null ? [] : [{ id: 'following', title: following.title }]),
        { id: 'again', title: 'Play again' },
        ...extraPages,
        ...(table === null ? [] : [{ id: 'scores', title: 'High scores' }]),
        { id: 'menu', title: 'Menu' },
        { id: 'leave', title: 'Leave' },
      ],
      back: 'menu',
      behind: gamePage(session),
      isSudden,
    });
    const extraPage = extraPages.find(({ id }) => id === choice);
    if (extraPage !== undefined) await extraPage.open(app, session);
    else if (choice === 'scores' && table !== null)
      await chooseFrom(stage, scoreMenu(table.title, table.lines));
    else return choice as Next;
  }
}

/** Saves the result of a run, in the way of its game or in the score table of this machine. */
async function enterRun<State>(
  app: AppContext,
  view: GameView<State>,
  saved: SavedRun<State>,
): Promise<Entry> {
  if (view.save !== undefined) return { words: await view.save(saved), table: null };
  return saved.hasTurns ? NOT_RANKED : enterScore(app, view, saved.run);
}

/** Enters the score into its table of this machine, if there is one for such runs. */
async function enterScore<State>(app: AppContext, view: GameView<State>, run: Run<State>): Promise<Entry> {
  const { folder, today } = app;
  const { game, settings, outcome } = run;
  const board = game.ranking.boardOf(settings);
  const standing = game.ranking.standing(outcome);
  if (board === null || standing === null) return NOT_LISTED;
  const date = scoreDate(today());
  const level = view.hasLevels === true ? { level: Number(outcome.level) } : {};
  const row: ScoreRow = { score: standing.points, name: await playerName(app), date, ...level };
  const rows = addScores({ folder, game, board: board.id }, [row]);
  if (!rows.ok) return { words: [rows.reason], table: null };
  // A row does not rank above itself.
  const rank = rankOf(row, rows.value) - 1;
  return {
    words: [`Rank ${rank} of ${rows.value.length} on this machine: ${board.title}`],
    table: { title: `High scores: ${game.title}, ${board.title}`, lines: scoreLines(rows.value, row) },
  };
}

/** The name of the player, asked once and saved. */
async function playerName({ stage, folder }: AppContext): Promise<string> {
  const known = readPlayerName(folder);
  if (known !== null) return known;
  const given = await askText(stage, {
    title: 'Your name',
    lines: ['For the table of high scores on this machine. It is asked once.'],
    longest: LONGEST_NAME,
  });
  const name = cleanName(given ?? '');
  if (name !== null) savePlayerName(folder, name);
  return name ?? NOBODY;
}
