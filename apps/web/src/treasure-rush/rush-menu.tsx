import { useState } from 'preact/hooks';
import { Button } from '../design/button.js';
import { Switch } from '../design/switch.js';
import { GameMenu } from '../play/game-menu.js';
import { SureButton } from '../play/sure-button.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { changeWishes, type RushWishes, readWishes } from './rush-shelf.js';
import { rushOf } from './rush-state.js';
import { treasureRushScene } from './scene.js';
import './treasure-rush.css';

export interface RushMenuProps {
  /** The run that can be gone on with. */
  readonly kept: RankedRun | null;
  /** Why a kept run cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The moment the picture begins with. */
const STILL_MS = 4200;
const TEXT =
  'The clock is set from the shortest way. Reach the treasure in time and the next maze is harder; miss it and a life is gone.';

/** Before a run: play, go on, look at the scores, or read how it is played. */
export function RushMenu({ trouble, ...props }: RushMenuProps) {
  return (
    <GameMenu
      title="Treasure Rush"
      art="title-treasure-rush"
      sceneAt={treasureRushScene}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={
        trouble === null
          ? null
          : `The run you left cannot be continued: ${trouble}. You can begin another one.`
      }
      ways={<Ways {...props} />}
    >
      <Options />
      <Link to="/daily" class="rush-today">
        Today’s challenge: the same mazes for everybody, one ranked try
      </Link>
    </GameMenu>
  );
}

function Ways({ kept, onContinue, onStart }: Omit<RushMenuProps, 'trouble'>) {
  return (
    <>
      {kept === null ? (
        <Button look="primary" onPress={onStart}>
          Play
        </Button>
      ) : (
        <>
          <Button look="primary" onPress={onContinue}>
            Continue at score {rushOf(kept.run.state).score}
          </Button>
          <SureButton ask="Begin anew and lose this run?" onSure={onStart}>
            New run
          </SureButton>
        </>
      )}
      <Link to="/treasure-rush/scores" class="button">
        High scores
      </Link>
      <Link to="/treasure-rush/how-to-play" class="button">
        How to play
      </Link>
      <Link to="/" class="button">
        Leave
      </Link>
    </>
  );
}

/** What the next run is played with. Both have tables of their own. */
function Options() {
  const [wishes, setWishes] = useState(readWishes);
  const wish = (part: Partial<RushWishes>) => setWishes(changeWishes(part));
  return (
    <fieldset class="rush-options">
      <legend>Options for a new run</legend>
      <Switch label="Pick-ups" on={wishes.pickups} onChange={(pickups) => wish({ pickups })} />
      <p>Extra time or an extra life, off the shortest way. Worth the detour?</p>
      <Switch label="The hunter" on={wishes.hunter} onChange={(hunter) => wish({ hunter })} />
      <p>Somebody comes after you, through mazes with loops and with more time on the clock.</p>
    </fieldset>
  );
}
