import type { Recording, Run } from '@warren/games';
import type { GameView } from '../game/loop/game-view.js';
import { type EndProps, GameScreen } from '../game/screen/game-screen.js';
import { Button } from '../ui/button.js';

export interface ForkedGameProps {
  readonly view: GameView;
  readonly run: Run;
  /** Back to the replay, where it was left. */
  readonly onBack: () => void;
  /** Watches the forked run itself. */
  readonly onWatch: (recording: Recording) => void;
}

const NOTHING = () => {};

/** A recording taken over at a tick. It is neither saved nor ranked. */
export function ForkedGame({ view, run, onBack, onWatch }: ForkedGameProps) {
  const back = <Button onPress={onBack}>Back to the replay</Button>;
  return (
    <GameScreen
      view={view}
      run={run}
      note="Forked from a replay: unranked"
      keep={NOTHING}
      phase={NOTHING}
      pauseWays={back}
      end={(props) => <ForkEnd {...props} view={view} onBack={onBack} onWatch={onWatch} />}
    />
  );
}

function ForkEnd({ view: { Results }, run, phase, choose, onBack, onWatch }: EndProps & ForkedGameProps) {
  const goesOn = phase === 'won' && !run.finished && run.game.actions.includes('continue');
  return (
    <Results
      run={run}
      phase={phase}
      text="This run was forked from a replay: it is unranked."
      onWatch={onWatch}
    >
      {goesOn && (
        <Button look="primary" onPress={() => choose('continue')}>
          Continue
        </Button>
      )}
      <Button look={goesOn ? 'usual' : 'primary'} onPress={onBack}>
        Back to the replay
      </Button>
    </Results>
  );
}
