import type { CaveState } from '@warren/games/cave';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { Link } from '../../../routing/link.js';
import { Button } from '../../../ui/button.js';
import { expeditionBoard, expeditionStorage } from '../expedition.js';
import { Results } from '../results.js';
import { caveView } from '../view.js';

const NOTHING = () => {};

/** An expedition being played: saved as it goes, handed in at its end. */
export function ExpeditionGame({ begun, maySave, onAgain, onLeave }: OneRunGameProps<CaveState>) {
  return (
    <SavedGame
      view={caveView}
      begun={begun}
      storage={expeditionStorage}
      maySave={maySave}
      what="the expedition"
      askGiveUp="Give up and lose this expedition?"
      onPhase={NOTHING}
      onLeave={onLeave}
      pauseWays={<Button onPress={onLeave}>Menu: it is kept</Button>}
      end={(end) => <ExpeditionEnd {...end} onAgain={onAgain} onLeave={onLeave} />}
    />
  );
}

type ExpeditionEndProps = SavedGameEnd<CaveState> & Pick<OneRunGameProps<CaveState>, 'onAgain' | 'onLeave'>;

function ExpeditionEnd({ run, phase, standing, onAgain, onLeave }: ExpeditionEndProps) {
  const { rules } = run.state.settings;
  return (
    <Results run={run} phase={phase} standing={standing}>
      <Button look="primary" onPress={onAgain}>
        Set out again
      </Button>
      <Link to={expeditionBoard(rules)} look="usual">
        The board
      </Link>
      <Button onPress={onLeave}>Menu</Button>
    </Results>
  );
}
