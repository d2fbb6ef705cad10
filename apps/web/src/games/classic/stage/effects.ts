import type { Frame, Sprite } from '@warren/games';
import type { Sparks } from '../../../graphics/effects.js';
import { makeParticles } from '../../../graphics/particles.js';

const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const LEAVES = ['#b9dc74', '#8fae52', '#5f7d36'] as const;
const STONE = ['#aebbc0', '#8c7052', '#584533'] as const;

/** What events throw up; lengths are world pixels. */
const SPARKS: Readonly<Record<string, Sparks>> = {
  won: { count: 80, colours: GOLD, speed: 210, life: 1100, pull: 60 },
  tunnel: { count: 22, colours: STONE, speed: 120, life: 420, pull: 30 },
  bump: { count: 5, colours: LEAVES, speed: 80, life: 340, pull: 120 },
  hint: { count: 16, colours: GOLD, speed: 90, life: 600, pull: -50 },
  solution: { count: 30, colours: GOLD, speed: 120, life: 800, pull: -50 },
};

/** What shows that something happened. It follows from frames alone and never feeds back. */
export function makeClassicEffects() {
  const particles = makeParticles();
  let over: { readonly at: number; readonly won: boolean } | null = null;
  return {
    particles,
    /** Looks at the tick that led to a frame. A jump has no tick: whatever was going on is over. */
    raise({ events }: Frame, { x, y, width, height }: Sprite, timeMs: number, jump: boolean) {
      const won = events.includes('won');
      if (won || events.includes('over')) over = { at: jump ? Number.NEGATIVE_INFINITY : timeMs, won };
      else if (jump) over = null;
      if (jump) return particles.clear();
      for (const event of events) {
        const sparks = SPARKS[event];
        if (sparks !== undefined) particles.burst({ ...sparks, x: x + width / 2, y: y + height / 2 });
      }
    },
    /** How long ago the run came to its end, `null` while it goes on; and whether it was won. */
    overFor: (timeMs: number) => (over === null ? null : timeMs - over.at),
    get won(): boolean {
      return over?.won === true;
    },
  };
}
