import { accept } from '@warren/engine';
import type { Recording, Run } from '@warren/games';
import { useState } from 'preact/hooks';
import { ToastList, useToasts } from '../design/toast.js';
import type { GameView } from '../play/game-view.js';
import { keepLastRun, readRecordingFile } from '../play/recording-file.js';
import { Masthead } from '../shell/masthead.js';
import { ForkedGame } from './forked-game.js';
import { Lobby } from './lobby.js';
import { Screening } from './screening.js';
import { useDroppedFile } from './use-dropped-file.js';
import { useOpened } from './use-opened.js';
import './theatre.css';

/** A run taken over. What is opened meanwhile may be of another game. */
interface Fork {
  readonly view: GameView;
  readonly run: Run;
}

/** Shows recordings of any game: the run just played, or one from a file. */
export function TheatrePage() {
  const { screened, problem, opening, open } = useOpened();
  const [fork, setFork] = useState<Fork | null>(null);
  const { toasts, say } = useToasts();

  const openFile = (file: File) => open(readRecordingFile(file));
  useDroppedFile(openFile);
  function watchFork(recording: Recording): void {
    keepLastRun(recording);
    open(Promise.resolve(accept(recording)));
    setFork(null);
  }
  if (fork !== null) return <ForkedGame {...fork} onBack={() => setFork(null)} onWatch={watchFork} />;
  return (
    <div class="theatre-page">
      <Masthead />
      {screened !== null ? (
        <Screening
          screened={screened}
          problem={problem}
          onFile={openFile}
          onFork={(run) => setFork({ view: screened.view, run })}
          say={say}
        />
      ) : (
        <Lobby opening={opening} problem={problem} onFile={openFile} />
      )}
      <ToastList toasts={toasts} />
    </div>
  );
}
