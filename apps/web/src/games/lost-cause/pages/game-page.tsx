import { CAMPAIGN_SLOT } from '@warren/client';
import { lostCause } from '@warren/games/lost-cause';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { STORED_PROGRESS } from '../free-play/progress.js';
import { CAMPAIGN, campaignStorage } from '../storage.js';
import { CampaignMenu } from './menu.js';

const fetchGame = async () => (await import('./game.js')).CampaignGame;
const CampaignGame = fetchedGame(fetchGame);
const settings = () => CAMPAIGN;
/** The menu offers free play as soon as another device has completed the campaign. */
const WATCHED = [STORED_PROGRESS] as const;

/** Lost Cause: its menu, and the campaign once it is begun. */
export function LostCausePage() {
  return (
    <OneRunPage
      game={lostCause}
      storage={campaignStorage}
      watched={WATCHED}
      settings={settings}
      slot={CAMPAIGN_SLOT}
      title="The campaign"
      Menu={CampaignMenu}
      fetchGame={fetchGame}
    >
      {(props) => <CampaignGame {...props} />}
    </OneRunPage>
  );
}
