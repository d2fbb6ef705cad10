/** Some sparks flying from a place. Lengths are in pixels of art, times in milliseconds. */
export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly colours: readonly string[];
  /** The fastest spark, in pixels of art a second. */
  readonly speed: number;
  readonly life: number;
  /** Pulls down (positive) or lets rise (negative), in pixels of art a second, every second. */
  readonly pull: number;
}

export type Particles = ReturnType<typeof makeParticles>;

/** More sparks than this at once only hide the game. */
const MOST = 192;

/** Sparks in flat arrays made once; the oldest make room for new ones. */
export function makeParticles(random: () => number = Math.random) {
  const x = new Float32Array(MOST);
  const y = new Float32Array(MOST);
  const speedX = new Float32Array(MOST);
  const speedY = new Float32Array(MOST);
  const pull = new Float32Array(MOST);
  const left = new Float32Array(MOST);
  const colour: string[] = new Array(MOST).fill('');
  let next = 0;

  function spark(from: Burst): void {
    const i = next;
    next = (next + 1) % MOST;
    const turn = random() * Math.PI * 2;
    const speed = from.speed * (0.3 + 0.7 * random());
    x[i] = from.x;
    y[i] = from.y;
    speedX[i] = Math.cos(turn) * speed;
    speedY[i] = Math.sin(turn) * speed;
    pull[i] = from.pull;
    left[i] = from.life * (0.5 + 0.5 * random());
    colour[i] = from.colours[Math.floor(random() * from.colours.length)];
  }

  return {
    burst(from: Burst): void {
      for (let i = 0; i < from.count; i++) spark(from);
    },
    /** Moves all sparks on by so many milliseconds; `dot` draws a square of one pixel of art where one still glows. */
    paint(elapsedMs: number, dot: (x: number, y: number, colour: string) => void): void {
      const seconds = elapsedMs / 1000;
      for (let i = 0; i < MOST; i++) {
        if (left[i] <= 0) continue;
        left[i] -= elapsedMs;
        speedY[i] += pull[i] * seconds;
        x[i] += speedX[i] * seconds;
        y[i] += speedY[i] * seconds;
        dot(x[i], y[i], colour[i]);
      }
    },
    clear: () => void left.fill(0),
  };
}
