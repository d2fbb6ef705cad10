import { parseRecordingText } from '@warren/games';
import type { Failure, Run } from '@warren/protocol/client';
import { useMemo } from 'preact/hooks';
import { TroubleNote } from '../leaderboard/asking.js';
import { useAccount } from '../online/account.js';
import { api } from '../online/api.js';
import { useAnswer } from '../online/use-answer.js';
import { LinkButtons } from '../routing/link.js';
import { NoticePage } from '../routing/notice-page.js';
import { PageLayout } from '../routing/page-layout.js';
import type { PageProps } from '../routing/router.js';
import { Opening } from '../ui/notice.js';
import { type FetchedRun, fetchRun } from './fetch-run.js';
import { Replay } from './replay-page.js';
import css from './replay-page.module.css';
import { RunAbout } from './run-about.js';

/** A run on the server, public by its link: `word` is its id. */
export function RunPage({ word }: PageProps) {
  // What is secret depends on the account.
  const account = useAccount();
  const { asked, again } = useAnswer(`${word} ${account?.id}`, (signal) => fetchRun(api, word, signal));
  if (asked.state === 'asking') return <Opening />;
  if (asked.state === 'failed') return <NoRun failure={asked.failure} onAgain={again} />;
  return <FoundRun found={asked.value} />;
}

const OTHER_RUNS = [
  { to: '/boards', title: 'The boards' },
  { to: '/replay', title: 'Replays' },
];

function NoRun({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  if (failure.code === 'no-run' || failure.code === 'bad-request') {
    return (
      <NoticePage
        title="No such run"
        text="There is no run at this address. It may have been deleted with its account."
      >
        <LinkButtons ways={OTHER_RUNS} primary />
      </NoticePage>
    );
  }
  return (
    <PageLayout title="Replays">
      <TroubleNote failure={failure} what="This run" onAgain={onAgain} />
    </PageLayout>
  );
}

function FoundRun({ found: { run, recording } }: { readonly found: FetchedRun }) {
  const read = useMemo(
    () => (recording.state === 'here' ? parseRecordingText(recording.text) : null),
    [recording],
  );
  if (recording.state === 'secret') return <Secret run={run} />;
  if (read === null || !read.ok) {
    return (
      <PageLayout title="A run that cannot be shown">
        <p class={css.playerProblem}>
          {recording.state === 'older'
            ? `It was played by rules ${run.rules}; today’s are ${recording.rules}, and would lead elsewhere. What it came to holds.`
            : 'Its recording cannot be read here.'}
        </p>
        <RunAbout run={run} />
      </PageLayout>
    );
  }
  return <Replay first={() => read} about={<RunAbout run={run} />} />;
}

/** The maze of today stays secret until the player has made their own try. */
function Secret({ run }: { readonly run: Run }) {
  return (
    <PageLayout title="Secret until your own try">
      <p>
        This is a run of today’s challenge. Players who still have their own try must not see how others
        played it: hand yours in, and you can watch this at once; tomorrow everybody can.
      </p>
      <p>
        <LinkButtons ways={[{ to: '/daily', title: 'To today’s challenge' }]} primary />
      </p>
      <RunAbout run={run} />
    </PageLayout>
  );
}
