import { lostCause } from '@warren/games';
import { useMemo, useRef, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import type { RankedRun } from '../ranked/ranked-run.js';
import { drawTicket } from '../ranked/ticket-office.js';
import { CAMPAIGN, clearCampaign, resumeCampaign, startCampaign } from './campaign.js';
import { CampaignGame } from './campaign-game.js';
import { CampaignMenu } from './campaign-menu.js';

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  const [campaign, setCampaign] = useState<RankedRun | null>(null);
  // Read once more whenever the menu comes up.
  const saved = useMemo(() => (campaign === null ? resumeCampaign() : null), [campaign]);
  const starting = useRef(false);
  /** A ticket takes a moment; pressed twice, there is one campaign. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const drawn = await drawTicket(lostCause, CAMPAIGN);
    starting.current = false;
    clearCampaign();
    setCampaign(startCampaign(seedWords(drawBelow), drawn));
  }
  if (campaign !== null) return <CampaignGame {...campaign} onLeave={() => setCampaign(null)} />;
  return (
    <CampaignMenu
      saved={saved?.ok ? saved.value : null}
      trouble={saved === null || saved.ok ? null : saved.reason}
      onContinue={setCampaign}
      onStart={start}
    />
  );
}
