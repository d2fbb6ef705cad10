import type { Run } from '@warren/games';
import { CAMPAIGN_SIDES, type LostCauseState } from '@warren/games/lost-cause';
import type { SessionPhase } from '../../../game/loop/game-view.js';
import type { OneRunGameProps } from '../../../game/run/one-run-page.js';
import { SavedGame, type SavedGameEnd } from '../../../game/run/saved-game.js';
import { AgainButton, MenuButton } from '../../../game/screen/end-ways.js';
import { LinkButtons } from '../../../routing/link.js';
import { PrimaryButton } from '../../../ui/button.js';
import { recordCompletion, recordMaze } from '../free-play/progress.js';
import { Results } from '../results.js';
import { completedMaze } from '../state.js';
import { campaignStorage } from '../storage.js';
import { lostCauseView } from '../view.js';

/** The campaign being played: saved as it goes, forgotten when the lantern goes out. */
export function CampaignGame(props: OneRunGameProps<LostCauseState>) {
  function onPhase(ended: Run<LostCauseState>, phase: SessionPhase): void {
    if (phase === 'won' || phase === 'complete') recordMaze(completedMaze(ended, Date.now()));
    if (phase === 'complete') recordCompletion();
  }
  return (
    <SavedGame
      {...props}
      view={lostCauseView}
      storage={campaignStorage}
      what="the campaign"
      askGiveUp="Give up and begin again at level 1?"
      onPhase={onPhase}
      end={(end) => <CampaignEnd {...props} {...end} />}
    />
  );
}

const ONWARD = [
  { to: '/gamecomplete', title: 'Free play' },
  { to: '/', title: 'Home' },
] as const;

type CampaignEndProps = SavedGameEnd<LostCauseState> &
  Pick<OneRunGameProps<LostCauseState>, 'onAgain' | 'onLeave'>;

function CampaignEnd({ run, phase, choose, standing, onAgain, onLeave }: CampaignEndProps) {
  if (phase === 'won') {
    return (
      <Results run={run} phase={phase}>
        <PrimaryButton onPress={() => choose('continue')}>Continue</PrimaryButton>
        <AgainButton look="usual" onPress={() => choose('retry')}>
          Try again
        </AgainButton>
        <MenuButton onPress={onLeave}>Menu: it is kept</MenuButton>
      </Results>
    );
  }
  const isComplete = phase === 'complete';
  const text = `All ${CAMPAIGN_SIDES.length} mazes lie behind you. Free play is open now.`;
  return (
    <Results run={run} phase={phase} standing={standing} {...(isComplete && { text })}>
      {isComplete ? (
        <LinkButtons ways={ONWARD} primary />
      ) : (
        <>
          <AgainButton onPress={onAgain}>Restart</AgainButton>
          <MenuButton onPress={onLeave} />
        </>
      )}
    </Results>
  );
}
