import { RUSH_RUN_SLOT } from '@warren/client';
import { treasureRush } from '@warren/games/treasure-rush';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { readOptions, rushStorage } from '../storage.js';
import { RushMenu } from './menu.js';

const fetchGame = async () => (await import('./game.js')).RushGame;
const RushGame = fetchedGame(fetchGame);

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  return (
    <OneRunPage
      game={treasureRush}
      storage={rushStorage}
      settings={settings}
      slot={RUSH_RUN_SLOT}
      title="Your run"
      Menu={RushMenu}
      fetchGame={fetchGame}
    >
      {(props) => <RushGame {...props} />}
    </OneRunPage>
  );
}

/** What a run is played with, as the options say. */
function settings(): object {
  const { pickups, hunter } = readOptions();
  return { pickups, hunter };
}
