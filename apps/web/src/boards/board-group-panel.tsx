import { boardPath, boardTitle, playersText } from '../leaderboard/board-list.js';
import boardsCss from '../leaderboard/boards.module.css';
import { classes } from '../lib/classes.js';
import { Link } from '../routing/link.js';
import panelCss from '../ui/panel.module.css';
import css from './board-group-panel.module.css';
import type { BoardGroup } from './board-groups.js';

export interface BoardGroupPanelProps {
  readonly group: BoardGroup;
  readonly open: boolean;
}

/** Boards that differ in a number: a row of numbers, under what they have in common. */
export function BoardGroupPanel({ group: { title, boards }, open }: BoardGroupPanelProps) {
  const runs = boards.reduce((sum, { board }) => sum + board.rows, 0);
  return (
    <details class={classes(panelCss.panel, css.boardGroup)} open={open}>
      <summary class={panelCss.panelTitle}>
        {title}
        <span class={boardsCss.boardSoft}> {playersText(runs)}</span>
      </summary>
      <ol class={css.numberLinks}>
        {boards.map(({ number, board }) => (
          <li key={board.id}>
            <Link
              to={boardPath(board.id)}
              class={classes(css.numberLink, board.rows > 0 && css.numberLinkBusy)}
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
