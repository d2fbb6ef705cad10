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

/** Turns time into whole steps, keeping the rest for the next frame. */
export interface Pace {
  steps(elapsedMs: number, speed: Speed, cells: number): number;
}

export function makePace(): Pace {
  let owed = 0;
  return {
    steps(elapsedMs, { rate }, cells) {
      if (rate === Number.POSITIVE_INFINITY) return rate;
      owed += (Math.min(elapsedMs, LONGEST_GAP_MS) * rate * Math.max(cells, LEAST_CELLS)) / 1_000_000;
      const whole = Math.floor(owed);
      owed -= whole;
      return whole;
    },
  };
}
