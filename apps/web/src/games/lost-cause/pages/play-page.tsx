import { canRelax, type Run, type RunClock } from '@warren/games';
import { type LostCauseState, levelResults } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../../game/loop/game-view.js';
import { AfterRunPanel } from '../../../game/run/after-run-panel.js';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { RelaxedButton, runNote } from '../../../game/run/run-note.js';
import type { SavedGameEnd } from '../../../game/run/saved-game.js';
import { useHandIn } from '../../../game/run/use-upload.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { GameScreen } from '../../../game/screen/game-screen.js';
import { clockText } from '../../../lib/format.js';
import { NoticePage } from '../../../routing/notice-page.js';
import { navigate, type PageProps } from '../../../routing/router.js';
import { Button, PrimaryButton, ReturnFocus } from '../../../ui/button.js';
import { Opening } from '../../../ui/notice.js';
import { nextAddress } from '../addresses.js';
import { recordMaze } from '../free-play/progress.js';
import { Results } from '../results.js';
import { completedMaze } from '../state.js';
import { leaveMaze } from '../storage.js';
import { lostCauseView } from '../view.js';
import { RefusedNotice } from './refused-notice.js';
import { useMaze } from './use-maze.js';

/** Plays the maze in the address; `word` is its code. A player who left it before its end can continue. */
export function PlayPage({ location, word }: PageProps) {
  const { maze, again, relax, goOn } = useMaze(location, word);
  if (maze.state === 'refused') return <RefusedNotice reason={maze.reason} />;
  if (maze.state === 'left') {
    return <ReturnNotice run={maze.left.run} onContinue={() => goOn(maze.left)} onStart={again} />;
  }
  if (maze.state === 'opening') return <Opening />;
  return (
    <MazeGame
      address={`${location.path}${location.query}`}
      begun={maze.begun}
      onAgain={again}
      {...(canRelax(maze.begun.run) && { onRelaxed: relax })}
    />
  );
}

interface MazeGameProps extends Pick<OneRunGameProps<LostCauseState>, 'begun' | 'onAgain' | 'onRelaxed'> {
  readonly address: string;
}

function MazeGame({ address, begun, onAgain, onRelaxed }: MazeGameProps) {
  const { run, clock } = begun;
  const handIn = useHandIn(begun);
  const save = (left: Run<LostCauseState>, leftClock: RunClock) => {
    // The one just given up for another is not to come back.
    if (left === run) leaveMaze(address, { ...begun, clock: leftClock });
  };
  function onPhase(ended: Run<LostCauseState>, phase: SessionPhase, endedClock: RunClock): void {
    if (phase === 'won') recordMaze(completedMaze(ended, Date.now()));
    handIn.over(ended, endedClock);
  }
  return (
    <GameScreen
      view={lostCauseView}
      run={run}
      clock={clock}
      note={runNote(begun) ?? undefined}
      save={save}
      phase={onPhase}
      pauseWays={
        <>
          <Button onPress={onAgain}>Restart the level</Button>
          <RelaxedButton onRelaxed={onRelaxed} />
        </>
      }
      end={(end) => (
        <MazeEnd {...end} onAgain={onAgain} standing={<AfterRunPanel run={run} handed={handIn.handed} />} />
      )}
    />
  );
}

type MazeEndProps = SavedGameEnd<LostCauseState> & Pick<MazeGameProps, 'onAgain'>;

function MazeEnd({ run, phase, standing, onAgain }: MazeEndProps) {
  const isWon = phase === 'won';
  return (
    <Results run={run} phase={phase} standing={standing}>
      {isWon && (
        <PrimaryButton onPress={() => navigate(nextAddress(run.state.level.stage))}>Continue</PrimaryButton>
      )}
      <AgainButton look={isWon ? 'usual' : 'primary'} onPress={onAgain}>
        Try again
      </AgainButton>
      <MenuButton onPress={() => navigate('/lost-cause')} />
    </Results>
  );
}

interface ReturnNoticeProps {
  /** The run as it was left. */
  readonly run: Run<LostCauseState>;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The player comes back to a maze that was left before its end. */
function ReturnNotice({ run, onContinue, onStart }: ReturnNoticeProps) {
  const [{ width, height, seconds }] = levelResults(run.state);
  return (
    <NoticePage
      title="Welcome back"
      text={`You left this maze of ${width} by ${height} after ${clockText(seconds)}. It is as you left it.`}
    >
      <ReturnFocus>
        <PrimaryButton onPress={onContinue}>Continue</PrimaryButton>
      </ReturnFocus>
      <Button onPress={onStart}>Start again</Button>
    </NoticePage>
  );
}
