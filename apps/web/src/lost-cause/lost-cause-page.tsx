import type { Run } from '@warren/games';
import { useMemo, useState } from 'preact/hooks';
import { drawBelow, seedWords } from '../maze/seed-words.js';
import { clearCampaign, resumeCampaign, startCampaign } from './campaign.js';
import { CampaignGame } from './campaign-game.js';
import { CampaignMenu } from './campaign-menu.js';

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  const [run, setRun] = useState<Run | null>(null);
  // Read once more whenever the menu comes up.
  const saved = useMemo(() => (run === null ? resumeCampaign() : null), [run]);
  if (run !== null) return <CampaignGame run={run} onLeave={() => setRun(null)} />;
  return (
    <CampaignMenu
      saved={saved?.ok ? saved.value : null}
      trouble={saved === null || saved.ok ? null : saved.reason}
      onContinue={setRun}
      onStart={() => {
        clearCampaign();
        setRun(startCampaign(seedWords(drawBelow)));
      }}
    />
  );
}
