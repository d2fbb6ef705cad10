import { CAMPAIGN_SLOT } from '@warren/client';
import { HeldRun } from '../../game/run/locked-run.js';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { savedCampaign } from './campaign.js';
import { CampaignGame } from './campaign-game.js';

export interface HeldCampaignProps {
  /** Gets the campaign at the moment it is this tab's alone; `null` when there is none any more. */
  readonly open: () => RankedRun | null;
  readonly onLeave: () => void;
}

/** The campaign, in one tab at a time. */
export function HeldCampaign({ open, onLeave }: HeldCampaignProps) {
  return (
    <HeldRun slot={CAMPAIGN_SLOT} title="The campaign" open={open} saved={savedCampaign} onLeave={onLeave}>
      {(campaign, mayKeep) => <CampaignGame {...campaign} mayKeep={mayKeep} onLeave={onLeave} />}
    </HeldRun>
  );
}
