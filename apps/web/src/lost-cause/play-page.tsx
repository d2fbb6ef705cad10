import { accept, type Result } from '@warren/engine';
import { lostCause, type Run, startRun } from '@warren/games';
import { useState } from 'preact/hooks';
import { Button } from '../design/button.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';
import type { TimedRun } from '../play/kept-run.js';
import { type RunClock, startRunClock } from '../play/run-clock.js';
import type { SessionPhase } from '../play/session-phase.js';
import type { PageProps } from '../shell/page.js';
import { navigate } from '../shell/router.js';
import { forgetMaze, leaveMaze, returnToMaze } from './left-maze.js';
import { completedMaze } from './lost-cause-state.js';
import { RefusedNotice, ReturnNotice } from './maze-notices.js';
import { mazeSettings } from './maze-settings.js';
import { recordMaze } from './progress.js';
import { Results } from './results.js';
import { lostCauseView } from './view.js';

/** Whoever follows a link finds the same gear in the same places. */
const SEED = 'free-play';

/** Plays the maze in the address, for anybody: `word` is its code. Whoever left it before its end may go on. */
export function PlayPage({ place, word }: PageProps) {
  const address = `${place.path}${place.query}`;
  const [maze, setMaze] = useState(() => beginMaze(word, place.query));
  const [left, setLeft] = useState(() => returnToMaze(address));
  if (!maze.ok) return <RefusedNotice reason={maze.reason} />;
  const play = (next: Result<TimedRun>) => {
    setLeft(null);
    setMaze(next);
  };
  const again = () => {
    forgetMaze(address);
    play(beginMaze(word, place.query));
  };
  if (left !== null) {
    return <ReturnNotice run={left.run} onContinue={() => play(accept(left))} onStart={again} />;
  }
  const { run, clock } = maze.value;
  const keep = (kept: Run, keptClock: RunClock) => {
    // The one just given up for another is not to come back.
    if (kept === run) leaveMaze(address, { run: kept, clock: keptClock });
  };
  return (
    <GameScreen
      view={lostCauseView}
      run={run}
      clock={clock}
      keep={keep}
      phase={recordWin}
      pauseWays={<Button onPress={again}>Restart the level</Button>}
      end={(props) => <MazeEnd {...props} onAgain={again} />}
    />
  );
}

function beginMaze(code: string, query: string): Result<TimedRun> {
  const settings = mazeSettings(code, new URLSearchParams(query));
  const run = settings.ok ? startRun(lostCause, settings.value, SEED) : settings;
  return run.ok ? accept({ run: run.value, clock: startRunClock(Date.now) }) : run;
}

function recordWin(run: Run, phase: SessionPhase): void {
  if (phase === 'won') recordMaze(completedMaze(run, Date.now()));
}

function MazeEnd({ run, phase, onAgain }: EndProps & { readonly onAgain: () => void }) {
  const isWon = phase === 'won';
  const onward = (
    <Button look={isWon ? 'primary' : 'usual'} onPress={() => navigate('/gamecomplete')}>
      Continue
    </Button>
  );
  return (
    <Results run={run} phase={phase}>
      {isWon && onward}
      <Button look={isWon ? 'usual' : 'primary'} onPress={onAgain}>
        Try again
      </Button>
      {!isWon && onward}
    </Results>
  );
}
