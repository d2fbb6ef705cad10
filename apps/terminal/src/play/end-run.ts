import { makeRecordingText, type Run, type ScoreRow, TICKS_PER_SECOND } from '@warren/games';
import { forgetRun, keepRecording } from './files/kept-runs.js';
import { cleanName, keepPlayerName, LONGEST_NAME, readPlayerName } from './files/player-name.js';
import { addScores, scoreDate } from './files/score-files.js';
import type { House } from './house.js';
import { askText } from './pages/ask-text.js';
import { chooseFrom } from './pages/menu.js';
import { scoreLines } from './pages/score-page.js';
import type { Session } from './session.js';

const NOBODY = 'Nobody';

/** What to do after a run. */
export type Next = 'again' | 'menu' | 'leave';

/** A run is over: its recording is kept, its score entered, its results shown. Says what is wanted next. */
export async function endRun(house: House, session: Session): Promise<Next> {
  const { stage, folder, deliver } = house;
  const { view, run, hasTurns } = session;
  forgetRun(folder, run.game);
  const recording = keepRecording(folder, run);
  await deliver(makeRecordingText(run.recording()));
  const table = hasTurns ? ['', 'Played in turns: the score is not ranked.'] : await enterScore(house, run);
  const { title, lines } = view.results(run);
  const kept = recording.ok ? `Recording: ${recording.value}` : recording.reason;
  return chooseFrom<Next>(stage, {
    title,
    lines: [...lines, ...table, '', kept],
    choices: [
      { id: 'again', title: 'Play again' },
      { id: 'menu', title: 'Menu' },
      { id: 'leave', title: 'Leave' },
    ],
    back: 'menu',
    behind: session,
    isSudden: true,
  });
}

/** Enters the score into the table of this machine, where such runs are compared, and shows its top. */
async function enterScore(house: House, run: Run): Promise<readonly string[]> {
  const { folder, today } = house;
  const { game, settings, outcome, tick } = run;
  const board = game.ranking.boardOf(settings);
  const standing = game.ranking.standing(outcome);
  if (board === null || standing === null || tick < TICKS_PER_SECOND) return [];
  const date = scoreDate(today());
  const name = await playerName(house);
  const row: ScoreRow = { score: standing.points, name, date };
  const rows = addScores({ folder, game, board: board.id }, [row]);
  return rows.ok ? ['', `High scores: ${board.title}`, ...scoreLines(rows.value, row)] : ['', rows.reason];
}

/** The name is asked once and kept. */
async function playerName({ stage, folder }: House): Promise<string> {
  const known = readPlayerName(folder);
  if (known !== null) return known;
  const given = await askText(stage, {
    title: 'Your name',
    lines: ['For the table of high scores on this machine. It is asked once.'],
    longest: LONGEST_NAME,
  });
  const name = cleanName(given ?? '');
  if (name !== null) keepPlayerName(folder, name);
  return name ?? NOBODY;
}
