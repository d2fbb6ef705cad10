import type { ImportedRow, ImportReport } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { Column } from '../leaderboard/board-table.js';
import boardTableCss from '../leaderboard/board-table.module.css';
import { numberText, plainText } from '../lib/format.js';
import { session, useAccount } from '../online/account.js';
import { api } from '../online/api.js';
import { useAnswer } from '../online/use-answer.js';
import { ConfirmButton } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { FileChooser } from '../ui/file-chooser.js';
import { Section } from '../ui/panel.js';
import css from './imports-panel.module.css';

/** So many refused lines are named one by one. */
const MOST_NAMED = 3;

/** What came of an import, in a sentence or two. */
export function importText({ imported, refused }: ImportReport): string {
  const done = imported === 1 ? '1 row was imported.' : `${imported} rows were imported.`;
  if (refused.length === 0) return done;
  const named = refused.slice(0, MOST_NAMED).map(({ line, reason }) => `line ${line}: ${reason}`);
  const more = refused.length - named.length;
  return `${done} Not read: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** A file may bring thousands; the page shows this many. */
const MOST_SHOWN = 100;

/** The player's own rows from a file, listed apart: the server has not verified them. */
export function ImportsPanel({ board }: { readonly board: string }) {
  const account = useAccount();
  const [said, setSaid] = useState('');
  const { asked, again } = useAnswer(`${board} ${account?.id}`, async (signal) =>
    account === null
      ? { ok: true as const, status: 200, value: { verified: false as const, rows: [] } }
      : api.call('imports', { params: { board } }, { signal }),
  );
  const rows = asked.state === 'here' ? asked.value.rows : [];

  async function bring(file: File): Promise<void> {
    const account = await session.ensure();
    if (!account.ok) return setSaid(account.message);
    const report = await api.call('importCsv', { params: { board }, text: await file.text() });
    setSaid(report.ok ? importText(report.value) : report.message);
    again();
  }
  async function forget(): Promise<void> {
    const answer = await api.call('deleteImports', { params: { board } });
    setSaid(answer.ok ? 'The imported rows are gone.' : answer.message);
    again();
  }
  return (
    <Section class={css.imports} title="Your rows from elsewhere" titleClass={css.importsTitle}>
      <p class={commonCss.soft}>
        A table with the columns Score, Name and Date. Nobody can play it again, so it is listed here alone,
        and only you see it.
      </p>
      {rows.length > 0 && <ImportedTable rows={rows} />}
      <div class={css.importsWays}>
        <FileChooser label="Import a CSV file" accept=".csv,.txt,text/csv,text/plain" onFile={bring} />
        {rows.length > 0 && (
          <ConfirmButton ask="Delete all imported rows of this board?" onSure={forget}>
            Delete them
          </ConfirmButton>
        )}
      </div>
      <p class={commonCss.said} role="status">
        {asked.state === 'failed' && said === '' ? asked.failure.message : said}
      </p>
    </Section>
  );
}

function ImportedTable({ rows }: { readonly rows: readonly ImportedRow[] }) {
  return (
    <>
      <table class={boardTableCss.boardTable}>
        <caption class={css.importsMark}>Imported, unverified</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <Column title="Score" class={boardTableCss.boardNumber} />
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map(({ score, name, date }, index) => (
            <tr key={index}>
              <th scope="row" class={boardTableCss.boardPlayer}>
                <bdi>{plainText(name)}</bdi>
              </th>
              <td class={boardTableCss.boardNumber}>{numberText(score)}</td>
              <td class={boardTableCss.boardDate}>{date.slice(0, 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && <p class={commonCss.soft}>{`And ${rows.length - MOST_SHOWN} more.`}</p>}
    </>
  );
}
