import { useEffect, useMemo } from 'preact/hooks';
import { browserLocks } from '../lib/async.js';
import { createSignal, type Signal, useSignal } from '../lib/signal.js';

/**
 * Where a save is played: `asking`; `mine`: here; `elsewhere`: in another tab; `leaving`: another tab has asked for it,
 * so it is to be saved and let go; `taken`: another tab has it, and nothing may be saved here any more.
 */
export type TabLockState = 'asking' | 'mine' | 'elsewhere' | 'leaving' | 'taken';

/** The right to play from a save: one tab has it at a time. */
export interface TabLock {
  readonly state: Signal<TabLockState>;
  /** Asks the tab that has it to let it go. */
  takeOver(): void;
  /** Lets another tab have it, once everything is saved here. */
  handOver(): void;
  /** Nothing more will be asked. */
  release(): void;
}

export interface TabParts {
  /** `null` where the browser has none: then every tab believes it is alone. */
  readonly locks: LockManager | null;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> | null;
}

export interface Tabs {
  /** From which saves this tab plays. */
  readonly playing: Signal<readonly string[]>;
  lock(name: string): TabLock;
  /** Runs something while no tab plays from a save; `null` when a tab does. */
  whileFree<T>(name: string, run: () => T): Promise<T | null>;
}

/** A sleeping tab does not answer; after this time its lock is taken away. */
const PATIENCE_MS = 2_000;

export function createTabs({ locks, channel }: TabParts): Tabs {
  const playing = createSignal<readonly string[]>([]);
  const ending = new Map<string, Promise<unknown>>();
  return {
    playing,
    lock: (name) => openTabLock(name, { locks, channel, playing, ending }),
    async whileFree(name, run) {
      // Without locks this tab is all that is known.
      if (locks === null) return playing.get().includes(name) ? null : run();
      // A tab that begins to play waits for this lock once, so that it never reads a text about to be replaced.
      return locks.request(textLock(name), async () => {
        const { held = [] } = await locks.query();
        return held.some((each) => each.name === playLock(name)) ? null : run();
      });
    },
  };
}

interface TabLockParts extends TabParts {
  readonly playing: Signal<readonly string[]>;
  /** What this tab has let go, but the browser perhaps not yet. */
  readonly ending: Map<string, Promise<unknown>>;
}

function openTabLock(name: string, { locks, channel, playing, ending }: TabLockParts): TabLock {
  const state = createSignal<TabLockState>('asking');
  let queue = new AbortController();
  let letGo = () => {};
  let isClosed = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let lastRequest: Promise<unknown> = Promise.resolve();

  /** Keeps the lock as long as the promise is open. */
  async function own(): Promise<void> {
    if (isClosed) return;
    clearTimeout(patience);
    playing.set([...playing.get(), name]);
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await locks?.request(textLock(name), async () => {});
    if (isClosed) return;
    state.set('mine');
    await until;
  }

  function request(options: LockOptions): void {
    const asked = locks?.request(playLock(name), options, (lock) => (lock ? own() : state.set('elsewhere')));
    // It was taken away, or the wait was called off.
    const lost = () => (state.get() === 'mine' || state.get() === 'leaving') && handOver();
    // Without locks it is granted at once.
    lastRequest = asked?.catch(lost) ?? own();
  }

  function stop(): void {
    playing.set(playing.get().filter((each) => each !== name));
    letGo();
    ending.set(name, lastRequest);
  }

  function handOver(): void {
    state.set('taken');
    stop();
  }

  const stopHearing = hearTakeOver(channel, name, () => {
    if (state.get() === 'mine') state.set('leaving');
  });
  // A player who leaves a game and returns at once must not find it locked by this same tab.
  void Promise.resolve(ending.get(name)).then(() => isClosed || request({ ifAvailable: true }));

  return {
    state,
    takeOver() {
      queue.abort();
      queue = new AbortController();
      channel?.postMessage({ take: name });
      request({ signal: queue.signal });
      patience = setTimeout(() => {
        queue.abort();
        request({ steal: true });
      }, PATIENCE_MS);
    },
    handOver,
    release() {
      isClosed = true;
      clearTimeout(patience);
      stopHearing();
      queue.abort();
      stop();
    },
  };
}

/** Calls when another tab asks for a save. Returns the way to stop listening. */
function hearTakeOver(channel: TabParts['channel'], name: string, heard: () => void): () => void {
  const hear = ((event: MessageEvent) => {
    if (event.data?.take === name) heard();
  }) as EventListener;
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

function playLock(name: string): string {
  return `warren.hold.${name}`;
}

function textLock(name: string): string {
  return `warren.text.${name}`;
}

/** The tabs of this browser. */
export const tabs = createTabs({
  locks: browserLocks(),
  channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('warren.tabs'),
});

/** Plays from a save as long as the component is there, unless another tab does. */
export function useTabLock(name: string): { readonly state: TabLockState; readonly lock: TabLock } {
  const lock = useMemo(() => tabs.lock(name), [name]);
  useEffect(() => () => lock.release(), [lock]);
  return { state: useSignal(lock.state), lock };
}
