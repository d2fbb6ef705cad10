import type { Frame, Sprite } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import { ART_TILE } from './art-scale.js';
import type { Motion } from './motion.js';
import { type Burst, makeParticles, type Particles } from './particles.js';
import { lengthOf } from './sprite-picture.js';

/** A strip that plays once where something was. The place is its middle at the floor, in pixels of art. */
export interface Flourish {
  readonly name: SpriteName;
  readonly x: number;
  readonly y: number;
  readonly began: number;
}

/** What shows that something happened. It follows from frames alone and never feeds back. */
export interface Effects {
  readonly particles: Particles;
  readonly flourishes: readonly Flourish[];
  /** Looks at the tick that led to the last frame. A jump has no tick: whatever was going on is over. */
  raise(motion: Motion, timeMs: number, jump: boolean): void;
  /** How brightly a sprite flashes from a blow, 1 to 0. */
  flash(id: string, timeMs: number): number;
  /** How much the player was hurt just now, 1 to 0. */
  hurt(timeMs: number): number;
  /** How long ago the lantern went out, or the level was won; `null` if it was not. */
  lostFor(timeMs: number): number | null;
  wonFor(timeMs: number): number | null;
}

const SLIME = ['#d4fbdc', '#74dba4', '#35a583'] as const;
const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const BLOOD = ['#f79669', '#de5739', '#9a3028'] as const;
const DUST = ['#c9b798', '#8c7052'] as const;
const FLASH_MS = 110;
const HURT_MS = 320;

type Sparks = Omit<Burst, 'x' | 'y'>;
const GONE_SPARKS: Readonly<Record<string, Sparks>> = {
  slime: { count: 22, colours: SLIME, speed: 46, life: 520, pull: 90 },
  lock: { count: 26, colours: GOLD, speed: 42, life: 720, pull: -14 },
};
const TAKEN: Sparks = { count: 10, colours: GOLD, speed: 26, life: 420, pull: -40 };
const HIT: Sparks = { count: 8, colours: SLIME, speed: 36, life: 300, pull: 60 };
const WOUND: Sparks = { count: 9, colours: BLOOD, speed: 40, life: 360, pull: 80 };
const LAID: Sparks = { count: 6, colours: DUST, speed: 18, life: 320, pull: 10 };
const WON: Sparks = { count: 60, colours: GOLD, speed: 70, life: 1100, pull: -10 };
const GONE_STRIPS: Readonly<Record<string, SpriteName>> = { slime: 'slime-defeat', lock: 'lock-open' };

export function makeEffects(): Effects {
  const particles = makeParticles();
  const flashes = new Map<string, number>();
  let flourishes: Flourish[] = [];
  let hurtAt = Number.NEGATIVE_INFINITY;
  let lostAt: number | null = null;
  let wonAt: number | null = null;

  function leave(sprite: Sprite, unit: number, began: number): void {
    particles.burst(burstAt(sprite, unit, GONE_SPARKS[sprite.kind] ?? TAKEN));
    const name = GONE_STRIPS[sprite.kind];
    if (name === undefined) return;
    const x = (sprite.x + sprite.width / 2) * unit;
    flourishes.push({ name, x, y: (sprite.y + sprite.height) * unit, began });
  }

  function strike(sprite: Sprite, unit: number, time: number): void {
    const isPlayer = sprite.kind === 'player';
    flashes.set(sprite.id, time);
    particles.burst(burstAt(sprite, unit, isPlayer ? WOUND : HIT));
    if (isPlayer) hurtAt = time;
  }

  function follow({ events }: Frame, player: Sprite, unit: number, time: number): void {
    if (events.includes('drop')) particles.burst(burstAt(player, unit, LAID));
    if (events.includes('lost')) lostAt = time;
    if (!events.includes('won') && !events.includes('complete')) return;
    wonAt = time;
    particles.burst(burstAt(player, unit, WON));
  }

  function rest({ events }: Frame): void {
    particles.clear();
    flashes.clear();
    flourishes = [];
    hurtAt = Number.NEGATIVE_INFINITY;
    lostAt = events.includes('lost') ? Number.NEGATIVE_INFINITY : null;
    wonAt = null;
  }

  return {
    particles,
    get flourishes() {
      return flourishes;
    },
    raise(motion, time, jump) {
      const { frame, player } = motion;
      if (frame === null || player === null) return;
      if (jump) rest(frame);
      // Whatever can be seen to happen has an event.
      if (jump || frame.events.length === 0) return;
      const unit = ART_TILE / frame.map.tileSize;
      flourishes = flourishes.filter(({ name, began }) => time - began < lengthOf(name));
      for (const sprite of motion.gone) leave(sprite, unit, time);
      frame.sprites.forEach((sprite, place) => {
        if (isStruck(motion.before(place), sprite)) strike(sprite, unit, time);
      });
      follow(frame, player, unit, time);
    },
    flash(id, time) {
      const since = time - (flashes.get(id) ?? Number.NEGATIVE_INFINITY);
      return since < FLASH_MS ? 1 - since / FLASH_MS : 0;
    },
    hurt: (time) => Math.max(0, 1 - (time - hurtAt) / HURT_MS),
    lostFor: (time) => (lostAt === null ? null : time - lostAt),
    wonFor: (time) => (wonAt === null ? null : time - wonAt),
  };
}

/** Sparks from the middle of a sprite; the unit is pixels of art a sub-unit of the game. */
function burstAt({ x, y, width, height }: Sprite, unit: number, sparks: Sparks): Burst {
  return { ...sparks, x: (x + width / 2) * unit, y: (y + height / 2) * unit };
}

/** Blows are seen by the health they cost. */
function isStruck({ health: before }: Sprite, { health }: Sprite): boolean {
  return health !== null && before !== null && health.now < before.now;
}
