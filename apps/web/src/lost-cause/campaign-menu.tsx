import { CAMPAIGN_SIDES, type Run } from '@warren/games';
import { PixelArt } from '../art/pixel-art.js';
import { Button } from '../design/button.js';
import { Diorama } from '../diorama/diorama.js';
import { PICTURES } from '../generated/pictures.js';
import { SureButton } from '../play/sure-button.js';
import { Link } from '../shell/link.js';
import { Masthead } from '../shell/masthead.js';
import { levelsOf, viewOf } from './lost-cause-state.js';
import { readProgress } from './progress.js';
import { lostCauseScene } from './scene.js';
import { clockText, numberText } from './score-parts.js';
import '../play/game-menu.css';

export interface CampaignMenuProps {
  /** The campaign that can be gone on with. */
  readonly saved: Run | null;
  /** Why a saved campaign cannot be gone on with. */
  readonly trouble: string | null;
  readonly onContinue: (run: Run) => void;
  readonly onStart: () => void;
}

/** The moment the picture begins with. */
const STILL_MS = 11_000;
/** Six tiles by nearly three, in pixels of art. */
const LEAST = { width: 200, height: 90 } as const;

/** Before the campaign: start, go on, or read how it is played. */
export function CampaignMenu({ saved, trouble, onContinue, onStart }: CampaignMenuProps) {
  return (
    <div class="menu-page">
      <Masthead />
      <main class="menu">
        <div class="menu-picture">
          <Diorama sceneAt={lostCauseScene} stillMs={STILL_MS} least={LEAST} reach={120} />
        </div>
        <h1 class="menu-title">
          <PixelArt class="menu-title-art" map={PICTURES['title-lost-cause']} />
          <span class="unseen">Lost Cause</span>
        </h1>
        <p class="menu-text">
          Ten mazes, each larger than the last. Find the keys, open every lock, and mind the slimes: you have
          one life and one lantern.
        </p>
        {trouble !== null && (
          <p class="menu-trouble" role="alert">
            The saved campaign cannot be continued: {trouble}. You can start again at level 1.
          </p>
        )}
        <div class="menu-ways">
          {saved !== null && (
            <Button look="primary" onPress={() => onContinue(saved)}>
              Continue at level {viewOf(saved.state).level.number}
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
        </div>
        {saved !== null && <Standing run={saved} />}
      </main>
    </div>
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
