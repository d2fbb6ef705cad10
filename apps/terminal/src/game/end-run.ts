import { GIVEN_UP, isRelaxedRun, makeRecordingText, type Run } from '@warren/games';
import { isEntered, NOT_ENTERED, rankOf, type ScoreRow } from '@warren/games/scores';
import { deleteSavedRun, type SavedRun, saveRecording } from '../storage/runs.js';
import {
  addScores,
  cleanName,
  LONGEST_NAME,
  readPlayerName,
  savePlayerName,
  scoreDate,
} from '../storage/scores.js';
import { askText, chooseFrom, showNote } from '../tui/dialogs.js';
import type { Menu, Page } from '../tui/stage.js';
import type { AppContext, Play, Session } from './game-view.js';
import { gamePage, scoreLines } from './pages.js';

const NOBODY = 'Nobody';

/** What to do after a run. */
export type Next = 'again' | 'following' | 'relaxed' | 'menu' | 'leave';

/** Ends a run: saves the recording, enters the score, shows the results. Returns what the player wants next. */
export async function endRun<State>(session: Session<State>, saved: SavedRun<State>): Promise<Next> {
  const { table, words } = await closeRun(session, saved);
  return showResults(session, table, words);
}

/** Ends a run in whose place a relaxed one begins at once. */
export async function replaceRun<State>(session: Session<State>, saved: SavedRun<State>): Promise<Next> {
  await closeRun(session, saved);
  return 'relaxed';
}

/** Saves the recording, enters the score and hands the run in. */
async function closeRun<State>(session: Session<State>, saved: SavedRun<State>): Promise<Entry> {
  const { app, run } = session;
  const { folder, deliver } = app;
  deleteSavedRun(folder, run.game);
  const recording = saveRecording(folder, run);
  await deliver(makeRecordingText(run.recording()));
  // The upload runs while the player enters a name.
  const handingIn = handInRun(app, saved);
  const entry = await enterRun(session, saved);
  if (app.online !== null && saved.ticket !== null) app.stage.showMenu(waitingMenu(gamePage(session)), -1);
  const words = [
    ...entry.words,
    ...(await handingIn),
    recording.ok ? `Recording: ${recording.value}` : recording.reason,
  ];
  return { table: entry.table, words };
}

/** Shown until the server answers. */
function waitingMenu(behind: Page): Menu {
  const lines = ['The server plays the run again to verify it.'];
  return { title: 'Handing in', lines, choices: [], behind };
}

/** Uploads a ranked run and returns lines about the result. */
async function handInRun({ online }: AppContext, saved: SavedRun): Promise<readonly string[]> {
  // A run that was given up without an action for it has no end that could be verified.
  if (saved.ticket === null || !saved.run.finished) return [];
  if (saved.hasTurns) return ['Played in turns: it is not uploaded.'];
  return online === null ? ['Signed out: it is not uploaded.'] : online.handIn(saved);
}

/** The entry of a run in the score table of this machine. */
interface Entry {
  readonly words: readonly string[];
  /** The table with the run in it, or `null` without a table. */
  readonly table: { readonly title: string; readonly lines: readonly string[] } | null;
}

const NOT_RANKED: Entry = { words: ['Played in turns: the score is not ranked.'], table: null };
const NOT_LISTED: Entry = { words: ['Such runs are in no table.'], table: null };
const RELAXED: Entry = { words: ['Relaxed: the run is in no table.'], table: null };

async function showResults<State>(
  session: Session<State>,
  table: Entry['table'],
  words: readonly string[],
): Promise<Next> {
  const { app, view, run } = session;
  const { title, lines } = view.results(run);
  const cause = run.finished ? (view.causeOf?.(run.state) ?? null) : GIVEN_UP;
  const following = view.following?.(run) ?? null;
  const extraPages = view.extraPages?.(run) ?? [];
  for (let isSudden = true; ; isSudden = false) {
    const choice = await chooseFrom<Next | (() => Promise<unknown>)>(app.stage, {
      title,
      lines: [...(cause === null ? [] : [cause, '']), ...lines, '', ...words],
      choices: [
        ...(following === null ? [] : [{ title: following.title, value: 'following' as const }]),
        { title: 'Play again', value: 'again', key: 'r' },
        ...extraPages.map((page) => ({ title: page.title, value: () => page.open(session) })),
        ...(table === null
          ? []
          : [{ title: 'Leaderboard', value: () => showNote(app, table.title, table.lines) }]),
        { title: 'Menu', value: 'menu', key: 'm' },
        { title: 'Leave', value: 'leave' },
      ],
      back: 'menu',
      behind: gamePage(session),
      isSudden,
    });
    if (typeof choice === 'string') return choice;
    await choice();
  }
}

/** Saves the result of a run, in the way of its game or in the score table of this machine. */
async function enterRun<State>(play: Play<State>, saved: SavedRun<State>): Promise<Entry> {
  const { save } = play.view;
  if (save !== undefined) return { words: await save(saved), table: null };
  return saved.hasTurns ? NOT_RANKED : enterScore(play, saved.run);
}

/** Enters the score into its table of this machine, if there is one for such runs. */
async function enterScore<State>({ app, view }: Play<State>, run: Run<State>): Promise<Entry> {
  const { folder, today } = app;
  const { game, settings, outcome } = run;
  const board = game.ranking.boardOf(settings);
  // A run that was given up is entered as one that was lost there.
  const standing = game.ranking.standing(run.finished ? outcome : { ...outcome, result: 'lost' });
  if (isRelaxedRun(run)) return RELAXED;
  if (board === null) return NOT_LISTED;
  const why = standing === null ? (view.notEntered?.(run) ?? null) : null;
  if (why !== null) return { words: [why], table: null };
  if (standing === null) return NOT_LISTED;
  if (!isEntered(standing.points)) return { words: [NOT_ENTERED], table: null };
  const date = scoreDate(today());
  const level = view.hasLevels === true ? { level: Number(outcome.level) } : {};
  const row: ScoreRow = { score: standing.points, name: await playerName(app), date, ...level };
  const rows = addScores({ folder, game, board: board.id }, [row]);
  if (!rows.ok) return { words: [rows.reason], table: null };
  // A row does not rank above itself.
  const rank = rankOf(row, rows.value) - 1;
  return {
    words: [`Rank ${rank} of ${rows.value.length} on this machine: ${board.title}`],
    table: { title: `Leaderboard: ${game.title}, ${board.title}`, lines: scoreLines(rows.value, row) },
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
