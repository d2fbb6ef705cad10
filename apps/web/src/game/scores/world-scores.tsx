import { TOP_SCORES } from '@warren/games/scores';
import { Skeleton, TroubleNote } from '../../leaderboard/asking.js';
import { boardPath } from '../../leaderboard/board-list.js';
import { BoardTable } from '../../leaderboard/board-table.js';
import { tableOf } from '../../leaderboard/board-view.js';
import css from '../../leaderboard/boards.module.css';
import { useBoard } from '../../leaderboard/use-board.js';
import { Link } from '../../routing/link.js';
import { Icon } from '../../ui/icon.js';
import type { ScoreBook } from './score-book.js';

export interface WorldScoresProps {
  readonly book: ScoreBook;
  readonly rules: string;
  readonly title: string;
}

/** The first rows of the server's board, the player's row, and the way to the whole board. */
export function WorldScores({ book, rules, title }: WorldScoresProps) {
  const board = book.boardOf(rules);
  const { pages, failure, again } = useBoard(board, 'top');
  const [first] = pages;
  if (first === undefined || first.board.rows === 0) {
    if (failure !== null && failure.code !== 'no-board')
      return <TroubleNote failure={failure} what="The board" onAgain={again} />;
    if (first === undefined && failure === null)
      return <Skeleton label="Fetching the board" rows={TOP_SCORES} />;
    return (
      <div class={css.boardEmpty}>
        <Icon name="icon-medal-gold" />
        <p>Nobody in the world stands on this board yet. Be the first.</p>
      </div>
    );
  }
  const table = tableOf([{ ...first, rows: first.rows.slice(0, TOP_SCORES) }]);
  return (
    <div class={css.boardRows}>
      <BoardTable pointsTitle={first.pointsTitle} table={table} caption={`${title}, world`} />
      <Link to={boardPath(board)} look="usual">
        The whole board
      </Link>
    </div>
  );
}
