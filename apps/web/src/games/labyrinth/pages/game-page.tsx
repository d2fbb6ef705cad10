import { useState } from 'preact/hooks';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { labyrinthOptions, labyrinthStorage } from '../storage.js';
import { LabyrinthMenu } from './menu.js';

const PracticeGame = fetchedGame(async () => (await import('../levels/level-game.js')).PracticeGame);

/** Labyrinth: its menu, the run once it is begun, and a level of it once more. */
export function LabyrinthPage() {
  const [tried, setTried] = useState<string | null>(null);
  if (tried !== null) {
    return (
      <PracticeGame
        settings={{ code: tried, practice: true }}
        note="Once more: this counts for no board"
        onLeave={() => setTried(null)}
        back="Menu"
      />
    );
  }
  return (
    <OneRunPage
      storage={labyrinthStorage}
      settings={settings}
      title="Your run"
      Menu={LabyrinthMenu}
      fetchGame={async () => {
        const { LabyrinthGame } = await import('./game.js');
        return (props) => <LabyrinthGame {...props} onTry={setTried} />;
      }}
    />
  );
}

/** What a run is played with, as the options say. */
const settings = () => ({ algorithm: labyrinthOptions.get().generation });
