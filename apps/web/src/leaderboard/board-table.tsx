import { classes } from '../lib/classes.js';
import { ReportButton } from '../online/report-button.js';
import { Link } from '../routing/link.js';
import commonCss from '../ui/common.module.css';
import { Icon } from '../ui/icon.js';
import unseenCss from '../ui/unseen.module.css';
import css from './board-table.module.css';
import type { RowView, TableView } from './board-view.js';
import { UnreviewedMark, YouMark } from './row-marks.js';

export interface BoardTableProps {
  readonly table: TableView;
  readonly caption: string;
}

/** The rows of a board. On a narrow screen the lesser columns stand in a line under the name. */
export function BoardTable({ table, caption }: BoardTableProps) {
  return (
    <table class={css.boardTable}>
      <caption class={unseenCss.unseen}>{caption}</caption>
      <thead>
        <tr>
          <Column title="Rank" class={css.boardRank} />
          <th scope="col">Player</th>
          {table.columns.map(({ field, title }) => (
            <Column key={field} title={title} class={classes(css.boardNumber, css.boardWide)} />
          ))}
          <Column title={table.pointsTitle} class={css.boardNumber} />
          <Column title="Date" class={css.boardWide} />
          <th scope="col">
            <span class={unseenCss.unseen}>Replay</span>
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

/** The head of a column. */
export function Column({ title, class: own }: { readonly title: string; readonly class: string }) {
  return (
    <th scope="col" class={own}>
      {title}
    </th>
  );
}

/** The rank of a row, the first ones as medals. */
export function RankCell({ rank, medal }: Pick<RowView, 'rank' | 'medal'>) {
  return (
    <td class={css.boardRank}>
      {medal === null ? (
        rank
      ) : (
        <span class={css.boardMedal}>
          <Icon name={`icon-medal-${medal}`} />
          <span class={unseenCss.unseen}>{rank}</span>
        </span>
      )}
    </td>
  );
}

function Row({ row }: { readonly row: RowView }) {
  return (
    <tr
      class={row.mine ? css.boardMine : undefined}
      data-mine={row.mine ? '' : undefined}
      data-rank={row.rank}
    >
      <RankCell {...row} />
      <th scope="row" class={css.boardPlayer}>
        <span>
          <bdi class={row.guest ? css.boardGuest : undefined}>{row.name}</bdi>
          {row.mine && <YouMark />}
          {row.unreviewed && <UnreviewedMark />}
          {!row.mine && (
            <ReportButton about="name" run={row.run} name={row.name} look="plain" class={css.boardReport} />
          )}
        </span>
        <span class={classes(commonCss.soft, css.boardNarrow)}>
          {[...row.parts, row.date].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} class={classes(css.boardNumber, css.boardWide)}>
          {cell}
        </td>
      ))}
      <td class={classes(css.boardNumber, css.boardPoints)}>{row.points}</td>
      <td class={classes(css.boardWide, css.boardDate)}>
        <time dateTime={row.day}>{row.date}</time>
      </td>
      <td class={css.boardWatch}>
        <Link to={row.replay} look="plain" class={css.boardWatchLink} label={`Watch the run of ${row.name}`}>
          <Icon name="icon-play" />
        </Link>
      </td>
    </tr>
  );
}
