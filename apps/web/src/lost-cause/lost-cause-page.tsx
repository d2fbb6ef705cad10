import { useMemo, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import type { TimedRun } from '../play/kept-run.js';
import { clearCampaign, resumeCampaign, startCampaign } from './campaign.js';
import { CampaignGame } from './campaign-game.js';
import { CampaignMenu } from './campaign-menu.js';

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  const [campaign, setCampaign] = useState<TimedRun | null>(null);
  // Read once more whenever the menu comes up.
  const saved = useMemo(() => (campaign === null ? resumeCampaign() : null), [campaign]);
  if (campaign !== null) return <CampaignGame {...campaign} onLeave={() => setCampaign(null)} />;
  return (
    <CampaignMenu
      saved={saved?.ok ? saved.value : null}
      trouble={saved === null || saved.ok ? null : saved.reason}
      onContinue={setCampaign}
      onStart={() => {
        clearCampaign();
        setCampaign(startCampaign(seedWords(drawBelow)));
      }}
    />
  );
}
