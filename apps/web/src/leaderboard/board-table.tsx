import { Link } from '../routing/link.js';
import { Icon } from '../ui/icon.js';
import type { RowView, TableView } from './board-view.js';
import { YouMark } from './you-mark.js';
import './board-table.css';

export interface BoardTableProps {
  /** What the points are. */
  readonly pointsTitle: string;
  readonly table: TableView;
  readonly caption: string;
}

/** The rows of a board. On a narrow screen the lesser columns stand in a line under the name. */
export function BoardTable({ pointsTitle, table, caption }: BoardTableProps) {
  return (
    <table class="board-table">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="board-rank">
            Rank
          </th>
          <th scope="col">Player</th>
          {table.columns.map(({ field, title }) => (
            <th key={field} scope="col" class="board-number board-wide">
              {title}
            </th>
          ))}
          <th scope="col" class="board-number">
            {pointsTitle}
          </th>
          <th scope="col" class="board-wide">
            Date
          </th>
          <th scope="col">
            <span class="unseen">Replay</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.run} row={row} />
        ))}
      </tbody>
      {table.own !== null && (
        <tfoot>
          <Row row={table.own} />
        </tfoot>
      )}
    </table>
  );
}

function Row({ row }: { readonly row: RowView }) {
  return (
    <tr class={row.mine ? 'board-row board-mine' : 'board-row'} data-rank={row.rank}>
      <td class="board-rank">
        {row.medal === null ? (
          row.rank
        ) : (
          <span class="board-medal">
            <Icon name={`icon-medal-${row.medal}`} />
            <span class="unseen">{row.rank}</span>
          </span>
        )}
      </td>
      <th scope="row" class="board-player">
        <span class="board-who">
          <bdi class={row.guest ? 'board-guest' : ''}>{row.name}</bdi>
          {row.mine && <YouMark />}
        </span>
        <span class="board-narrow">
          {[...row.parts, row.date].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} class="board-number board-wide">
          {cell}
        </td>
      ))}
      <td class="board-number board-points">{row.points}</td>
      <td class="board-wide board-date">
        <time dateTime={row.day}>{row.date}</time>
      </td>
      <td class="board-watch">
        <Link to={row.replay} class="button button-plain" label={`Watch the run of ${row.name}`}>
          <Icon name="icon-play" />
        </Link>
      </td>
    </tr>
  );
}
