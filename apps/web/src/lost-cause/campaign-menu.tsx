import { CAMPAIGN_SIDES, type Run } from '@warren/games';
import { Button } from '../design/button.js';
import { GameMenu } from '../play/game-menu.js';
import { clockText, numberText } from '../play/number-text.js';
import { SureButton } from '../play/sure-button.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Link } from '../shell/link.js';
import { SyncLine } from '../sync/sync-line.js';
import { levelsOf, viewOf } from './lost-cause-state.js';
import { readProgress } from './progress.js';
import { lostCauseScene } from './scene.js';

export interface CampaignMenuProps {
  /** The campaign that can be gone on with. */
  readonly saved: RankedRun | null;
  /** Why a saved campaign cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: () => void;
  readonly onStart: () => void;
}

/** The moment the picture begins with. */
const STILL_MS = 11_000;
const TEXT =
  'Ten mazes, each larger than the last. Find the keys, open every lock, and mind the slimes: you have one life and one lantern.';

/** Before the campaign: start, go on, or read how it is played. */
export function CampaignMenu({ trouble, ...props }: CampaignMenuProps) {
  const { saved } = props;
  return (
    <GameMenu
      title="Lost Cause"
      art="title-lost-cause"
      sceneAt={lostCauseScene}
      stillMs={STILL_MS}
      text={TEXT}
      trouble={
        trouble === null
          ? null
          : `The saved campaign cannot be continued: ${trouble}. You can start again at level 1.`
      }
      ways={<Ways {...props} />}
    >
      {saved !== null && <Standing run={saved.run} />}
      <SyncLine />
    </GameMenu>
  );
}

function Ways({ saved, onContinue, onStart }: Omit<CampaignMenuProps, 'trouble'>) {
  return (
    <>
      {saved !== null && (
        <Button look="primary" onPress={onContinue}>
          Continue at level {viewOf(saved.run.state).level.number}
        </Button>
      )}
      {saved === null ? (
        <Button look="primary" onPress={onStart}>
          Start the campaign
        </Button>
      ) : (
        <SureButton ask="Start again and lose this campaign?" onSure={onStart}>
          Start again at level 1
        </SureButton>
      )}
      <Link to="/how-to-play" class="button">
        How to play
      </Link>
      {readProgress().completedOnce && (
        <Link to="/gamecomplete" class="button">
          Free play
        </Link>
      )}
    </>
  );
}

/** Where the saved campaign stands. */
function Standing({ run }: { readonly run: Run }) {
  const levels = levelsOf(run.outcome);
  const seconds = levels.reduce((sum, level) => sum + level.seconds, 0);
  const done = levels.slice(0, -1).reduce((sum, level) => sum + level.score, 0);
  return (
    <p class="menu-standing">
      Level {viewOf(run.state).level.number} of {CAMPAIGN_SIDES.length}, {clockText(seconds)} on the way,{' '}
      {numberText(done)} points so far
    </p>
  );
}
