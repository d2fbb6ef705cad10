import { type KeptRun, keepRun } from './files/kept-runs.js';

/** Keeps a run while it is being played: now and then, and whatever ends the process. */
export interface RunKeeper {
  /** To be called after every tick. */
  follow(): void;
  /** Keeps the run as it is, and no longer follows it. */
  close(): void;
  /** No longer follows the run, which is not kept any more. */
  abandon(): void;
}

/** Two seconds of play are the most that is lost even when nothing can be done any more. */
const TICKS_BETWEEN = 120;

/** Keeps what it is given at that moment. In a game of turns no turn is lost: each is kept before it is shown. */
export function openRunKeeper(
  folder: string,
  current: () => KeptRun,
  { hasTurns = false }: { readonly hasTurns?: boolean } = {},
): RunKeeper {
  const ticksBetween = hasTurns ? 1 : TICKS_BETWEEN;
  const { run } = current();
  let keptAt = run.tick;
  const keep = () => {
    keptAt = run.tick;
    // A run that cannot be kept can still be played; the menu says what is wrong when it is looked for.
    if (!run.finished) keepRun(folder, current());
  };
  const abandon = () => void process.off('exit', keep);
  process.on('exit', keep);
  return {
    follow() {
      if (run.tick - keptAt >= ticksBetween) keep();
    },
    close() {
      abandon();
      keep();
    },
    abandon,
  };
}
