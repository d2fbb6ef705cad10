import { TICKS_PER_SECOND } from '@warren/games';
import type { Run } from '@warren/protocol/client';
import { numberText } from '../lib/format.js';
import { Icon } from '../ui/icon.js';
import css from './run-about.module.css';

type Scrutiny = NonNullable<Run['scrutiny']>;
type Spread = Scrutiny['measures']['reaction'];
type Share = Scrutiny['measures']['choices'];

/** What was measured of the hand that played a run, a line each. What the game does not have is left out. */
export function measureLines({ measures }: Scrutiny): string[] {
  const { reaction, stops, choices, blind, walks, decisions } = measures;
  return [
    ...spreadLines(reaction, 'Turns', 'corner'),
    ...spreadLines(stops, 'Stops', 'middle of a place'),
    ...shareLine(choices, 'Shortest way taken at', 'junctions'),
    ...shareLine(blind, 'Of these without having seen the goal:', ''),
    ...shareLine(walks, 'As the bot would, on quiet walks:', 'steps'),
    ...shareLine(decisions, 'As the bot would, elsewhere:', 'moves'),
  ];
}

function spreadLines({ count, low, median, high, gathered }: Spread, what: string, where: string): string[] {
  if (count === 0) return [];
  return [
    `${what}: ${numberText(count)}; the key came ${lateText(median)} the ${where} (median), ` +
      `for eight of ten between ${lateText(low)} and ${lateText(high)} it; ` +
      `${numberText(gathered)} within the same 50 ms.`,
  ];
}

function shareLine({ part, whole }: Share, before: string, after: string): string[] {
  if (whole === 0) return [];
  return [`${`${before} ${numberText(part)} of ${numberText(whole)} ${after}`.trim()}.`];
}

/** So many ticks in words: “120 ms after”. */
function lateText(ticks: number): string {
  const ms = Math.round((Math.abs(ticks) * 1000) / TICKS_PER_SECOND);
  return ticks === 0 ? 'at' : `${numberText(ms)} ms ${ticks < 0 ? 'before' : 'after'}`;
}

/** How machine-like a run is, with the numbers to open; nothing for a run that was not measured. */
export function HandMeasures({ run }: { readonly run: Run }) {
  // A run that was stored by an older page has no such field.
  const scrutiny = run.scrutiny ?? null;
  if (scrutiny === null) return null;
  const lines = measureLines(scrutiny);
  const looked = scrutiny.machineLike && !run.unreviewed ? ' The operator has looked at it.' : '';
  return (
    <div class={css.runAboutHand}>
      <p class={css.runAboutState} data-unreviewed={run.unreviewed ? '' : undefined}>
        <Icon name={scrutiny.machineLike ? 'icon-question' : 'icon-person'} />
        <span>
          {run.unreviewed && <strong>Unreviewed: it looks like a program’s. </strong>}
          {scrutiny.reason}
          {looked}
        </span>
      </p>
      {lines.length > 0 && (
        <details>
          <summary>What was measured</summary>
          <ul class={css.runAboutMeasures}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>These numbers are a reason to look, and no proof.</p>
        </details>
      )}
    </div>
  );
}
