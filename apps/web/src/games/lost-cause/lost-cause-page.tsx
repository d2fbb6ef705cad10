import { lostCause } from '@warren/games/lost-cause';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { RankedRun } from '../../game/run/ranked-run.js';
import { drawTicket } from '../../game/run/ticket-client.js';
import { drawBelow, seedWords } from '../../lib/seed-words.js';
import { useShelfTurn } from '../../lib/storage.js';
import { CAMPAIGN, clearCampaign, resumeCampaign, savedCampaign, startCampaign } from './campaign.js';
import { CampaignMenu } from './campaign-menu.js';
import { HeldCampaign } from './held-campaign.js';
import { STORED_CAMPAIGN, STORED_PROGRESS } from './progress.js';

/** Gets the campaign to be played, at the moment it is this tab's alone; `null` when there is none any more. */
type OpenCampaign = () => RankedRun | null;

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  const [opening, setOpening] = useState<OpenCampaign | null>(null);
  const leave = useCallback(() => setOpening(null), []);
  if (opening !== null) return <HeldCampaign open={opening} onLeave={leave} />;
  return <CampaignStart onOpen={(open) => setOpening(() => open)} />;
}

function CampaignStart({ onOpen }: { readonly onOpen: (open: OpenCampaign) => void }) {
  // Read once more whenever another tab or another device has saved.
  const turn = useShelfTurn([STORED_CAMPAIGN, STORED_PROGRESS]);
  const saved = useMemo(() => resumeCampaign(), [turn]);
  const starting = useRef(false);
  /** A ticket takes a moment; pressed twice, there is one campaign. */
  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const drawn = await drawTicket(lostCause, CAMPAIGN);
    starting.current = false;
    onOpen(() => {
      clearCampaign();
      return startCampaign(seedWords(drawBelow), drawn);
    });
  }
  return (
    <CampaignMenu
      kept={saved.ok ? saved.value : null}
      trouble={saved.ok ? null : saved.reason}
      onContinue={() => onOpen(savedCampaign)}
      onStart={start}
    />
  );
}
