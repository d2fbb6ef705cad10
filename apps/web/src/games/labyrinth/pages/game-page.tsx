import { LABYRINTH_RUN_SLOT, NO_TICKET } from '@warren/client';
import { type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { OneRunPage } from '../../../game/run/one-run-page.js';
import { beginRanked, type RankedRun } from '../../../game/run/ranked-run.js';
import { drawBelow, seedWords } from '../../../lib/seed-words.js';
import { labyrinthOptions, labyrinthStorage } from '../storage.js';
import { LabyrinthMenu } from './menu.js';

const fetchGame = async () => (await import('./game.js')).LabyrinthGame;
const LabyrinthGame = fetchedGame(fetchGame);
const LevelGame = fetchedGame(async () => (await import('../levels/level-game.js')).LevelGame);

/** Labyrinth: its menu, the run once it is begun, and a level of it once more. */
export function LabyrinthPage() {
  const [tried, setTried] = useState<RankedRun<LabyrinthState> | null>(null);
  const onTry = (code: string) => setTried(practice(code));
  if (tried !== null) {
    const { code } = tried.run.state.settings;
    return (
      <LevelGame
        key={tried.clock.startedAt}
        begun={tried}
        note="Once more: this counts for no board"
        counts={false}
        onAgain={() => onTry(code)}
        onLeave={() => setTried(null)}
        back="Menu"
      />
    );
  }
  return (
    <OneRunPage
      game={labyrinth}
      storage={labyrinthStorage}
      settings={settings}
      slot={LABYRINTH_RUN_SLOT}
      title="Your run"
      Menu={LabyrinthMenu}
      fetchGame={fetchGame}
    >
      {(props) => <LabyrinthGame {...props} onTry={onTry} />}
    </OneRunPage>
  );
}

/** What a run is played with, as the options say. */
function settings(): object {
  return { algorithm: labyrinthOptions.get().generation };
}

/** A level once more, for no board. */
function practice(code: string): RankedRun<LabyrinthState> {
  const options = { game: labyrinth, settings: { code, practice: true }, seed: seedWords(drawBelow) };
  const run = beginRanked(options, NO_TICKET);
  // The code comes from a level that was played.
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}
