import { type ComponentChildren, type ComponentType, Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { useShelfTurn } from '../../lib/storage.js';
import { ToastList, useToasts } from '../../ui/toast.js';
import { NOT_FETCHED } from './fetched-game.js';
import { HeldRun } from './locked-run.js';
import type { RankedRun } from './ranked-run.js';
import type { RunDoors } from './run-menu.js';
import { type OneRunParts, useOneRun } from './use-one-run.js';

/** What the game of a page is given: the run, and the ways out of it. */
export interface OneRunGameProps {
  readonly begun: RankedRun;
  /** Whether the run is still this tab's to save. */
  readonly mayKeep: () => boolean;
  readonly onAgain: () => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

export interface OneRunPageProps extends OneRunParts {
  /** What the run is called on the server, and among the tabs of a browser. */
  readonly slot: string;
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  readonly Menu: ComponentType<RunDoors>;
  /** Fetches what the game is played with: the menu is there without it. */
  readonly fetchGame: () => Promise<unknown>;
  /** The run being played. */
  readonly children: (props: OneRunGameProps) => ComponentChildren;
}

/** A game of which one run is kept: its menu, and the run once it is begun. */
export function OneRunPage({ slot, title, Menu, fetchGame, children, ...parts }: OneRunPageProps) {
  const { opening, start, goOn, leave } = useOneRun(parts);
  const { shelf } = parts;
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
          shelf={shelf}
          Menu={Menu}
          onContinue={() => void wanted(goOn)}
          onStart={() => void wanted(() => void start())}
        />
        <ToastList toasts={toasts} />
      </>
    );
  }
  return (
    <HeldRun slot={slot} title={title} open={opening} saved={shelf.saved} onLeave={leave}>
      {(begun, mayKeep) => (
        <Fragment key={begun.run.seed}>
          {children({ begun, mayKeep, onAgain: start, onLeave: leave })}
        </Fragment>
      )}
    </HeldRun>
  );
}

type StartProps = Pick<OneRunPageProps, 'shelf' | 'Menu'> & Pick<RunDoors, 'onContinue' | 'onStart'>;

function Start({ shelf, Menu, ...ways }: StartProps) {
  // Read once more whenever another tab or another device has saved.
  const turn = useShelfTurn([shelf.name]);
  const kept = useMemo(() => shelf.resume(), [shelf, turn]);
  return <Menu {...ways} kept={kept.ok ? kept.value : null} trouble={kept.ok ? null : kept.reason} />;
}
