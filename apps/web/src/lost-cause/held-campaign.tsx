import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../design/button.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { Notice } from '../shell/notice.js';
import { useHold } from '../sync/use-hold.js';
import { savedCampaign } from './campaign.js';
import { CampaignGame } from './campaign-game.js';
import { CAMPAIGN_SLOT } from './progress.js';

export interface HeldCampaignProps {
  /** Gets the campaign at the moment it is this tab's alone; `null` when there is none any more. */
  readonly open: () => RankedRun | null;
  readonly onLeave: () => void;
}

/** The campaign, in one tab at a time: two that save over each other would lose what was played in one of them. */
export function HeldCampaign({ open, onLeave }: HeldCampaignProps) {
  const { state, hold } = useHold(CAMPAIGN_SLOT);
  const isMine = state === 'mine';
  const isBegun = useRef(false);
  const campaign = useMemo(() => {
    if (!isMine) return null;
    // What comes back from another tab is what was saved there.
    const get = isBegun.current ? savedCampaign : open;
    isBegun.current = true;
    return get();
  }, [isMine, open]);
  useEffect(() => {
    // The game is off the page by now, and has saved.
    if (state === 'leaving') hold.handOver();
  }, [state, hold]);
  useEffect(() => {
    if (isMine && campaign === null) onLeave();
  }, [isMine, campaign, onLeave]);

  if (campaign !== null) {
    return <CampaignGame {...campaign} mayKeep={() => hold.state.get() !== 'taken'} onLeave={onLeave} />;
  }
  if (state === 'asking' || isMine) return null;
  return (
    <Notice
      title="The campaign is open in another tab"
      text="Only one tab can play it at a time. Play here, and the other one saves and stops."
    >
      <Button look="primary" onPress={() => hold.takeOver()}>
        Play here
      </Button>
      <Button onPress={onLeave}>Back</Button>
    </Notice>
  );
}
