import { OneRunPage } from '../../../game/run/one-run-page.js';
import { STORED_PROGRESS } from '../free-play/progress.js';
import { campaignSettings, campaignStorage } from '../storage.js';
import { CampaignMenu } from './menu.js';

const fetchGame = async () => (await import('./game.js')).CampaignGame;
/** The menu offers free play as soon as another device has completed the campaign. */
const WATCHED = [STORED_PROGRESS] as const;

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  return (
    <OneRunPage
      storage={campaignStorage}
      watched={WATCHED}
      settings={campaignSettings}
      title="The campaign"
      Menu={CampaignMenu}
      fetchGame={fetchGame}
    />
  );
}
