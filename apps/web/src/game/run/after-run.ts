import type { Upload } from '@warren/client';
import type { BoardHead, Run } from '@warren/protocol/client';
import { boardListPath, boardTitle, type NamedBoard, replayPath } from '../../leaderboard/board-list.js';
import { MEDALS, type Medal } from '../../leaderboard/board-view.js';
import { asClause, listWords, wouldBe } from '../../leaderboard/standing-words.js';
import { numberText } from '../../lib/format.js';

/** What is said about a run after its end. */
export interface AfterRun {
  readonly tone: 'quiet' | 'busy' | 'good' | 'bad';
  readonly text: string;
  /** How much of it was checked, in percent; `null` where nothing is being checked. */
  readonly percent: number | null;
  /** For the first three places of a board. */
  readonly medal: Medal | null;
  /** Where it stands. */
  readonly board: { readonly to: string; readonly title: string } | null;
  /** Where others watch it. */
  readonly replay: string | null;
  /** Whether it is a guest's: it is listed when they choose a name. */
  readonly isUnlisted: boolean;
}

/** A board as far as it is known, with the rows of the list of the run: it comes a moment after the rank. */
export type KnownBoard = (NamedBoard & Pick<BoardHead, 'rows'>) | null;

const WAITING = {
  offline: 'Waiting for a connection: your run will be uploaded later.',
  busy: 'The server is busy: your run will be uploaded later.',
  'signed-out': 'You are signed out: your run will be uploaded when you sign in again.',
  queued: 'Uploading your run',
} as const;

function say(tone: AfterRun['tone'], text: string, more: Partial<AfterRun> = {}): AfterRun {
  return { tone, text, percent: null, medal: null, board: null, replay: null, isUnlisted: false, ...more };
}

/** Said where the player hands in nothing. */
export const OPTED_OUT = say('quiet', 'Not uploaded: that is turned off in your settings.');

/** What to say while a run is on its way to the server, and when it is there. `isGuest`: the player has no name yet. */
export function afterRun(upload: Upload | null, board: KnownBoard, isGuest = false): AfterRun {
  if (upload === null) return say('busy', WAITING.queued);
  const { state } = upload;
  switch (state.phase) {
    case 'waiting':
      return say(state.why === 'queued' ? 'busy' : 'quiet', WAITING[state.why]);
    case 'uploading':
      return say('busy', WAITING.queued);
    case 'checking': {
      const percent = Math.floor(state.progress / 10);
      return say('busy', `Checking your run: ${percent} %`, { percent });
    }
    case 'verified':
      return verified({ ...state.run, rank: state.rank }, board, isGuest);
    case 'unranked':
      return say('quiet', `Not on the leaderboard: ${asClause(state.reason)}`, {
        replay: replayPath(state.run.id),
      });
    case 'refused':
      return say('bad', `Refused: ${asClause(state.reason)}`);
  }
}

function verified(run: Run, board: KnownBoard, isGuest: boolean): AfterRun {
  const { rank, category } = run;
  const isUnlisted = isGuest && rank !== null;
  const isFirst = rank !== null && !isUnlisted && category === 'witnessed';
  return say('good', verifiedText(run, board, isUnlisted), {
    medal: isFirst ? (MEDALS[rank - 1] ?? null) : null,
    board:
      run.board === null
        ? null
        : { to: boardListPath(run.board, category ?? 'witnessed', 'me'), title: 'See the leaderboard' },
    replay: replayPath(run.id),
    isUnlisted,
  });
}

function verifiedText(run: Run, board: KnownBoard, isUnlisted: boolean): string {
  const { rank } = run;
  const title = board === null ? 'its board' : withinSentence(boardTitle(board));
  if (rank === null) return `Checked. On ${title} a better run of yours is listed.`;
  const { among, end } = listWords(run);
  if (isUnlisted)
    return `${wouldBe(rank, board?.rows ?? null)}${among} on ${title}${end}; choose a name to be listed.`;
  const of = board === null ? '' : ` of ${numberText(board.rows)}`;
  return `Rank ${numberText(rank)}${of}${among} on ${title}${end}`;
}

/** A title that begins with an article is no name. */
function withinSentence(title: string): string {
  return title.replace(/^A(?= )/, 'a');
}
