import { cave } from '@warren/games';
import { useState } from 'preact/hooks';
import { boardPath } from '../boards/board-address.js';
import { Button } from '../design/button.js';
import { Switch } from '../design/switch.js';
import { GameMenu } from '../play/game-menu.js';
import { SureButton } from '../play/sure-button.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { caveStateOf } from './cave-state.js';
import { keepRules, readRules } from './expedition-shelf.js';
import { caveScene } from './scene.js';
import './expedition.css';

export interface ExpeditionMenuProps {
  /** The expedition that can be gone on with. */
  readonly kept: RankedRun | null;
  /** Why a kept one cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The moment the picture begins with. */
const STILL_MS = 4000;
const TEXT =
  'Two thousand moves, and a cave nobody has seen. Whoever brings home the most gold stands first. Standing still costs nothing: think.';

/** Before an expedition: set out, go on, look at the board, or read how it is played. */
export function ExpeditionMenu({ trouble, ...props }: ExpeditionMenuProps) {
  return (
    <GameMenu
      title="Cave: expedition"
      art="title-cave"
      sceneAt={caveScene}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={
        trouble === null
          ? null
          : `The expedition you left cannot be continued: ${trouble}. You can set out on another one.`
      }
      ways={<Ways {...props} />}
    >
      <Rules />
      <Link to="/daily" class="expedition-today">
        Today’s challenge: the same cave for everybody, one ranked try
      </Link>
    </GameMenu>
  );
}

function Ways({ kept, onContinue, onStart }: Omit<ExpeditionMenuProps, 'trouble'>) {
  return (
    <>
      {kept === null ? (
        <Button look="primary" onPress={onStart}>
          Set out
        </Button>
      ) : (
        <>
          <Button look="primary" onPress={onContinue}>
            Continue, {movesLeft(kept)} moves left
          </Button>
          <SureButton ask="Set out anew and lose this expedition?" onSure={onStart}>
            New expedition
          </SureButton>
        </>
      )}
      <Link to={expeditionBoard('deep')} class="button">
        The board
      </Link>
      <Link to="/cave" class="button">
        Your worlds
      </Link>
      <Link to="/cave/how-to-play" class="button">
        How to play
      </Link>
      <Link to="/" class="button">
        Leave
      </Link>
    </>
  );
}

function movesLeft({ run }: RankedRun): number {
  const { settings, moves } = caveStateOf(run.state);
  return Math.max(0, settings.moves - moves);
}

/** By which rules the next expedition is played. Both have boards of their own. */
function Rules() {
  const [rules, setRules] = useState(readRules);
  return (
    <fieldset class="expedition-rules">
      <legend>Rules of a new expedition</legend>
      <Switch
        label="Classic rules"
        on={rules === 'classic'}
        onChange={(on) => {
          const next = on ? 'classic' : 'deep';
          keepRules(next);
          setRules(next);
        }}
      />
      <p>
        One kind of monster, which stands and waits, and no darkness. Otherwise there are six kinds, some come
        after you, and what you have not seen is dark.
      </p>
    </fieldset>
  );
}

/** The board of expeditions by these rules. */
export function expeditionBoard(rules: 'deep' | 'classic'): string {
  const name = rules === 'classic' ? 'expedition-classic' : 'expedition';
  return boardPath(`${cave.id}.${name}@${cave.rules}`);
}
