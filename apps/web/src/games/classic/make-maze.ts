import { accept, type Result, refuse } from '@warren/engine';
import {
  beginClassicMaze,
  type ClassicSettings,
  type ClassicState,
  classicState,
} from '@warren/games/classic';

/** What the worker is asked for. */
export interface MazeOrder {
  readonly settings: ClassicSettings;
  readonly seed: string;
}

/** What the worker answers: its progress, 0 to 1, and at last the state before the first tick. */
export type MazeMessage = { readonly progress: number } | { readonly state: ClassicState };

/** Mazes of so many cells are made before a worker would have started. */
const AT_ONCE_CELLS = 2500;
/** Between two messages about progress the maker looks at so many walls. */
const STEPS = 4000;

/** Makes a state bit by bit. */
export function makeState({ settings, seed }: MazeOrder, onProgress: (part: number) => void): ClassicState {
  const making = beginClassicMaze(settings, seed);
  while (!making.advance(STEPS)) onProgress(making.progress());
  return classicState(settings, seed, making.maze());
}

/** Makes the state of a run: that of a large maze in a worker, which the signal stops. */
export async function orderState(
  order: MazeOrder,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<ClassicState>> {
  const { width, height } = order.settings;
  if (width * height <= AT_ONCE_CELLS) return accept(makeState(order, () => {}));
  const worker = new Worker(new URL('./maze-worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Result<ClassicState>>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<MazeMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else resolve(accept(data.state));
    });
    const fail = () => resolve(refuse('the maze could not be made: its maker did not start'));
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
  });
  worker.postMessage(order);
  return made.finally(() => worker.terminate());
}
