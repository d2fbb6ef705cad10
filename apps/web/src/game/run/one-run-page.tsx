import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { useStorageVersion } from '../../lib/storage.js';
import { ToastList, useToasts } from '../../ui/toast.js';
import { NOT_FETCHED } from './fetched-game.js';
import { LockedRun } from './locked-run.js';
import type { RankedRun } from './ranked-run.js';
import type { RunMenuActions } from './run-menu.js';
import { type OneRunParts, useOneRun } from './use-one-run.js';

/** What the game of a page is given: the run, and the ways out of it. */
export interface OneRunGameProps<State = unknown> {
  readonly begun: RankedRun<State>;
  /** Whether the run is still this tab's to save. */
  readonly maySave: () => boolean;
  readonly onAgain: () => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

export interface OneRunPageProps<State> extends OneRunParts<State> {
  /** What the run is called on the server, and among the tabs of a browser. */
  readonly slot: string;
  /** Other keys of the storage that the menu shows something of. */
  readonly watched?: readonly string[];
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  readonly Menu: ComponentType<RunMenuActions<State>>;
  /** Fetches what the game is played with: the menu is there without it. */
  readonly fetchGame: () => Promise<unknown>;
  /** The run being played. */
  readonly children: (props: OneRunGameProps<State>) => ComponentChildren;
}

/** A game of which one run is saved: its menu, and the run once it is begun. */
export function OneRunPage<State>({
  slot,
  title,
  watched,
  Menu,
  fetchGame,
  children,
  ...parts
}: OneRunPageProps<State>) {
  const { opening, start, goOn, leave } = useOneRun(parts);
  const { storage } = parts;
  const { toasts, say } = useToasts();
  /** No run is begun, and no ticket drawn, that could not be played. */
  async function wanted(then: () => void): Promise<void> {
    const isThere = await fetchGame().then(
      () => true,
      () => false,
    );
    if (isThere) then();
    else say(NOT_FETCHED);
  }
  if (opening === null) {
    return (
      <>
        <Start
          storage={storage}
          {...(watched && { watched })}
          Menu={Menu}
          onContinue={() => void wanted(goOn)}
          onStart={() => void wanted(() => void start())}
        />
        <ToastList toasts={toasts} />
      </>
    );
  }
  return (
    <LockedRun slot={slot} title={title} open={opening} saved={storage.saved} onLeave={leave}>
      {(begun, maySave) => (
        <Fragment key={begun.run.seed}>
          {children({ begun, maySave, onAgain: start, onLeave: leave })}
        </Fragment>
      )}
    </LockedRun>
  );
}

type StartProps<State> = Pick<OneRunPageProps<State>, 'storage' | 'watched' | 'Menu'> &
  Pick<RunMenuActions<State>, 'onContinue' | 'onStart'>;

function Start<State>({ storage, watched = [], Menu, ...ways }: StartProps<State>) {
  // Read once more whenever another tab or another device has saved.
  const turn = useStorageVersion([storage.name, ...watched]);
  const saved = useMemo(() => storage.resume(), [storage, turn]);
  return <Menu {...ways} saved={saved.ok ? saved.value : null} trouble={saved.ok ? null : saved.reason} />;
}
