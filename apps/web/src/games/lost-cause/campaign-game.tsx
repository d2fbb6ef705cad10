import type { Run } from '@warren/games';
import { CAMPAIGN_SIDES } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../game/loop/session-phase.js';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { type KeptEndProps, KeptGame, type RunShelf } from '../../game/run/saved-game.js';
import { Link } from '../../routing/link.js';
import { navigate } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import { clearCampaign, saveCampaign } from './campaign.js';
import { completedMaze } from './lost-cause-state.js';
import { recordCompletion, recordMaze } from './progress.js';
import { Results } from './results.js';
import { lostCauseView } from './view.js';

export interface CampaignGameProps extends RankedRun {
  /** Whether the campaign is still this tab's to save. */
  readonly mayKeep: () => boolean;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

const SHELF: RunShelf = { save: saveCampaign, forget: clearCampaign };

/** The campaign being played: saved as it goes, forgotten when the lantern goes out. */
export function CampaignGame({ mayKeep, onLeave, ...begun }: CampaignGameProps) {
  function onPhase(ended: Run, phase: SessionPhase): void {
    if (phase === 'won' || phase === 'complete') recordMaze(completedMaze(ended, Date.now()));
    if (phase === 'complete') recordCompletion();
  }
  return (
    <KeptGame
      view={lostCauseView}
      begun={begun}
      shelf={SHELF}
      mayKeep={mayKeep}
      what="the campaign"
      askGiveUp="Give up and begin again at level 1?"
      onPhase={onPhase}
      onLeave={onLeave}
      end={CampaignEnd}
    />
  );
}

function CampaignEnd({ run, phase, choose, standing }: KeptEndProps) {
  if (phase === 'won') {
    return (
      <Results run={run} phase={phase}>
        <Button look="primary" onPress={() => choose('continue')}>
          Continue
        </Button>
        <Button onPress={() => choose('retry')}>Try again</Button>
      </Results>
    );
  }
  if (phase === 'complete') {
    return (
      <Results
        run={run}
        phase={phase}
        standing={standing}
        text={`All ${CAMPAIGN_SIDES.length} mazes lie behind you. Free play is open now.`}
      >
        <Link to="/gamecomplete" look="primary">
          Free play
        </Link>
        <Link to="/" look="usual">
          Home
        </Link>
      </Results>
    );
  }
  return (
    <Results run={run} phase={phase} standing={standing}>
      <Button look="primary" onPress={() => navigate('/')}>
        Restart
      </Button>
    </Results>
  );
}
