import type { Recording, Run } from '@warren/games';
import { Button } from '../design/button.js';
import { Results } from '../lost-cause/results.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';

export interface ForkedGameProps {
  readonly run: Run;
  /** Back to the replay, where it was left. */
  readonly onBack: () => void;
  /** Watches the forked run itself. */
  readonly onWatch: (recording: Recording) => void;
}

const NOTHING = () => {};

/** Somebody's run, taken over at a moment of its replay. Nothing of it is kept, and it counts nowhere. */
export function ForkedGame({ run, onBack, onWatch }: ForkedGameProps) {
  const back = <Button onPress={onBack}>Back to the replay</Button>;
  return (
    <GameScreen
      run={run}
      note="Forked from a replay: unranked"
      keep={NOTHING}
      phase={NOTHING}
      pauseWays={back}
      end={(props) => <ForkEnd {...props} onBack={onBack} onWatch={onWatch} />}
    />
  );
}

function ForkEnd({ run, phase, choose, onBack, onWatch }: EndProps & ForkedGameProps) {
  return (
    <Results
      run={run}
      phase={phase}
      text="This run was forked from a replay: it is unranked."
      onWatch={onWatch}
    >
      {phase === 'won' && !run.finished && (
        <Button look="primary" onPress={() => choose('continue')}>
          Continue
        </Button>
      )}
      <Button look={run.finished ? 'primary' : 'usual'} onPress={onBack}>
        Back to the replay
      </Button>
    </Results>
  );
}
