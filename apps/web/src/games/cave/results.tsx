import type { CaveState, CaveOutcome as Outcome } from '@warren/games/cave';
import type { ResultsProps } from '../../game/loop/game-view.js';
import { ResultsDialog } from '../../game/screen/results-dialog.js';
import { makeOutcomeTable, ScoreBill } from '../../game/screen/score-bill.js';
import { numberText } from '../../lib/format.js';

/** What an expedition came to: what was done, and its gold. */
export function Results(props: ResultsProps<CaveState>) {
  const { outcome, state } = props.run;
  const { gold } = state;
  return (
    <ResultsDialog
      {...props}
      title={gold > 0 ? 'The expedition is over' : 'Over, with empty hands'}
      account={
        <>
          <CaveOutcome outcome={outcome} />
          <ScoreBill title="Gold" score={gold} />
        </>
      }
    />
  );
}

/** What a run of Cave came to besides its gold. */
export const CaveOutcome = makeOutcomeTable<Outcome>(({ moves, chests, defeated, deaths, explored }) => [
  ['Moves', numberText(moves)],
  ['Chests opened', numberText(chests)],
  ['Monsters defeated', numberText(defeated)],
  ['Fights lost', numberText(deaths)],
  ['Cells explored', numberText(explored)],
]);
