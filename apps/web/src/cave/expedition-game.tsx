import { Button } from '../design/button.js';
import { type KeptEndProps, KeptGame } from '../ranked/kept-game.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { caveStateOf } from './cave-state.js';
import { expeditionBoard } from './expedition-menu.js';
import { keptExpedition } from './kept-expedition.js';
import { Results } from './results.js';
import { caveView } from './view.js';

export interface ExpeditionGameProps {
  readonly begun: RankedRun;
  /** Whether the run is still this tab's to save. */
  readonly mayKeep: () => boolean;
  readonly onAgain: () => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

const NOTHING = () => {};

/** An expedition being played: kept as it goes, handed in at its end. */
export function ExpeditionGame({ begun, mayKeep, onAgain, onLeave }: ExpeditionGameProps) {
  return (
    <KeptGame
      view={caveView}
      begun={begun}
      shelf={keptExpedition}
      mayKeep={mayKeep}
      what="the expedition"
      askGiveUp="Give up and lose this expedition?"
      onPhase={NOTHING}
      onLeave={onLeave}
      pauseWays={<Button onPress={onLeave}>Menu: it is kept</Button>}
      end={(end) => <ExpeditionEnd {...end} onAgain={onAgain} onLeave={onLeave} />}
    />
  );
}

type ExpeditionEndProps = KeptEndProps & Pick<ExpeditionGameProps, 'onAgain' | 'onLeave'>;

function ExpeditionEnd({ run, phase, standing, onAgain, onLeave }: ExpeditionEndProps) {
  const { rules } = caveStateOf(run.state).settings;
  return (
    <Results run={run} phase={phase} standing={standing}>
      <Button look="primary" onPress={onAgain}>
        Set out again
      </Button>
      <Link to={expeditionBoard(rules)} class="button">
        The board
      </Link>
      <Button onPress={onLeave}>Menu</Button>
    </Results>
  );
}
