import { type Recording, type Run, startRun, TICKS_PER_SECOND } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { GameScreen } from '../game/screen/game-screen.js';
import { RunEnd } from '../game/screen/run-end.js';
import { Button, type ButtonLook, type ButtonProps } from '../ui/button.js';

interface FromReplayProps {
  readonly view: GameView;
  /** Back to the replay, where it was left. */
  readonly onBack: () => void;
  /** Watches what was played. */
  readonly onWatch: (recording: Recording) => void;
}

/** A recording taken over at a tick. It is neither saved nor ranked. */
export function ForkedGame({ view, run, onBack, onWatch }: FromReplayProps & { readonly run: Run }) {
  const back = (look: ButtonLook) => <BackButton look={look} onPress={onBack} />;
  return (
    <GameScreen
      {...{ view, run }}
      note="Forked from a replay: unranked"
      pauseWays={back('usual')}
      end={(end) => <RunEnd {...end} {...{ view, onWatch }} text={FORKED} ways={back} />}
    />
  );
}

const FORKED = 'This run was forked from a replay: it is unranked.';

function BackButton(props: Pick<ButtonProps, 'look' | 'onPress'>) {
  return <Button {...props}>Back to the replay</Button>;
}

interface RacedGameProps extends FromReplayProps {
  /** The ghost: the same maze is played beside it. */
  readonly recording: Recording;
}

/** A new run with the seed and settings of a recording, beside the recording as a ghost. It is unranked. */
export function RacedGame({ view, recording, onBack, onWatch }: RacedGameProps) {
  const [round, setRound] = useState(0);
  const run = useMemo(() => {
    const begun = startRun(view.game, recording.settings, recording.seed);
    // It was opened for watching a moment ago.
    if (!begun.ok) throw new Error(begun.reason);
    return { round, run: begun.value };
  }, [view, recording, round]).run;
  const ways = (look: ButtonLook) => (
    <>
      <Button look={look} onPress={() => setRound((last) => last + 1)}>
        Race again
      </Button>
      <BackButton onPress={onBack} />
    </>
  );
  return (
    <GameScreen
      {...{ view, run }}
      ghost={recording}
      note="Racing a ghost: unranked"
      pauseWays={ways('usual')}
      end={(end) => <RunEnd {...end} {...{ view, onWatch, ways }} text={raceText(run, recording)} />}
    />
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
