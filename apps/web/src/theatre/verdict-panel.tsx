import { type Outcome, type Recording, TICKS_PER_SECOND } from '@warren/games';
import { LevelTable } from '../lost-cause/level-table.js';
import { levelsOf } from '../lost-cause/lost-cause-state.js';
import { clockText, numberText } from '../lost-cause/score-parts.js';
import { Icon } from '../play/icon.js';
import { useCheck } from './use-check.js';

/** What the recording really came to, by playing it again; and what it says of itself. */
export function VerdictPanel({ recording }: { readonly recording: Recording }) {
  const check = useCheck(recording);
  return (
    <section class="verdict" aria-labelledby="verdict-title">
      <h2 class="theatre-heading" id="verdict-title">
        The outcome
      </h2>
      {check.state === 'checking' ? (
        <p class="verdict-state">
          <span>Playing it again to check it</span>
          <progress value={check.ticks} max={Math.max(1, recording.ticks)} aria-label="Checked so far" />
        </p>
      ) : check.verdict.ok ? (
        <>
          <p class="verdict-state" data-verdict="valid">
            <Icon name="icon-check" />
            Verified: played again, it came to this
          </p>
          <Came outcome={check.verdict.value.outcome} />
        </>
      ) : (
        <p class="verdict-state verdict-refused" data-verdict="invalid" role="alert">
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

function Came({ outcome }: { readonly outcome: Outcome }) {
  const levels = levelsOf(outcome);
  return (
    <>
      <dl class="facts">
        <div>
          <dt>Result</dt>
          <dd>{RESULTS[outcome.result]}</dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd data-score={Number(outcome.score)}>{numberText(Number(outcome.score))}</dd>
        </div>
      </dl>
      <LevelTable levels={levels} />
    </>
  );
}

function Facts({ recording }: { readonly recording: Recording }) {
  return (
    <dl class="facts">
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
