import { cave } from '@warren/games';
import { OneRunPage } from '../ranked/one-run-page.js';
import { ExpeditionGame } from './expedition-game.js';
import { ExpeditionMenu } from './expedition-menu.js';
import { EXPEDITION_SLOT, readRules } from './expedition-shelf.js';
import { keptExpedition } from './kept-expedition.js';

/** An expedition: its menu, and the run once it is begun. */
export function ExpeditionPage() {
  return (
    <OneRunPage
      game={cave}
      shelf={keptExpedition}
      settings={settings}
      slot={EXPEDITION_SLOT}
      title="Your expedition"
      Menu={ExpeditionMenu}
    >
      {(props) => <ExpeditionGame {...props} />}
    </OneRunPage>
  );
}

/** What an expedition is played with. */
function settings(): object {
  return { mode: 'expedition', rules: readRules() };
}
