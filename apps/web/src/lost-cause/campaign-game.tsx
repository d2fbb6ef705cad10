import { CAMPAIGN_SIDES, type Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../design/button.js';
import { ToastList, useToasts } from '../design/toast.js';
import { type EndProps, GameScreen } from '../play/game-screen.js';
import type { RunClock } from '../play/run-clock.js';
import type { SessionPhase } from '../play/session-phase.js';
import { SureButton } from '../play/sure-button.js';
import { AfterRunPanel } from '../ranked/after-run-panel.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { useHandIn } from '../ranked/use-hand-in.js';
import { Link } from '../shell/link.js';
import { navigate } from '../shell/router.js';
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

/** The campaign being played: saved as it goes, forgotten when the lantern goes out. */
export function CampaignGame({ mayKeep, onLeave, ...ranked }: CampaignGameProps) {
  const { run, clock, ticket, unranked } = ranked;
  const { toasts, say } = useToasts();
  const warned = useRef(false);
  const given = useRef(false);
  const handIn = useHandIn(ticket);

  function keep(kept: Run, keptClock: RunClock): void {
    if (kept.finished || given.current || !mayKeep()) return;
    if (saveCampaign({ run: kept, clock: keptClock, ticket }) || warned.current) return;
    warned.current = true;
    say('This browser keeps nothing: the campaign will be lost when the page is closed.');
  }
  function onPhase(ended: Run, phase: SessionPhase, endedClock: RunClock): void {
    if (phase === 'won' || phase === 'complete') recordMaze(completedMaze(ended, Date.now()));
    if (phase === 'complete') recordCompletion();
    handIn.over(ended, endedClock);
    if (ended.finished) clearCampaign();
  }
  function giveUp(): void {
    given.current = true;
    clearCampaign();
    onLeave();
  }
  return (
    <>
      <GameScreen
        view={lostCauseView}
        run={run}
        clock={clock}
        {...(unranked !== null && { note: `Unranked: ${unranked}` })}
        keep={keep}
        phase={onPhase}
        pauseWays={
          <SureButton ask="Give up and begin again at level 1?" onSure={giveUp}>
            Give up
          </SureButton>
        }
        end={(end) => <CampaignEnd {...end} standing={<AfterRunPanel run={run} handed={handIn.handed} />} />}
      />
      <ToastList toasts={toasts} />
    </>
  );
}

type CampaignEndProps = EndProps & { readonly standing: ComponentChildren };

function CampaignEnd({ run, phase, choose, standing }: CampaignEndProps) {
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
        <Link to="/gamecomplete" class="button button-primary">
          Free play
        </Link>
        <Link to="/" class="button">
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
