import type { LabyrinthState } from '@warren/games/labyrinth';
import { AfterRunPanel } from '../../../game/run/after-run-panel.js';
import type { RankedRun } from '../../../game/run/ranked-run.js';
import { useHandIn } from '../../../game/run/use-upload.js';
import { GameScreen } from '../../../game/screen/game-screen.js';
import { Button } from '../../../ui/button.js';
import { Results } from '../results.js';
import { labyrinthView } from '../view.js';
import { LevelTools } from './level-tools.js';

export interface LevelGameProps {
  readonly begun: RankedRun<LabyrinthState>;
  /** Said under the title. */
  readonly note: string | null;
  /** Whether it is handed in when it is over. */
  readonly counts: boolean;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
  /** Where leaving leads, as a word on a button. */
  readonly back: string;
}

/** One level being played: a custom one, or one of a run once more. */
export function LevelGame({ begun, note, counts, onAgain, onLeave, back }: LevelGameProps) {
  const { run, clock, ticket } = begun;
  const handIn = useHandIn(ticket);
  return (
    <GameScreen
      view={labyrinthView}
      run={run}
      clock={clock}
      {...(note !== null && { note })}
      phase={(ended, _, endedClock) => {
        if (ended.finished && counts) handIn.over(ended, endedClock);
      }}
      pauseWays={
        <>
          <Button onPress={onAgain}>Begin again</Button>
          <LevelTools run={run} />
          <Button onPress={onLeave}>{back}</Button>
        </>
      }
      end={({ phase }) => (
        <Results
          run={run}
          phase={phase}
          standing={counts ? <AfterRunPanel run={run} handed={handIn.handed} /> : null}
        >
          <Button look="primary" onPress={onAgain}>
            Play again
          </Button>
          <LevelTools run={run} />
          <Button onPress={onLeave}>{back}</Button>
        </Results>
      )}
    />
  );
}
