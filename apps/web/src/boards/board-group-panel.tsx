import { boardPath, boardTitle, playersText } from '../leaderboard/board-list.js';
import { Link } from '../routing/link.js';
import type { BoardGroup } from './board-groups.js';

export interface BoardGroupPanelProps {
  readonly group: BoardGroup;
  readonly open: boolean;
}

/** Boards that differ in a number: a row of numbers, under what they have in common. */
export function BoardGroupPanel({ group: { title, boards }, open }: BoardGroupPanelProps) {
  const runs = boards.reduce((sum, { board }) => sum + board.rows, 0);
  return (
    <details class="panel board-group" open={open}>
      <summary class="panel-title">
        {title}
        <span class="board-soft"> {playersText(runs)}</span>
      </summary>
      <ol class="board-numbers">
        {boards.map(({ number, board }) => (
          <li key={board.id}>
            <Link
              to={boardPath(board.id)}
              class={board.rows > 0 ? 'board-number board-number-busy' : 'board-number'}
              label={`${boardTitle(board)}, ${playersText(board.rows)}`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
