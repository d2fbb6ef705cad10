import { RECORDING_FILES } from '../game/run/recording-file.js';
import { GAME_ENTRIES } from '../games/registry.js';
import { Link } from '../routing/link.js';
import { LANTERN } from '../ui/art/lantern.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { FileChooser } from '../ui/file-chooser.js';

export interface LobbyProps {
  /** Whether something is on its way: then there is nothing to choose. */
  readonly opening: boolean;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** Before a recording is there. */
export function Lobby({ opening, problem, onFile }: LobbyProps) {
  if (opening) {
    return (
      <main class="lobby">
        <h1 class="unseen">The theatre</h1>
      </main>
    );
  }
  return (
    <main class="lobby">
      <PixelArt class="lobby-lantern" map={LANTERN} letters="ink" />
      <h1 class="page-title">The theatre</h1>
      <p class="lobby-text">
        Every run can be watched again, to the tick. Choose the file of a recording, or drop it on this page.
      </p>
      {problem !== null && (
        <p class="theatre-problem" role="alert">
          This cannot be shown: {problem}.
        </p>
      )}
      <div class="lobby-ways">
        <FileChooser label="Choose a file" accept={RECORDING_FILES} primary onFile={onFile} />
      </div>
      <nav class="lobby-ways" aria-label="Play one yourself">
        {GAME_ENTRIES.map(({ id, title, path }) => (
          <Link key={id} to={path} class="button">
            Play {title}
          </Link>
        ))}
      </nav>
    </main>
  );
}
