import { type Run, startRun } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../design/button.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';
import type { SessionPhase } from '../play/session.js';
import { Link } from '../shell/link.js';
import { Notice } from '../shell/notice.js';
import type { PageProps } from '../shell/page.js';
import { navigate } from '../shell/router.js';
import { completedMaze, lostCause } from './lost-cause-state.js';
import { mazeSettings } from './maze-settings.js';
import { recordMaze } from './progress.js';
import { Results } from './results.js';

/** Whoever follows a link finds the same gear in the same places. */
const SEED = 'free-play';

/** Plays the maze in the address, for anybody: `word` is its code. */
export function PlayPage({ place, word }: PageProps) {
  const [round, setRound] = useState(0);
  const run = useMemo(() => {
    const settings = mazeSettings(word, new URLSearchParams(place.query));
    return { round, begun: settings.ok ? startRun(lostCause(), settings.value, SEED) : settings };
  }, [word, place.query, round]).begun;
  if (!run.ok) {
    return (
      <Notice title="This maze cannot be played" text={`In this address ${run.reason}.`}>
        <Link to="/" class="button button-primary">
          Back to the entrance
        </Link>
      </Notice>
    );
  }
  const again = () => setRound((last) => last + 1);
  return (
    <GameScreen
      run={run.value}
      keep={() => {}}
      phase={recordWin}
      pauseWays={<Button onPress={again}>Restart the level</Button>}
      end={(props) => <MazeEnd {...props} onAgain={again} />}
    />
  );
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
