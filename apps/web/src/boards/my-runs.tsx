import type { Run, RunList } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { Skeleton, TroubleNote } from '../leaderboard/asking.js';
import { replayPath } from '../leaderboard/board-list.js';
import { classes } from '../lib/classes.js';
import { shortDay } from '../lib/format.js';
import { useAccount } from '../online/account.js';
import { api } from '../online/api.js';
import { retryUploads, useUploads } from '../online/uploads.js';
import { useAnswer } from '../online/use-answer.js';
import { Link } from '../routing/link.js';
import { Button } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Panel } from '../ui/panel.js';
import css from './my-runs.module.css';
import { runState, runTitle, uploadState } from './run-words.js';

const SKELETON_ROWS = 4;
const PAGE_RUNS = 20;

/** The player's runs: those on their way to the server, and those it has, the newest first. */
export function MyRuns() {
  const account = useAccount();
  const uploads = useUploads();
  // What has just come in is in the list of the server then.
  const settled = uploads.filter(({ state }) => 'run' in state).length;
  const { asked, again } = useAnswer(`${account?.id} ${settled}`, async (signal) =>
    account === null
      ? { ok: true as const, status: 200, value: { runs: [], next: null } }
      : api.call('myRuns', { query: { limit: PAGE_RUNS } }, { signal }),
  );
  const waiting = uploads.filter(({ state }) => !('run' in state));
  return (
    <Panel title="Your runs">
      {waiting.length > 0 && (
        <>
          <ul class={commonCss.list}>
            {waiting.map(({ key, game, at, state }) => (
              <li key={key} class={css.runItem}>
                <span class={css.runWhat}>{runTitle({ game, board: null })}</span>
                <span class={classes(commonCss.soft, css.runWhen)}>{shortDay(at)}</span>
                <span class={classes(commonCss.soft, css.runState)}>{uploadState(state)}</span>
              </li>
            ))}
          </ul>
          {waiting.some(({ state }) => state.phase === 'waiting') && (
            <p>
              <Button onPress={retryUploads}>Hand them in now</Button>
            </p>
          )}
        </>
      )}
      {asked.state === 'asking' && <Skeleton label="Fetching your runs" rows={SKELETON_ROWS} />}
      {asked.state === 'failed' && <TroubleNote failure={asked.failure} what="Your runs" onAgain={again} />}
      {asked.state === 'here' && <Fetched key={asked.value.runs[0]?.id ?? ''} first={asked.value} />}
    </Panel>
  );
}

/** The runs the server has, page after page. */
function Fetched({ first }: { readonly first: RunList }) {
  const [list, setList] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  async function more(after: string): Promise<void> {
    const answer = await api.call('myRuns', { query: { limit: PAGE_RUNS, after } });
    setProblem(answer.ok ? null : answer.message);
    if (answer.ok) setList({ runs: [...list.runs, ...answer.value.runs], next: answer.value.next });
  }
  if (list.runs.length === 0) {
    return <p class={commonCss.soft}>No runs yet. Finish a run, and it appears here.</p>;
  }
  const { next } = list;
  return (
    <>
      <ul class={commonCss.list}>
        {list.runs.map((run) => (
          <RunItem key={run.id} run={run} />
        ))}
      </ul>
      {problem !== null && <p role="alert">{problem}</p>}
      {next !== null && <Button onPress={() => void more(next)}>Show more</Button>}
    </>
  );
}

function RunItem({ run }: { readonly run: Run }) {
  return (
    <li class={css.runItem}>
      <Link to={replayPath(run.id)} class={css.runWhat}>
        {runTitle(run)}
      </Link>
      <span class={classes(commonCss.soft, css.runWhen)}>{shortDay(run.receivedAt)}</span>
      <span class={classes(commonCss.soft, css.runState)}>{runState(run)}</span>
    </li>
  );
}
