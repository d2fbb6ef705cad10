import { type Recording, type Run, startRun, TICKS_PER_SECOND } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { type EndProps, GameScreen } from '../game/screen/game-screen.js';
import { Button } from '../ui/button.js';

interface ForkedGameProps {
  readonly view: GameView;
  readonly run: Run;
  /** Back to the replay, where it was left. */
  readonly onBack: () => void;
  /** Watches the forked run itself. */
  readonly onWatch: (recording: Recording) => void;
}

/** A recording taken over at a tick. It is neither saved nor ranked. */
export function ForkedGame({ view, run, onBack, onWatch }: ForkedGameProps) {
  const back = <Button onPress={onBack}>Back to the replay</Button>;
  return (
    <GameScreen
      view={view}
      run={run}
      note="Forked from a replay: unranked"
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

interface RacedGameProps {
  readonly view: GameView;
  /** The ghost: the same maze is played beside it. */
  readonly recording: Recording;
  readonly onBack: () => void;
  /** Watches the race itself. */
  readonly onWatch: (recording: Recording) => void;
}

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

/** What came of a race against a recording, in a sentence. */
export function raceText(run: Pick<Run, 'tick' | 'finished' | 'outcome'>, ghost: Recording): string {
  const unranked = 'This was a race against a ghost: it is unranked.';
  // A lost run did not arrive, and an unfinished run has no end to compare.
  if (!run.finished || run.outcome.result !== 'won') return unranked;
  const ahead = ghost.ticks - run.tick;
  if (ahead === 0) return `A dead heat, to the tick. ${unranked}`;
  return `You were ${secondsText(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the ghost. ${unranked}`;
}

/** Ticks as seconds with one digit after the point. */
function secondsText(ticks: number): string {
  const tenths = Math.max(1, Math.round((ticks * 10) / TICKS_PER_SECOND));
  return `${Math.floor(tenths / 10)}.${tenths % 10} seconds`;
}
