/** Real time passes by itself: every three seconds are enough. */
const KEEP_TICKS = 180;
/** A turn waits no longer than this. */
const TURN_MS = 800;

/** Finds moments to save between two pictures. `turns`: whether a tick is a turn. */
export function makeSaveMoments(turns: boolean, save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  const soon = () => {
    timer = undefined;
    whenIdle(() => isOpen && save());
  };
  return {
    /** After each tick. */
    tick(tick: number): void {
      if (!turns) {
        if (tick % KEEP_TICKS === 0) soon();
      } else timer ??= setTimeout(soon, TURN_MS);
    },
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}

/** Runs a task between two pictures. */
export function whenIdle(task: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task);
}
