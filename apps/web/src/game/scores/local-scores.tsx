import { makeScoreCsv, type ScoreRow } from '@warren/games/scores';
import { useState } from 'preact/hooks';
import { EmptyBoard } from '../../leaderboard/asking.js';
import { Column, RankCell } from '../../leaderboard/board-table.js';
import boardTableCss from '../../leaderboard/board-table.module.css';
import { YouMark } from '../../leaderboard/row-marks.js';
import { classes } from '../../lib/classes.js';
import { saveFile } from '../../lib/files.js';
import { useStorageVersion } from '../../lib/storage.js';
import { Button, ConfirmButton } from '../../ui/button.js';
import commonCss from '../../ui/common.module.css';
import { FileChooser, RefusedLines } from '../../ui/file-chooser.js';
import { Icon } from '../../ui/icon.js';
import { Panel } from '../../ui/panel.js';
import unseenCss from '../../ui/unseen.module.css';
import { useName } from './player-name.js';
import type { ScoreBook, ScoreImport } from './score-book.js';
import { type ScoreLine, scoreLines } from './score-lines.js';
import css from './scores.module.css';

export interface ScoresProps {
  readonly book: ScoreBook;
  readonly rules: string;
  readonly title: string;
}

/** The table of this browser, and the same as a file. */
export function LocalScores({ book, rules, title }: ScoresProps) {
  useStorageVersion([book.stored]);
  const rows = book.read(rules);
  return (
    <>
      {rows.length === 0 ? (
        <EmptyBoard text="No scores yet. Be the first." />
      ) : (
        <Table rows={rows} title={title} />
      )}
      <Files book={book} rules={rules} rows={rows} />
    </>
  );
}

function Table({ rows, title }: { readonly rows: readonly ScoreRow[]; readonly title: string }) {
  const { name } = useName();
  const { top, own } = scoreLines(rows, name);
  const leveled = rows.some(({ level }) => level !== undefined);
  return (
    <table class={boardTableCss.boardTable}>
      <caption class={unseenCss.unseen}>{title}, this device</caption>
      <thead>
        <tr>
          <Column title="Rank" class={boardTableCss.boardRank} />
          <th scope="col">Name</th>
          {[...(leveled ? ['Level'] : []), 'Score', 'Date'].map((column) => (
            <Column key={column} title={column} class={boardTableCss.boardNumber} />
          ))}
        </tr>
      </thead>
      <tbody>
        {top.map((line) => (
          <Row key={line.rank} line={line} leveled={leveled} />
        ))}
      </tbody>
      {own !== null && (
        <tfoot>
          <Row line={own} leveled={leveled} />
        </tfoot>
      )}
    </table>
  );
}

/** A row; `leveled` says whether the table has a column for levels. */
function Row({ line, leveled }: { readonly line: ScoreLine; readonly leveled: boolean }) {
  const { rank, medal, name, mine, score, level, day, date } = line;
  return (
    <tr class={mine ? boardTableCss.boardMine : undefined} data-rank={rank}>
      <RankCell rank={rank} medal={medal} />
      <th scope="row" class={boardTableCss.boardPlayer}>
        <bdi>{name}</bdi>
        {mine && <YouMark />}
      </th>
      {leveled && <td class={boardTableCss.boardNumber}>{level}</td>}
      <td class={classes(boardTableCss.boardNumber, boardTableCss.boardPoints)}>{score}</td>
      <td class={classes(boardTableCss.boardNumber, boardTableCss.boardDate)}>
        <time dateTime={day}>{date}</time>
      </td>
    </tr>
  );
}

type FilesProps = Omit<ScoresProps, 'title'> & { readonly rows: readonly ScoreRow[] };

function Files({ book, rules, rows }: FilesProps) {
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<ScoreImport['refused']>([]);
  async function bring(file: File): Promise<void> {
    const read = book.bring(rules, await file.text());
    setSaid(read.ok ? importText(read.value) : `The file was not read: ${read.reason}.`);
    setRefused(read.ok ? read.value.refused : []);
  }
  function save(): void {
    saveFile({ content: makeScoreCsv(rows), name: `${book.game.id}-${rules}.csv`, type: 'text/csv' });
  }
  function forget(): void {
    book.clear(rules);
    setSaid('The table is empty now.');
    setRefused([]);
  }
  return (
    <Panel title="The table as a file" class={css.scoresFiles}>
      <div class={commonCss.bar}>
        {rows.length > 0 && (
          <Button onPress={save}>
            <Icon name="icon-save" />
            Export as CSV
          </Button>
        )}
        <FileChooser label="Import a CSV file" accept=".csv,.txt,text/csv,text/plain" onFile={bring} />
        {rows.length > 0 && (
          <ConfirmButton ask="Delete all scores of this table?" onSure={forget}>
            Empty the table
          </ConfirmButton>
        )}
      </div>
      <p role="status">{said}</p>
      <RefusedLines refused={refused} />
    </Panel>
  );
}

function importText({ added, refused, saved }: ScoreImport): string {
  if (!saved) return 'This browser keeps nothing, so no row could be entered.';
  const rows = added === 1 ? '1 new row was entered.' : `${added} new rows were entered.`;
  return refused.length === 0 ? rows : `${rows} These lines were not read:`;
}
