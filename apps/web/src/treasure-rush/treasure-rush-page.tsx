import { treasureRush } from '@warren/games';
import { OneRunPage } from '../ranked/one-run-page.js';
import { keptRush } from './kept-rush.js';
import { RushGame } from './rush-game.js';
import { RushMenu } from './rush-menu.js';
import { RUN_SLOT, readWishes } from './rush-shelf.js';

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  return (
    <OneRunPage
      game={treasureRush}
      shelf={keptRush}
      settings={settings}
      slot={RUN_SLOT}
      title="Your run"
      Menu={RushMenu}
    >
      {(props) => <RushGame {...props} />}
    </OneRunPage>
  );
}

/** What a run is played with, as the options say. */
function settings(): object {
  const { pickups, hunter } = readWishes();
  return { pickups, hunter };
}
