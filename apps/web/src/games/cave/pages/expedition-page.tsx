import { EXPEDITION_SLOT } from '@warren/client';
import { cave } from '@warren/games/cave';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { expeditionStorage } from '../expedition.js';
import { readRules } from '../storage.js';
import { ExpeditionMenu } from './expedition-menu.js';

const fetchGame = async () => (await import('./expedition-game.js')).ExpeditionGame;
const ExpeditionGame = fetchedGame(fetchGame);

/** An expedition: its menu, and the run once it is begun. */
export function ExpeditionPage() {
  return (
    <OneRunPage
      game={cave}
      storage={expeditionStorage}
      settings={settings}
      slot={EXPEDITION_SLOT}
      title="Your expedition"
      Menu={ExpeditionMenu}
      fetchGame={fetchGame}
    >
      {(props) => <ExpeditionGame {...props} />}
    </OneRunPage>
  );
}

/** What an expedition is played with. */
function settings(): object {
  return { mode: 'expedition', rules: readRules() };
}
