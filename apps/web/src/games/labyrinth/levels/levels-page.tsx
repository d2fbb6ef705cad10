import type { SavedLevel } from '@warren/client';
import { labyrinth } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { fetchedGame } from '../../../game/run/fetched-game.js';
import { useStorageVersion } from '../../../lib/storage.js';
import { LinkButtons } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { FileChooser } from '../../../ui/file-chooser.js';
import { Panel } from '../../../ui/panel.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { ExportButton, FilePanel, NO_REPORT } from '../file-panel.js';
import { STORED_LEVELS } from '../storage.js';
import { LevelForm } from './level-form.js';
import { LevelList } from './level-list.js';
import { bringLevels, levelFile, readLevels } from './saved-levels.js';

const PracticeGame = fetchedGame(async () => (await import('./level-game.js')).PracticeGame);

/** Custom levels: made here, saved while playing, or brought along. */
export function LevelsPage() {
  useStorageVersion([STORED_LEVELS]);
  const [maze, setMaze] = useState<string | null>(null);
  const { toasts, say } = useToasts();
  const levels = readLevels();
  if (maze !== null) {
    return (
      <PracticeGame
        settings={{ maze }}
        note="A maze from a file: this counts for no board"
        onLeave={() => setMaze(null)}
        back="Custom levels"
      />
    );
  }
  return (
    <PageLayout title="Custom levels" lead="Labyrinths of your own, to play, to keep and to share.">
      <div class={pageLayoutCss.pageColumns}>
        <LevelForm onSaved={(name) => say(`Saved as ${name}.`)} />
        <Panel title="Saved levels">
          <LevelList levels={levels} />
        </Panel>
      </div>
      <LevelFiles levels={levels} onMaze={setMaze} />
      <p>
        <LinkButtons ways={[{ to: '/labyrinth', title: 'Back to the menu' }]} />
      </p>
      <ToastList toasts={toasts} />
    </PageLayout>
  );
}

interface LevelFilesProps {
  readonly levels: readonly SavedLevel[];
  /** Plays a maze given as text. */
  readonly onMaze: (text: string) => void;
}

/** Levels as a file with one a line, and mazes as text. */
function LevelFiles({ levels, onMaze }: LevelFilesProps) {
  const [report, setReport] = useState(NO_REPORT);
  async function bring(file: File): Promise<void> {
    const read = bringLevels({ name: file.name, text: await file.text() }, Date.now());
    if (!read.ok) {
      setReport({ said: `Nothing was saved: ${read.reason}.`, refused: [] });
      return;
    }
    const { said, refused } = read.value;
    setReport({ said: refused.length === 0 ? said : `${said} These lines were not read:`, refused });
  }
  async function bringMaze(file: File): Promise<void> {
    const maze = await file.text();
    // The mode is said: an empty file must not begin a run.
    const read = labyrinth.readSettings({ mode: 'maze', maze });
    const reason = maze.trim() === '' ? 'it is empty' : read.ok ? null : read.reason;
    if (reason === null) onMaze(maze);
    else setReport({ said: `"${file.name}" is no maze that can be played: ${reason}.`, refused: [] });
  }
  return (
    <FilePanel
      title="Levels as files"
      note="A file of levels has one a line. A maze as text is a backup of the labyrinth itself."
      report={report}
    >
      <FileChooser label="Import levels" accept=".txt,text/plain" onFile={bring} />
      {levels.length > 0 && (
        <ExportButton name="labyrinth-levels.txt" content={() => levelFile(levels)}>
          Export levels
        </ExportButton>
      )}
      <FileChooser label="Play a maze from text" accept=".txt,text/plain" onFile={bringMaze} />
    </FilePanel>
  );
}
