import type { SavedLevel } from '@warren/client';
import { labyrinth } from '@warren/games/labyrinth';
import { useState } from 'preact/hooks';
import { saveFile } from '../../../lib/files.js';
import { Button } from '../../../ui/button.js';
import { FileChooser, RefusedLines } from '../../../ui/file-chooser.js';
import { Icon } from '../../../ui/icon.js';
import panelCss from '../../../ui/panel.module.css';
import css from './levels.module.css';
import { bringLevels, type LevelImport, levelFile } from './saved-levels.js';

export interface LevelFilesProps {
  readonly levels: readonly SavedLevel[];
  /** Plays a maze given as text. */
  readonly onMaze: (text: string) => void;
}

/** Levels as a file with one a line, and mazes as text. */
export function LevelFiles({ levels, onMaze }: LevelFilesProps) {
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<LevelImport['refused']>([]);
  async function bring(file: File): Promise<void> {
    const read = bringLevels(await file.text(), Date.now());
    setSaid(read.ok ? importText(read.value) : `The file was not read: ${read.reason}.`);
    setRefused(read.ok ? read.value.refused : []);
  }
  async function bringMaze(file: File): Promise<void> {
    const maze = await file.text();
    const read = labyrinth.readSettings({ maze });
    setRefused([]);
    if (read.ok) onMaze(maze);
    else setSaid(`The maze was not read: ${read.reason}.`);
  }
  return (
    <section class={panelCss.panel} aria-labelledby="files-title">
      <h2 class={panelCss.panelTitle} id="files-title">
        Levels as files
      </h2>
      <p class={panelCss.panelNote}>
        A file of levels has one a line. A maze as text is a backup of the labyrinth itself.
      </p>
      <div class={css.labyrinthWays}>
        <FileChooser label="Import levels" accept=".txt,text/plain" onFile={bring} />
        {levels.length > 0 && (
          <Button
            onPress={() =>
              saveFile({ content: levelFile(levels), name: 'labyrinth-levels.txt', type: 'text/plain' })
            }
          >
            <Icon name="icon-save" />
            Export levels
          </Button>
        )}
        <FileChooser label="Play a maze from text" accept=".txt,text/plain" onFile={bringMaze} />
      </div>
      <p role="status">{said}</p>
      <RefusedLines refused={refused} />
    </section>
  );
}

function importText({ added, refused }: LevelImport): string {
  const levels = added === 1 ? '1 new level was saved.' : `${added} new levels were saved.`;
  return refused.length === 0 ? levels : `${levels} These lines were not read:`;
}
