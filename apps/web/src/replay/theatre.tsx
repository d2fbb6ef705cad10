import { accept, type Result } from '@warren/engine';
import type { Recording, Run } from '@warren/games';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameView } from '../game/loop/game-view.js';
import { keepLastRun, readRecordingFile } from '../game/run/recording-file.js';
import { Masthead } from '../routing/masthead.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { ForkedGame } from './forked-game.js';
import { Lobby } from './lobby.js';
import { useOpened } from './open-recording.js';
import { RacedGame } from './raced-game.js';
import { Screening } from './screening.js';
import css from './theatre.module.css';
import { useDroppedFile } from './use-dropped-file.js';

export interface TheatreProps {
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
export function Theatre({ first, about = null }: TheatreProps) {
  const { screened, problem, opening, open } = useOpened(first);
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
    keepLastRun(recording);
    setFirst(false);
    open(Promise.resolve(accept(recording)));
    back();
  }
  if (playing?.way === 'fork') return <ForkedGame {...playing} onBack={back} onWatch={watch} />;
  if (playing?.way === 'race') return <RacedGame {...playing} onBack={back} onWatch={watch} />;
  return (
    <div class={css.theatrePage}>
      <Masthead />
      {screened !== null ? (
        <Screening
          screened={screened}
          problem={problem}
          about={isFirst ? about : null}
          onFile={openFile}
          onFork={(run) => setPlaying({ way: 'fork', view: screened.view, run })}
          onRace={(recording) => setPlaying({ way: 'race', view: screened.view, recording })}
          say={say}
        />
      ) : (
        <Lobby opening={opening} problem={problem} onFile={openFile} />
      )}
      <ToastList toasts={toasts} />
    </div>
  );
}
