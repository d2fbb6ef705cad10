import { Button } from '../design/button.js';
import { GameMenu } from '../play/game-menu.js';
import { SureButton } from '../play/sure-button.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { labyrinthOf } from './labyrinth-state.js';
import { labyrinthScene } from './scene.js';
import './labyrinth.css';

export interface LabyrinthMenuProps {
  /** The run that can be gone on with. */
  readonly kept: RankedRun | null;
  /** Why a kept run cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The moment the picture begins with. */
const STILL_MS = 3400;
const TEXT =
  'Corridors run over and under each other. Find an exit before the clock runs out: the next labyrinth is larger, and leaves you less time.';

/** Before a run: a new game, levels of one’s own, the leaderboard, options, the rules, and the way back. */
export function LabyrinthMenu({ trouble, ...props }: LabyrinthMenuProps) {
  return (
    <GameMenu
      title="Labyrinth"
      art="title-labyrinth"
      sceneAt={labyrinthScene}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={
        trouble === null
          ? null
          : `The run you left cannot be continued: ${trouble}. You can begin another one.`
      }
      ways={<Ways {...props} />}
    >
      <Link to="/daily" class="labyrinth-today">
        Today’s challenge: the same labyrinths for everybody, one ranked try
      </Link>
    </GameMenu>
  );
}

function Ways({ kept, onContinue, onStart }: Omit<LabyrinthMenuProps, 'trouble'>) {
  return (
    <>
      {kept === null ? (
        <Button look="primary" onPress={onStart}>
          New game
        </Button>
      ) : (
        <>
          <Button look="primary" onPress={onContinue}>
            Continue at level {labyrinthOf(kept.run.state).round.number}
          </Button>
          <SureButton ask="Begin anew and lose this run?" onSure={onStart}>
            New game
          </SureButton>
        </>
      )}
      <Link to="/labyrinth/levels" class="button">
        Custom levels
      </Link>
      <Link to="/labyrinth/leaderboard" class="button">
        Leaderboard
      </Link>
      <Link to="/labyrinth/options" class="button">
        Options
      </Link>
      <Link to="/labyrinth/how-to-play" class="button">
        How to play
      </Link>
      <Link to="/" class="button">
        Quit
      </Link>
    </>
  );
}
