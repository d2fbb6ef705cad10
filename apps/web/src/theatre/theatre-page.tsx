import { accept, type Result } from '@warren/engine';
import type { Playback, Recording, Run } from '@warren/games';
import { useState } from 'preact/hooks';
import { ToastList, useToasts } from '../design/toast.js';
import { keepLastRun, readLastRun, readRecordingFile } from '../play/recording-file.js';
import { Masthead } from '../shell/masthead.js';
import { ForkedGame } from './forked-game.js';
import { Lobby } from './lobby.js';
import { openRecording } from './open-recording.js';
import { Screening } from './screening.js';
import { useDroppedFile } from './use-dropped-file.js';
import './theatre.css';

interface Opened {
  readonly playback: Playback | null;
  /** Why something could not be opened. */
  readonly problem: string | null;
}

/** Shows recordings: the run just played, or one from a file. */
export function TheatrePage() {
  const [opened, setOpened] = useState(openLastRun);
  const [fork, setFork] = useState<Run | null>(null);
  const { toasts, say } = useToasts();
  const { playback, problem } = opened;

  async function openFile(file: File): Promise<void> {
    const recording = await readRecordingFile(file);
    setOpened((before) => afterOpening(before, recording));
  }
  useDroppedFile(openFile);
  function watchFork(recording: Recording): void {
    keepLastRun(recording);
    setOpened((before) => afterOpening(before, accept(recording)));
    setFork(null);
  }
  if (fork !== null) return <ForkedGame run={fork} onBack={() => setFork(null)} onWatch={watchFork} />;
  return (
    <div class="theatre-page">
      <Masthead />
      {playback === null ? (
        <Lobby problem={problem} onFile={openFile} />
      ) : (
        <Screening playback={playback} problem={problem} onFile={openFile} onFork={setFork} say={say} />
      )}
      <ToastList toasts={toasts} />
    </div>
  );
}

function openLastRun(): Opened {
  const recording = readLastRun();
  if (recording.ok && recording.value === null) return { playback: null, problem: null };
  return afterOpening({ playback: null, problem: null }, recording as Result<Recording>);
}

/** What is shown already stays when something else cannot be opened. */
function afterOpening(before: Opened, recording: Result<Recording>): Opened {
  const playback = recording.ok ? openRecording(recording.value) : recording;
  return playback.ok
    ? { playback: playback.value, problem: null }
    : { playback: before.playback, problem: playback.reason };
}
