import type { LabyrinthFrame } from '@warren/games/labyrinth';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { type Burst, makeParticles } from '../../../graphics/particles.js';

const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const DUST = ['#c9b7e6', '#8d6cc0', '#5a4a42'] as const;
const EMBERS = ['#f79669', '#de5739', '#9a3028'] as const;

/** What each event throws up. Lengths are units of the map. */
const SPARKS: Readonly<Record<string, Omit<Burst, 'x' | 'y'>>> = {
  exit: { count: 54, colours: GOLD, speed: 220, life: 800, pull: 100 },
  won: { count: 90, colours: GOLD, speed: 260, life: 1200, pull: 40 },
  lost: { count: 30, colours: EMBERS, speed: 150, life: 620, pull: 140 },
  under: { count: 6, colours: DUST, speed: 60, life: 320, pull: 60 },
  emerge: { count: 6, colours: DUST, speed: 60, life: 320, pull: 60 },
  solution: { count: 24, colours: GOLD, speed: 120, life: 700, pull: -60 },
};

export type LabyrinthEffects = ReturnType<typeof makeLabyrinthEffects>;

/** What shows that something happened. It follows from frames alone and never feeds back. */
export function makeLabyrinthEffects() {
  const particles = makeParticles();
  let lostAt: number | null = null;
  return {
    particles,
    /** Looks at the tick that led to the last frame. A jump has no tick: whatever was going on is over. */
    raise({ frame, player }: FrameInterpolator<LabyrinthFrame>, now: number, jump: boolean): void {
      if (frame === null || player === null) return;
      if (jump) {
        particles.clear();
        lostAt = frame.events.includes('lost') ? Number.NEGATIVE_INFINITY : null;
        return;
      }
      for (const event of frame.events) {
        const { x, y, width, height } = player;
        const sparks = SPARKS[event];
        if (sparks !== undefined) particles.burst({ ...sparks, x: x + width / 2, y: y + height / 2 });
        if (event === 'lost') lostAt = now;
      }
    },
    /** How long ago the clock ran out; `null` if it has not. */
    lostFor: (now: number) => (lostAt === null ? null : now - lostAt),
  };
}
