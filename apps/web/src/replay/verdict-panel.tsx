import { type Result, refuse } from '@warren/engine';
import { type Outcome, type Recording, TICKS_PER_SECOND, type Verdict } from '@warren/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { classes } from '../lib/classes.js';
import { clockText, numberText } from '../lib/format.js';
import { Icon } from '../ui/icon.js';
import css from './replay-page.module.css';

/** How far a check is, in the words of its worker: how many ticks were played, and at last what it found. */
export type Check = { readonly ticks: number } | { readonly verdict: Result<Verdict> };

const BEGUN: Check = { ticks: 0 };
const NOT_STARTED = refuse('it could not be checked: the checker did not start');

/** Has a recording verified beside the page. */
function useCheck(recording: Recording): Check {
  const [check, setCheck] = useState(BEGUN);
  useEffect(() => {
    setCheck(BEGUN);
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Check>) => setCheck(data));
    worker.addEventListener('error', () => setCheck({ verdict: NOT_STARTED }));
    worker.postMessage(recording);
    return () => worker.terminate();
  }, [recording]);
  return check;
}

interface VerdictPanelProps {
  readonly recording: Recording;
  readonly view: Pick<GameView, 'OutcomeTable'>;
}

/** What the recording really came to, by playing it again; and what it says of itself. */
export function VerdictPanel({ recording, view: { OutcomeTable } }: VerdictPanelProps) {
  const check = useCheck(recording);
  const outcome = 'verdict' in check && check.verdict.ok ? check.verdict.value.outcome : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section class={css.verdict} aria-labelledby="verdict-title" tabIndex={0}>
      <h2 class={css.playerHeading} id="verdict-title">
        The outcome
      </h2>
      {'ticks' in check ? (
        <p class={css.verdictState}>
          <span>Playing it again to check it</span>
          <progress value={check.ticks} max={Math.max(1, recording.ticks)} aria-label="Checked so far" />
        </p>
      ) : check.verdict.ok ? (
        <p class={css.verdictState} data-verdict="valid">
          <Icon name="icon-check" />
          Verified: played again, it came to this
        </p>
      ) : (
        <p class={classes(css.verdictState, css.verdictRefused)} data-verdict="invalid" role="alert">
          <Icon name="icon-close" />
          Not valid: {check.verdict.reason}
        </p>
      )}
      {outcome !== null && (
        <>
          <dl class={css.facts}>
            <Fact title="Result">{RESULTS[outcome.result]}</Fact>
            {typeof outcome.score === 'number' && (
              <Fact title="Score" score={outcome.score}>
                {numberText(outcome.score)}
              </Fact>
            )}
          </dl>
          {OutcomeTable !== undefined && <OutcomeTable outcome={outcome} />}
        </>
      )}
      <dl class={css.facts}>
        <Fact title="Length">{clockText(Math.floor(recording.ticks / TICKS_PER_SECOND))}</Fact>
        <Fact title="Seed">{recording.seed}</Fact>
      </dl>
    </section>
  );
}

const RESULTS: Readonly<Record<Outcome['result'], string>> = {
  won: 'Won',
  lost: 'Lost',
  playing: 'Still being played',
};

interface FactProps {
  readonly title: string;
  readonly score?: number;
  readonly children: string;
}

function Fact({ title, score, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd data-score={score}>{children}</dd>
    </div>
  );
}
