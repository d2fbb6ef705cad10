import { OneRunPage } from '../../../game/run/one-run-page.js';
import { readOptions, rushStorage } from '../storage.js';
import { RushMenu } from './menu.js';

const fetchGame = async () => (await import('./game.js')).RushGame;

/** Treasure Rush: its menu, and the run once it is begun. */
export function TreasureRushPage() {
  return (
    <OneRunPage
      storage={rushStorage}
      settings={readOptions}
      title="Your run"
      Menu={RushMenu}
      fetchGame={fetchGame}
    />
  );
}
