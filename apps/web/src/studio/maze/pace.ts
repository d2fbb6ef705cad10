/** How fast a maze is carved, in steps a second for each thousand cells: larger mazes don't take longer to watch. */
export interface Speed {
  readonly title: string;
  readonly rate: number;
}

export const SPEEDS: readonly Speed[] = [
  { title: 'Crawl', rate: 30 },
  { title: 'Walk', rate: 130 },
  { title: 'Run', rate: 500 },
  { title: 'Dash', rate: 2500 },
  { title: 'At once', rate: Number.POSITIVE_INFINITY },
];

export const USUAL_SPEED = 2;

/** After a pause of the browser (another tab, a sleeping laptop) the work is not made up for. */
const LONGEST_GAP_MS = 100;
/** Even the smallest maze moves at a speed one can follow. */
const LEAST_CELLS = 250;

/** Walks that find nothing new for this long go faster and faster until they do: nobody came to watch them search. */
const PATIENCE_MS = 500;

export interface PaceRequest {
  readonly elapsedMs: number;
  readonly speed: Speed;
  readonly cells: number;
  /** How much of the maze is done: what tells searching from carving. */
  readonly progress: number;
}

/** Turns time into whole steps, keeping the rest for the next frame. */
export interface Pace {
  steps(request: PaceRequest): number;
}

export function makePace(): Pace {
  let owed = 0;
  let waited = 0;
  let before = -1;
  return {
    steps({ elapsedMs, speed, cells, progress }) {
      if (speed.rate === Number.POSITIVE_INFINITY) return speed.rate;
      const elapsed = Math.min(elapsedMs, LONGEST_GAP_MS);
      waited = progress === before ? waited + elapsed : 0;
      before = progress;
      const hurry = Math.max(1, (waited / PATIENCE_MS) ** 3);
      owed += (elapsed * speed.rate * Math.max(cells, LEAST_CELLS) * hurry) / 1_000_000;
      const whole = Math.floor(owed);
      owed -= whole;
      return whole;
    },
  };
}
