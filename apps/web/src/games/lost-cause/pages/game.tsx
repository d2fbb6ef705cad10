import type { Run } from '@warren/games';
import { CAMPAIGN_SIDES, type LostCauseState } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../../game/loop/game-view.js';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { Link } from '../../../routing/link.js';
import { navigate } from '../../../routing/router.js';
import { Button } from '../../../ui/button.js';
import { recordCompletion, recordMaze } from '../free-play/progress.js';
import { Results } from '../results.js';
import { completedMaze } from '../state.js';
import { campaignStorage } from '../storage.js';
import { lostCauseView } from '../view.js';

/** The campaign being played: saved as it goes, forgotten when the lantern goes out. */
export function CampaignGame({ begun, maySave, onLeave }: OneRunGameProps<LostCauseState>) {
  function onPhase(ended: Run<LostCauseState>, phase: SessionPhase): void {
    if (phase === 'won' || phase === 'complete') recordMaze(completedMaze(ended, Date.now()));
    if (phase === 'complete') recordCompletion();
  }
  return (
    <SavedGame
      view={lostCauseView}
      begun={begun}
      storage={campaignStorage}
      maySave={maySave}
      what="the campaign"
      askGiveUp="Give up and begin again at level 1?"
      onPhase={onPhase}
      onLeave={onLeave}
      end={CampaignEnd}
    />
  );
}

function CampaignEnd({ run, phase, choose, standing }: SavedGameEnd<LostCauseState>) {
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
