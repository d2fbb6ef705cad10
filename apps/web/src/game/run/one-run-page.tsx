import { NO_TICKET } from '@warren/client';
import { canRelax, isRelaxedRun, type Plain, relaxedSettings } from '@warren/games';
import type { ComponentType } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { randomSeed } from '../../lib/seed-words.js';
import { useStorageVersion } from '../../lib/storage.js';
import { settings as deviceSettings } from '../../settings/settings.js';
import { ToastList, useToasts } from '../../ui/toast.js';
import { NOT_FETCHED } from './fetched-game.js';
import { LockedRun } from './locked-run.js';
import { beginRanked, type RankedRun } from './ranked-run.js';
import type { RunMenuActions } from './run-menu.js';
import type { RunStorage } from './saved-run.js';
import { drawTicket } from './ticket-client.js';
import { useBackButton } from './use-back-button.js';

/** What the game of a page is given: the run, and the ways out of it. */
export interface OneRunGameProps<State = unknown> {
  readonly begun: RankedRun<State>;
  /** Whether the run is still this tab's to save. */
  readonly maySave: () => boolean;
  readonly onAgain: () => void;
  /** Begins another run in relaxed mode; left out where the game has none. */
  readonly onRelaxed?: () => void;
  /** Back to the menu. */
  readonly onLeave: () => void;
}

export interface OneRunPageProps<State> {
  readonly storage: RunStorage<State>;
  /** What another run is to be played with. */
  readonly settings: () => object;
  /** Other keys of the storage that the menu shows something of. */
  readonly watched?: readonly string[];
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  readonly Menu: ComponentType<RunMenuActions<State>>;
  /** Fetches what the game is played with: the menu is there without it. */
  readonly fetchGame: () => Promise<ComponentType<OneRunGameProps<State>>>;
}

/** A press that leads nowhere for so long is explained. */
const SLOW_MS = 800;

/** Gets the run to be played, at the moment it is this tab's alone; `null` when there is none any more. */
type OpenRun<State> = () => RankedRun<State> | null;

/** A game of which one run is saved: its menu, and the run once it is begun. */
export function OneRunPage<State>(props: OneRunPageProps<State>) {
  const { storage, settings, title, fetchGame } = props;
  const { game, slot } = storage;
  const [Game, setGame] = useState<ComponentType<OneRunGameProps<State>> | null>(null);
  const [opening, setOpening] = useState<OpenRun<State> | null>(null);
  const starting = useRef(false);
  const { toasts, say } = useToasts();
  const onOpen = (open: OpenRun<State>) => setOpening(() => open);
  const leave = useBackButton(
    opening !== null,
    useCallback(() => setOpening(null), []),
  );

  /** Begins another run; the one that was kept is gone. A ticket takes a moment; pressed twice, there is one run. */
  async function start(relaxed = deviceSettings.get().relaxed): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    const chosen = relaxed ? relaxedSettings(game, settings()) : settings();
    const slow = setTimeout(() => say('The server is slow to answer. Your run begins in a moment.'), SLOW_MS);
    const drawn = isRelaxedRun({ settings: chosen as Plain }) ? NO_TICKET : await drawTicket(game, chosen);
    clearTimeout(slow);
    starting.current = false;
    onOpen(() => {
      const run = beginRanked({ game, settings: chosen, seed: randomSeed() }, drawn);
      // These settings are ours or the server's, so they are right.
      if (!run.ok) throw new Error(run.reason);
      storage.forget();
      return run.value;
    });
  }
  /** No run is begun, and no ticket drawn, that could not be played. */
  const wanted = (then: () => void) => () =>
    void fetchGame().then(
      (fetched) => {
        setGame(() => fetched);
        then();
      },
      () => say(NOT_FETCHED),
    );
  if (opening === null || Game === null) {
    return (
      <>
        <Start {...props} onContinue={wanted(() => onOpen(storage.saved))} onStart={wanted(() => start())} />
        <ToastList toasts={toasts} />
      </>
    );
  }
  return (
    <LockedRun slot={slot} title={title} open={opening} saved={storage.saved} onLeave={leave}>
      {(begun, maySave) => (
        <Game
          key={begun.run.seed}
          {...{ begun, maySave }}
          onAgain={() => start()}
          {...(canRelax(begun.run) && { onRelaxed: () => start(true) })}
          onLeave={leave}
        />
      )}
    </LockedRun>
  );
}

type StartProps<State> = Pick<OneRunPageProps<State>, 'storage' | 'watched' | 'Menu'> &
  Pick<RunMenuActions<State>, 'onContinue' | 'onStart'>;

function Start<State>({ storage, watched = [], Menu, onContinue, onStart }: StartProps<State>) {
  // Read once more whenever another tab or another device has saved.
  const turn = useStorageVersion([storage.name, ...watched]);
  const saved = useMemo(() => storage.resume(), [storage, turn]);
  const read = { saved: saved.ok ? saved.value : null, trouble: saved.ok ? null : saved.reason };
  return <Menu {...read} onContinue={onContinue} onStart={onStart} />;
}
