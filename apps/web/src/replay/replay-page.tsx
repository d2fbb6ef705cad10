import { accept, type Result } from '@warren/engine';
import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { readLastRun, readRecordingFile, saveLastRun } from '../game/loop/recording-file.js';
import { Masthead } from '../routing/masthead.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { OpenFilePage } from './open-file-page.js';
import { useOpened } from './open-recording.js';
import { ForkedGame, RacedGame } from './play-from-replay.js';
import { PlayerPage } from './player-page.js';
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
    open(readRecordingFile(file));
  }
  useDroppedFile(openFile);
  const back = () => setPlaying(null);
  function watch(recording: Recording): void {
    saveLastRun(recording);
    setFirst(false);
    open(Promise.resolve(accept(recording)));
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

/** Takes a file that is dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => void): void {
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    // Without this the browser leaves the page and opens the file itself.
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) take.current(file);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
