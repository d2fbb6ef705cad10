import type { Frame, Sprite } from '@warren/games';
import type { SpriteName } from '../generated/sprites.js';
import type { FrameInterpolator } from './frame-interpolator.js';
import { type Burst, makeParticles } from './particles.js';
import { lengthOf } from './sprite-picture.js';

/** A strip that plays once where something was. The position is its middle at the floor, in pixels of art. */
export interface Flourish {
  readonly name: SpriteName;
  readonly x: number;
  readonly y: number;
  readonly began: number;
}

/** What shows that something happened. It follows from frames alone and never feeds back. */
export type Effects = ReturnType<typeof makeEffects>;

/** Sparks without a place. */
export type Sparks = Omit<Burst, 'x' | 'y'>;

/** What things leave behind, and how blows and events show. */
export interface EffectLook {
  /** What is left of a kind of sprite when it is gone: sparks, and a strip that plays once. */
  readonly gone: Readonly<Record<string, { readonly sparks: Sparks; readonly strip: SpriteName }>>;
  /** Whether something that is gone leaves anything at all; left out, always. It may only be out of sight. */
  readonly leaves?: (gone: Sprite, frame: Frame) => boolean;
  /** What is left of all other kinds. */
  readonly taken: Sparks;
  /** A blow that cost health: the player's, and that of others. */
  readonly wound: Sparks;
  readonly hit: Sparks;
  /** Events that throw sparks where the player is. */
  readonly events: Readonly<Record<string, Sparks>>;
  /** Events with a strip that plays once where the player is. */
  readonly strips?: Readonly<Record<string, SpriteName>>;
  /** The events with which the light goes out, and with which it shines. */
  readonly lost: readonly string[];
  readonly won: readonly string[];
}

const FLASH_MS = 110;
const HURT_MS = 320;
const NEVER = Number.NEGATIVE_INFINITY;

/** Effects over maps whose tiles are so many pixels of art wide. */
export function makeEffects(look: EffectLook, tile: number) {
  const particles = makeParticles();
  const flashes = new Map<string, number>();
  let flourishes: Flourish[] = [];
  let hurtAt = NEVER;
  let lostAt: number | null = null;
  let wonAt: number | null = null;

  function leave(sprite: Sprite, unit: number, began: number): void {
    const left = look.gone[sprite.kind];
    particles.burst(burstAt(sprite, unit, left?.sparks ?? look.taken));
    if (left !== undefined) flourishes.push(flourishAt(sprite, unit, { name: left.strip, began }));
  }

  function strike(sprite: Sprite, unit: number, time: number): void {
    const isPlayer = sprite.kind === 'player';
    flashes.set(sprite.id, time);
    particles.burst(burstAt(sprite, unit, isPlayer ? look.wound : look.hit));
    if (isPlayer) hurtAt = time;
  }

  function follow({ events }: Frame, player: Sprite, unit: number, time: number): void {
    for (const event of events) {
      const sparks = look.events[event];
      if (sparks !== undefined) particles.burst(burstAt(player, unit, sparks));
      const strip = look.strips?.[event];
      if (strip !== undefined) flourishes.push(flourishAt(player, unit, { name: strip, began: time }));
      if (look.lost.includes(event)) lostAt = time;
      if (look.won.includes(event)) wonAt = time;
    }
  }

  function rest({ events }: Frame): void {
    particles.clear();
    flashes.clear();
    flourishes = [];
    hurtAt = NEVER;
    lostAt = events.some((event) => look.lost.includes(event)) ? NEVER : null;
    wonAt = null;
  }

  return {
    particles,
    get flourishes(): readonly Flourish[] {
      return flourishes;
    },
    /** Looks at the tick that led to the last frame. A jump has no tick: whatever was going on is over. */
    raise(motion: FrameInterpolator, time: number, jump: boolean): void {
      const { frame, player } = motion;
      if (frame === null || player === null) return;
      if (jump) rest(frame);
      // Whatever can be seen to happen has an event.
      if (jump || frame.events.length === 0) return;
      const unit = tile / frame.map.tileSize;
      flourishes = flourishes.filter(({ name, began }) => time - began < lengthOf(name));
      for (const sprite of motion.gone) if (look.leaves?.(sprite, frame) ?? true) leave(sprite, unit, time);
      frame.sprites.forEach((sprite, index) => {
        if (isStruck(motion.before(index), sprite)) strike(sprite, unit, time);
      });
      follow(frame, player, unit, time);
    },
    /** How brightly a sprite flashes from a blow, 1 to 0. */
    flash: (id: string, time: number) => Math.max(0, 1 - (time - (flashes.get(id) ?? NEVER)) / FLASH_MS),
    /** How much the player was hurt just now, 1 to 0. */
    hurt: (time: number) => Math.max(0, 1 - (time - hurtAt) / HURT_MS),
    /** How long ago the lantern went out, or the level was won; `null` if it was not. */
    lostFor: (time: number) => (lostAt === null ? null : time - lostAt),
    wonFor: (time: number) => (wonAt === null ? null : time - wonAt),
  };
}

/** Sparks from the middle of a sprite; the unit is pixels of art a sub-unit of the game. */
function burstAt({ x, y, width, height }: Sprite, unit: number, sparks: Sparks): Burst {
  return { ...sparks, x: (x + width / 2) * unit, y: (y + height / 2) * unit };
}

/** A strip that begins where a sprite stands. */
function flourishAt(
  { x, y, width, height }: Sprite,
  unit: number,
  strip: Pick<Flourish, 'name' | 'began'>,
): Flourish {
  return { ...strip, x: (x + width / 2) * unit, y: (y + height) * unit };
}

/** A blow shows by the health it costs; sprites with full health may have shown none. */
function isStruck({ health: before }: Sprite, { health }: Sprite): boolean {
  return health !== null && health.now < (before ?? { now: health.most }).now;
}
