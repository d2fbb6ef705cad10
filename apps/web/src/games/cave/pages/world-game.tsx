import type { Run, RunClock } from '@warren/games';
import type { CaveState, World } from '@warren/games/cave';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type EndProps, GameScreen } from '../../../game/screen/game-screen.js';
import { STORAGE_CHANGED } from '../../../lib/storage.js';
import { Button } from '../../../ui/button.js';
import { ToastList, useToasts } from '../../../ui/toast.js';
import { Results } from '../results.js';
import { noteLastWorld, storedWorld } from '../storage.js';
import { caveView } from '../view.js';
import type { KeptWorld } from '../worlds/world-repository.js';
import { openKeeper, type WorldKeeper } from '../worlds/world-saver.js';

export interface WorldGameProps {
  readonly kept: KeptWorld & { readonly world: World };
  /** Whether the world is still this tab's to keep. */
  readonly maySave: () => boolean;
  readonly onLeave: () => void;
}

const NOT_KEPT =
  'There is no room left in this browser. You can play on, but what you do now is lost when the page is closed.';

/** A world being played. Every move is kept before it is shown. */
export function WorldGame({ kept, maySave, onLeave }: WorldGameProps) {
  const { id, name } = kept.world;
  const { toasts, say } = useToasts();
  const [isKept, setKept] = useState(true);
  const [chapter, setChapter] = useState<Run<CaveState> | null>(null);
  const keeper = useMemo(() => {
    const opened = openKeeper({
      kept,
      now: Date.now,
      maySave,
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
        save={keeper.keepSoon}
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

export interface CaveGameProps {
  /** Another run, such as the next chapter of a world, is simply gone on with. */
  readonly run: Run<CaveState>;
  /** Of a run that was begun earlier; one that begins now gets its own. */
  readonly clock?: RunClock;
  /** A word under the title, such as the name of the world. */
  readonly note?: string;
  /** After every turn, before it is shown. */
  readonly ticked?: (run: Run<CaveState>) => void;
  /** A good moment to save everything: soon after turns, when the game stands still, and when it goes. */
  readonly save?: (run: Run<CaveState>, clock: RunClock) => void;
  /** The ways on in the pause menu. */
  readonly pauseWays: ComponentChildren;
  /** The words at the end; a world without one only comes to it when its log is full. */
  readonly end?: (props: EndProps<CaveState>) => ComponentChildren;
}

/** A run of Cave being played, whatever page it is on. */
export function CaveGame({ run, clock, note, ticked, save, pauseWays, end = usualEnd }: CaveGameProps) {
  return (
    <GameScreen
      view={caveView}
      run={run}
      {...(clock && { clock })}
      {...(note !== undefined && { note })}
      {...(ticked && { ticked })}
      {...(save && { save })}
      pauseWays={pauseWays}
      end={end}
    />
  );
}

function usualEnd({ run, phase }: EndProps<CaveState>): ComponentChildren {
  return (
    <Results run={run} phase={phase}>
      {null}
    </Results>
  );
}
