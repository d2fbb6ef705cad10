import { accept, type Result } from '@warren/engine';
import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { RECORDING_FILES, readLastRun, readRecordingFile, saveLastRun } from '../game/loop/recording-file.js';
import { GAME_ENTRIES } from '../games/registry.js';
import { LinkButtons } from '../routing/link.js';
import { Masthead } from '../routing/masthead.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { LANTERN } from '../ui/art/lantern.js';
import { PixelArt } from '../ui/art/pixel-art.js';
import { FileChooser } from '../ui/file-chooser.js';
import { ToastList, useToasts } from '../ui/toast.js';
import unseenCss from '../ui/unseen.module.css';
import { useOpened } from './open-recording.js';
import { ForkedGame, RacedGame } from './play-from-replay.js';
import { PlayerPage, Problem } from './player-page.js';
import css from './replay-page.module.css';

const lastRun = () => readLastRun();

/** The theatre: the run just played, or one from a file. */
export function ReplayPage() {
  return <Replay first={lastRun} />;
}

interface ReplayProps {
  /** What is shown first, read once; `null` for nothing. */
  readonly first: () => Result<Recording | null>;
  /** What is known about what is shown first. */
  readonly about?: ComponentChildren;
}

/** The player stopped watching and plays. A recording opened meanwhile may be of another game. */
type Playing =
  | { readonly way: 'fork'; readonly view: GameView; readonly run: Run }
  | { readonly way: 'race'; readonly view: GameView; readonly recording: Recording };

/** Shows recordings of any game, takes them over and races them. */
export function Replay({ first, about = null }: ReplayProps) {
  const { shown, problem, opening, open } = useOpened(first);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [isFirst, setFirst] = useState(true);
  const { toasts, say } = useToasts();

  function openFile(file: File): void {
    setFirst(false);
    void open(readRecordingFile(file));
  }
  useDroppedFile(openFile);
  const back = () => setPlaying(null);
  function watch(recording: Recording): void {
    saveLastRun(recording);
    setFirst(false);
    void open(Promise.resolve(accept(recording)));
    back();
  }
  if (playing?.way === 'fork') return <ForkedGame {...playing} onBack={back} onWatch={watch} />;
  if (playing?.way === 'race') return <RacedGame {...playing} onBack={back} onWatch={watch} />;
  return (
    <div class={css.playerPage}>
      <Masthead />
      {shown !== null ? (
        <PlayerPage
          shown={shown}
          problem={problem}
          about={isFirst ? about : null}
          onFile={openFile}
          onFork={(run) => setPlaying({ way: 'fork', view: shown.view, run })}
          onRace={(recording) => setPlaying({ way: 'race', view: shown.view, recording })}
          say={say}
        />
      ) : (
        <OpenFilePage opening={opening} problem={problem} onFile={openFile} />
      )}
      <ToastList toasts={toasts} />
    </div>
  );
}

interface OpenFileProps {
  /** Whether something is on its way: then there is nothing to choose. */
  readonly opening: boolean;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** Before a recording is there. */
function OpenFilePage({ opening, problem, onFile }: OpenFileProps) {
  if (opening) {
    return (
      <main class={css.openFile}>
        <h1 class={unseenCss.unseen}>Replays</h1>
      </main>
    );
  }
  return (
    <main class={css.openFile}>
      <PixelArt class={css.openFileLantern} map={LANTERN} letters="ink" />
      <h1 class={pageLayoutCss.pageTitle}>Replays</h1>
      <p class={css.openFileText}>
        Every run can be watched again, to the tick. Choose the file of a recording, or drop it on this page.
      </p>
      <Problem problem={problem} />
      <div class={css.openFileWays}>
        <FileChooser label="Choose a file" accept={RECORDING_FILES} primary onFile={onFile} />
      </div>
      <nav class={css.openFileWays} aria-label="Play one yourself">
        <LinkButtons ways={GAME_ENTRIES.map(({ title, path }) => ({ to: path, title: `Play ${title}` }))} />
      </nav>
    </main>
  );
}

/** Takes a file that is dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const take = (event: DragEvent) => {
      // Without this the browser leaves the page and opens the file itself.
      event.preventDefault();
      // There is none before it is dropped.
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) latest.current(file);
    };
    window.addEventListener('dragover', take, { signal });
    window.addEventListener('drop', take, { signal });
    return () => stop.abort();
  }, []);
}
