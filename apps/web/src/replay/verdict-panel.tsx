import { type Result, refuse } from '@warren/engine';
import { type Outcome, type Recording, TICKS_PER_SECOND, type Verdict } from '@warren/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { classes } from '../lib/classes.js';
import { clockText, numberText } from '../lib/format.js';
import { Icon } from '../ui/icon.js';
import css from './replay-page.module.css';

/** What the worker says: how far it is, and at last what it found. */
export type CheckMessage = { readonly ticks: number } | { readonly verdict: Result<Verdict> };

/** How far a check is. */
type Check =
  | { readonly state: 'checking'; readonly ticks: number }
  | { readonly state: 'checked'; readonly verdict: Result<Verdict> };

/** Has a recording verified beside the page; returns the way to stop it. */
function startCheck(recording: Recording, tell: (check: Check) => void): () => void {
  tell({ state: 'checking', ticks: 0 });
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
    if ('ticks' in data) tell({ state: 'checking', ticks: data.ticks });
    else tell({ state: 'checked', verdict: data.verdict });
  });
  worker.addEventListener('error', () => {
    tell({ state: 'checked', verdict: refuse('it could not be checked: the checker did not start') });
  });
  worker.postMessage(recording);
  return () => worker.terminate();
}

/** How far the check of a recording is. */
function useCheck(recording: Recording): Check {
  const [check, setCheck] = useState<Check>({ state: 'checking', ticks: 0 });
  useEffect(() => startCheck(recording, setCheck), [recording]);
  return check;
}

interface VerdictPanelProps {
  readonly recording: Recording;
  readonly view: GameView;
}

/** What the recording really came to, by playing it again; and what it says of itself. */
export function VerdictPanel({ recording, view }: VerdictPanelProps) {
  const check = useCheck(recording);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section class={css.verdict} aria-labelledby="verdict-title" tabIndex={0}>
      <h2 class={css.playerHeading} id="verdict-title">
        The outcome
      </h2>
      {check.state === 'checking' ? (
        <p class={css.verdictState}>
          <span>Playing it again to check it</span>
          <progress value={check.ticks} max={Math.max(1, recording.ticks)} aria-label="Checked so far" />
        </p>
      ) : check.verdict.ok ? (
        <>
          <p class={css.verdictState} data-verdict="valid">
            <Icon name="icon-check" />
            Verified: played again, it came to this
          </p>
          <Came outcome={check.verdict.value.outcome} view={view} />
        </>
      ) : (
        <p class={classes(css.verdictState, css.verdictRefused)} data-verdict="invalid" role="alert">
          <Icon name="icon-close" />
          Not valid: {check.verdict.reason}
        </p>
      )}
      <Facts recording={recording} />
    </section>
  );
}

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  won: 'Won',
  lost: 'Lost',
  playing: 'Still being played',
};

function Came({ outcome, view }: { readonly outcome: Outcome; readonly view: GameView }) {
  const { score } = outcome;
  const { OutcomeTable } = view;
  return (
    <>
      <dl class={css.facts}>
        <div>
          <dt>Result</dt>
          <dd>{RESULTS[outcome.result]}</dd>
        </div>
        {typeof score === 'number' && (
          <div>
            <dt>Score</dt>
            <dd data-score={score}>{numberText(score)}</dd>
          </div>
        )}
      </dl>
      {OutcomeTable !== undefined && <OutcomeTable outcome={outcome} />}
    </>
  );
}

function Facts({ recording }: { readonly recording: Recording }) {
  return (
    <dl class={css.facts}>
      <div>
        <dt>Length</dt>
        <dd>{clockText(Math.floor(recording.ticks / TICKS_PER_SECOND))}</dd>
      </div>
      <div>
        <dt>Seed</dt>
        <dd>{recording.seed}</dd>
      </div>
    </dl>
  );
}
