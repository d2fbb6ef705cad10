import type { Run } from '@warren/games';
import type { CaveState, World } from '@warren/games/cave';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameScreen } from '../../../game/screen/game-screen.js';
import { STORAGE_CHANGED } from '../../../lib/storage.js';
import { Button } from '../../../ui/button.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { Results } from '../results.js';
import { saveLastWorld, storedWorld } from '../storage.js';
import { caveView } from '../view.js';
import type { SavedWorld } from '../worlds/world-repository.js';
import { openWorldSaver, type WorldSaver } from '../worlds/world-saver.js';

export interface WorldGameProps {
  readonly saved: SavedWorld & { readonly world: World };
  /** Whether the world is still this tab's to save. */
  readonly maySave: () => boolean;
  readonly onLeave: () => void;
}

const NOT_KEPT =
  'There is no room left in this browser. You can play on, but what you do now is lost when the page is closed.';

/** A world being played. Every move is saved before it is shown. */
export function WorldGame({ saved, maySave, onLeave }: WorldGameProps) {
  const { id, name } = saved.world;
  const { toasts, say } = useToasts();
  const [isSaved, setSaved] = useState(true);
  const [chapter, setChapter] = useState<Run<CaveState> | null>(null);
  const saver = useMemo(() => {
    const opened = openWorldSaver({
      saved,
      now: Date.now,
      maySave,
      onSaved(worked) {
        setSaved(worked);
        say(worked ? 'There is room again: everything is kept.' : NOT_KEPT);
      },
      onChapter: setChapter,
    });
    // A world that could not be saved when it was made has to be saved as a whole first.
    if (saved.trouble !== null && saved.movesText === '') opened.invalidate();
    return opened;
  }, [saved]);
  useEffect(() => {
    saveLastWorld({ id, name });
    const stop = watchLeaving(saver, storedWorld(id));
    return () => {
      stop();
      saver.saveWhole();
    };
  }, [saver, id, name]);
  return (
    <>
      <GameScreen
        view={caveView}
        run={chapter ?? saver.run}
        note={isSaved ? name : 'Not kept: there is no room left'}
        save={saver.saveSoon}
        pauseWays={<Button onPress={onLeave}>Back to the worlds</Button>}
        // A world only comes to an end when its log is full.
        end={({ run, phase }) => <Results run={run} phase={phase} children={null} />}
      />
      <ToastList toasts={toasts} />
    </>
  );
}

/** Saves when the page may go, and notices texts that were changed elsewhere. Returns the way to stop. */
function watchLeaving(saver: WorldSaver, stored: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hide = () => document.hidden && saver.saveWhole();
  const here = (event: Event) => {
    if ((event as CustomEvent<string>).detail === stored && !saver.isWriting()) saver.invalidate();
  };
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key === stored) saver.invalidate();
  };
  // Before the sync looks at what there is to be sent.
  document.addEventListener('visibilitychange', hide, { capture: true, signal });
  window.addEventListener('pagehide', saver.saveWhole, { signal });
  window.addEventListener(STORAGE_CHANGED, here, { signal });
  window.addEventListener('storage', elsewhere, { signal });
  return () => stop.abort();
}
