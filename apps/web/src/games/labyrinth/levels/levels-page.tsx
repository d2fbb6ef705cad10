import { NO_TICKET } from '@warren/client';
import { type LabyrinthState, labyrinth } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { beginRanked, type RankedRun } from '../../../game/run/ranked-run.js';
import { drawBelow, seedWords } from '../../../lib/seed-words.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import panelCss from '../../../ui/panel.module.css';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { STORED_LEVELS } from '../storage.js';
import { LevelFiles } from './level-files.js';
import { LevelForm } from './level-form.js';
import { LevelList } from './level-list.js';
import { readLevels } from './saved-levels.js';

const LevelGame = fetchedGame(async () => (await import('./level-game.js')).LevelGame);

/** Custom levels: made here, saved while playing, or brought along. */
export function LevelsPage() {
  useStorageVersion([STORED_LEVELS]);
  const [maze, setMaze] = useState<RankedRun<LabyrinthState> | null>(null);
  const { toasts, say } = useToasts();
  const levels = readLevels();
  if (maze !== null) {
    const text = (maze.run.settings as { readonly maze: string }).maze;
    return (
      <LevelGame
        key={maze.clock.startedAt}
        begun={maze}
        note="A maze from a file: this counts for no board"
        counts={false}
        onAgain={() => setMaze(beginMaze(text))}
        onLeave={() => setMaze(null)}
        back="Custom levels"
      />
    );
  }
  return (
    <PageLayout title="Custom levels" lead="Labyrinths of your own, to play, to keep and to share.">
      <div class={pageLayoutCss.pageColumns}>
        <LevelForm onSaved={(name) => say(`Saved as ${name}.`)} />
        <section class={panelCss.panel} aria-labelledby="levels-title">
          <h2 class={panelCss.panelTitle} id="levels-title">
            Saved levels
          </h2>
          <LevelList levels={levels} />
        </section>
      </div>
      <LevelFiles levels={levels} onMaze={(text) => setMaze(beginMaze(text))} />
      <p>
        <Link to="/labyrinth" look="usual">
          Back to the menu
        </Link>
      </p>
      <ToastList toasts={toasts} />
    </PageLayout>
  );
}

/** A maze given as text, which was checked. */
function beginMaze(maze: string): RankedRun<LabyrinthState> {
  const run = beginRanked({ game: labyrinth, settings: { maze }, seed: seedWords(drawBelow) }, NO_TICKET);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}
