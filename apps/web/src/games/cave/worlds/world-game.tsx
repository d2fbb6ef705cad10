import type { Run } from '@warren/games';
import type { CaveState, World } from '@warren/games/cave';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { STORAGE_CHANGED } from '../../../lib/storage.js';
import { Button } from '../../../ui/button.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { CaveGame } from '../cave-game.js';
import type { KeptWorld } from './kept-world.js';
import { noteLastWorld } from './last-world.js';
import { openKeeper, type WorldKeeper } from './world-keeper.js';
import { storedWorld } from './world-names.js';

export interface WorldGameProps {
  readonly kept: KeptWorld & { readonly world: World };
  /** Whether the world is still this tab's to keep. */
  readonly mayKeep: () => boolean;
  readonly onLeave: () => void;
}

const NOT_KEPT =
  'There is no room left in this browser. You can play on, but what you do now is lost when the page is closed.';

/** A world being played. Every move is kept before it is shown. */
export function WorldGame({ kept, mayKeep, onLeave }: WorldGameProps) {
  const { id, name } = kept.world;
  const { toasts, say } = useToasts();
  const [isKept, setKept] = useState(true);
  const [chapter, setChapter] = useState<Run<CaveState> | null>(null);
  const keeper = useMemo(() => {
    const opened = openKeeper({
      kept,
      now: Date.now,
      mayKeep,
      onKept(worked) {
        setKept(worked);
        say(worked ? 'There is room again: everything is kept.' : NOT_KEPT);
      },
      onChapter: setChapter,
    });
    // A world that could not be kept when it was made has to be kept as a whole first.
    if (kept.trouble !== null && kept.beside === '') opened.disturb();
    return opened;
  }, [kept]);
  useEffect(() => {
    noteLastWorld({ id, name });
    const stop = watchLeaving(keeper, storedWorld(id));
    return () => {
      stop();
      keeper.keepWhole();
    };
  }, [keeper, id, name]);
  return (
    <>
      <CaveGame
        run={chapter ?? keeper.run}
        note={isKept ? name : 'Not kept: there is no room left'}
        keep={keeper.keepSoon}
        pauseWays={<Button onPress={onLeave}>Back to the worlds</Button>}
      />
      <ToastList toasts={toasts} />
    </>
  );
}

/** A page that may be gone the next moment, and a text somebody else has changed. Returns the way to stop watching. */
function watchLeaving(keeper: WorldKeeper, stored: string): () => void {
  const leave = () => keeper.keepWhole();
  const hide = () => document.hidden && leave();
  const here = (event: Event) => {
    if ((event as CustomEvent<string>).detail === stored && !keeper.isWriting()) keeper.disturb();
  };
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === null || key === stored) keeper.disturb();
  };
  // Before the sync looks at what there is to be sent.
  document.addEventListener('visibilitychange', hide, { capture: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener(STORAGE_CHANGED, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    document.removeEventListener('visibilitychange', hide, { capture: true });
    window.removeEventListener('pagehide', leave);
    window.removeEventListener(STORAGE_CHANGED, here);
    window.removeEventListener('storage', elsewhere);
  };
}
