import { type Recording, startRun } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { type EndProps, GameScreen } from '../game/screen/game-screen.js';
import { Button } from '../ui/button.js';
import { raceText } from './race-text.js';

export interface RacedGameProps {
  readonly view: GameView;
  /** The ghost: the same maze is played beside it. */
  readonly recording: Recording;
  readonly onBack: () => void;
  /** Watches the race itself. */
  readonly onWatch: (recording: Recording) => void;
}

const NOTHING = () => {};

/** A new run with the seed and settings of a recording, beside the recording as a ghost. It is unranked. */
export function RacedGame(props: RacedGameProps) {
  const { view, recording, onBack } = props;
  const [round, setRound] = useState(0);
  const run = useMemo(() => {
    const begun = startRun(view.game, recording.settings, recording.seed);
    // It was opened for watching a moment ago.
    if (!begun.ok) throw new Error(begun.reason);
    return { round, run: begun.value };
  }, [view, recording, round]).run;
  const again = () => setRound((last) => last + 1);
  return (
    <GameScreen
      view={view}
      run={run}
      ghost={recording}
      note="Racing a ghost: unranked"
      keep={NOTHING}
      phase={NOTHING}
      pauseWays={
        <>
          <Button onPress={again}>Race again</Button>
          <Button onPress={onBack}>Back to the replay</Button>
        </>
      }
      end={(end) => <RaceEnd {...props} {...end} onAgain={again} />}
    />
  );
}

type RaceEndProps = EndProps & RacedGameProps & { readonly onAgain: () => void };

function RaceEnd({ view, run, phase, choose, recording, onAgain, onBack, onWatch }: RaceEndProps) {
  const { Results } = view;
  const goesOn = !run.finished && run.game.actions.includes('continue');
  return (
    <Results run={run} phase={phase} text={raceText(run, recording)} onWatch={onWatch}>
      {goesOn && (
        <Button look="primary" onPress={() => choose('continue')}>
          Continue
        </Button>
      )}
      <Button look={goesOn ? 'usual' : 'primary'} onPress={onAgain}>
        Race again
      </Button>
      <Button onPress={onBack}>Back to the replay</Button>
    </Results>
  );
}
