import type { Run, RunClock } from '@warren/games';
import type { LostCauseState } from '@warren/games/lost-cause';
import type { ComponentChildren } from 'preact';
import type { SessionPhase } from '../../game/loop/game-view.js';
import { AfterRunPanel } from '../../game/run/after-run-panel.js';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { useHandIn } from '../../game/run/use-upload.js';
import { type EndProps, GameScreen } from '../../game/screen/game-screen.js';
import { navigate, type PageProps } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import { Opening } from '../../ui/notice.js';
import { completedMaze } from './lost-cause-state.js';
import { RefusedNotice, ReturnNotice } from './maze-notices.js';
import { recordMaze } from './progress.js';
import { Results } from './results.js';
import { leaveMaze } from './run-storage.js';
import { useMaze } from './use-maze.js';
import { lostCauseView } from './view.js';

/** Plays the maze in the address, for anybody: `word` is its code. Whoever left it before its end may go on. */
export function PlayPage({ location, word }: PageProps) {
  const { maze, again, goOn } = useMaze(location, word);
  if (maze.state === 'refused') return <RefusedNotice reason={maze.reason} />;
  if (maze.state === 'left') {
    return <ReturnNotice run={maze.left.run} onContinue={() => goOn(maze.left)} onStart={again} />;
  }
  if (maze.state === 'opening') return <Opening />;
  return <MazeGame address={`${location.path}${location.query}`} begun={maze.begun} onAgain={again} />;
}

interface MazeGameProps {
  readonly address: string;
  readonly begun: RankedRun<LostCauseState>;
  readonly onAgain: () => void;
}

function MazeGame({ address, begun, onAgain }: MazeGameProps) {
  const { run, clock, ticket, unranked } = begun;
  const handIn = useHandIn(ticket);
  const keep = (kept: Run<LostCauseState>, keptClock: RunClock) => {
    // The one just given up for another is not to come back.
    if (kept === run) leaveMaze(address, { ...begun, clock: keptClock });
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
      {...(unranked !== null && { note: `Unranked: ${unranked}` })}
      save={keep}
      phase={onPhase}
      pauseWays={<Button onPress={onAgain}>Restart the level</Button>}
      end={(end) => (
        <MazeEnd {...end} onAgain={onAgain} standing={<AfterRunPanel run={run} handed={handIn.handed} />} />
      )}
    />
  );
}

interface MazeEndProps extends EndProps<LostCauseState> {
  readonly standing: ComponentChildren;
  readonly onAgain: () => void;
}

function MazeEnd({ run, phase, standing, onAgain }: MazeEndProps) {
  const isWon = phase === 'won';
  const onward = (
    <Button look={isWon ? 'primary' : 'usual'} onPress={() => navigate('/gamecomplete')}>
      Continue
    </Button>
  );
  return (
    <Results run={run} phase={phase} standing={standing}>
      {isWon && onward}
      <Button look={isWon ? 'usual' : 'primary'} onPress={onAgain}>
        Try again
      </Button>
      {!isWon && onward}
    </Results>
  );
}
