import { RECORDING_FILES } from '../game/loop/recording-file.js';
import { GAME_ENTRIES } from '../games/registry.js';
import { Link } from '../routing/link.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { LANTERN } from '../ui/art/lantern.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { FileChooser } from '../ui/file-chooser.js';
import unseenCss from '../ui/unseen.module.css';
import css from './replay-page.module.css';

export interface OpenFileProps {
  /** Whether something is on its way: then there is nothing to choose. */
  readonly opening: boolean;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** Before a recording is there. */
export function OpenFilePage({ opening, problem, onFile }: OpenFileProps) {
  if (opening) {
    return (
      <main class={css.openFile}>
        <h1 class={unseenCss.unseen}>The theatre</h1>
      </main>
    );
  }
  return (
    <main class={css.openFile}>
      <PixelArt class={css.openFileLantern} map={LANTERN} letters="ink" />
      <h1 class={pageLayoutCss.pageTitle}>The theatre</h1>
      <p class={css.openFileText}>
        Every run can be watched again, to the tick. Choose the file of a recording, or drop it on this page.
      </p>
      {problem !== null && (
        <p class={css.playerProblem} role="alert">
          This cannot be shown: {problem}.
        </p>
      )}
      <div class={css.openFileWays}>
        <FileChooser label="Choose a file" accept={RECORDING_FILES} primary onFile={onFile} />
      </div>
      <nav class={css.openFileWays} aria-label="Play one yourself">
        {GAME_ENTRIES.map(({ id, title, path }) => (
          <Link key={id} to={path} look="usual">
            Play {title}
          </Link>
        ))}
      </nav>
    </main>
  );
}
