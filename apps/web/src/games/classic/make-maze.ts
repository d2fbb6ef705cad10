import {
  beginClassicMaze,
  type ClassicSettings,
  type ClassicState,
  classicState,
} from '@warren/games/classic';

/** What the worker says: how far it is, 0 to 1, and at last the state before the first tick. */
export type MakeMessage = { readonly progress: number } | { readonly state: ClassicState };

/** What the worker is asked for. */
export interface MakeOrder {
  readonly settings: ClassicSettings;
  readonly seed: string;
}

/** Whoever waits for a maze. */
export interface MakeListener {
  progress(part: number): void;
  done(state: ClassicState): void;
  failed(reason: string): void;
}

/** Mazes of so many cells are made before a worker would have started. */
const AT_ONCE_CELLS = 2500;
/** Between two words about progress so many walls are looked at. */
const STEPS = 4000;

/** Makes a state bit by bit. */
export function makeState({ settings, seed }: MakeOrder, progress: (part: number) => void): ClassicState {
  const making = beginClassicMaze(settings, seed);
  while (!making.advance(STEPS)) progress(making.progress());
  return classicState(settings, seed, making.maze());
}

/** Makes the maze of a run: a large one beside the page. Returns the way to stop it. */
export function orderState(order: MakeOrder, listener: MakeListener): () => void {
  const { width, height } = order.settings;
  if (width * height <= AT_ONCE_CELLS) {
    listener.done(makeState(order, () => {}));
    return () => {};
  }
  const worker = new Worker(new URL('./maze-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<MakeMessage>) => {
    if ('progress' in data) {
      listener.progress(data.progress);
      return;
    }
    listener.done(data.state);
    worker.terminate();
  });
  worker.addEventListener('error', () =>
    listener.failed('the maze could not be made: its maker did not start'),
  );
  worker.postMessage(order);
  return () => worker.terminate();
}
