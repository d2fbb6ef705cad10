import type { Frame, Sprite } from '@warren/games';
import type { Sparks } from '../../../graphics/effects.js';
import type { FrameInterpolator } from '../../../graphics/frame-interpolator.js';
import { makeParticles } from '../../../graphics/particles.js';

/** A word that rises from where something happened. The place is in world pixels. */
export interface Rising {
  readonly text: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly began: number;
}

/** How long a word rises. */
export const RISING_MS = 900;
const HURT_MS = 420;

const GOLD = ['#fffaf0', '#ffe7a0', '#f2b84b'] as const;
const EMBERS = ['#f79669', '#de5739', '#9a3028'] as const;
const GEMS = ['#d9fff8', '#7fe0d4', '#2f8a84'] as const;
const MUD = ['#94632f', '#613d1d'] as const;

/** What events throw up. Lengths are world pixels. */
const SPARKS: Readonly<Record<string, Sparks>> = {
  treasure: { count: 54, colours: GOLD, speed: 190, life: 720, pull: 120 },
  won: { count: 90, colours: GOLD, speed: 240, life: 1200, pull: 40 },
  'time-out': { count: 30, colours: EMBERS, speed: 130, life: 520, pull: 160 },
  caught: { count: 36, colours: EMBERS, speed: 150, life: 560, pull: 120 },
  life: { count: 18, colours: EMBERS, speed: 90, life: 900, pull: -60 },
  'extra-life': { count: 24, colours: EMBERS, speed: 90, life: 900, pull: -60 },
  'extra-time': { count: 24, colours: GEMS, speed: 100, life: 700, pull: -40 },
};
/** The words that rise from some of them; `row` heights of the player further down. */
const LOSS = { text: '-1', colour: '#ff9a76', row: 0 } as const;
const WORDS: Readonly<Record<string, Pick<Rising, 'text' | 'colour'> & { readonly row: number }>> = {
  treasure: { text: '+1', colour: '#ffe7a0', row: 0 },
  'time-out': LOSS,
  caught: LOSS,
  'extra-time': { text: '+3s', colour: '#7fe0d4', row: 1 },
};
const LOSSES: readonly string[] = ['time-out', 'caught'];

/** The usual speed, in world pixels a tick: who is faster leaves sparks, who is slower stirs up mud. */
const USUAL_SPEED = 4;
const TRAIL_TICKS = 3;
const HASTE: Sparks = { count: 2, colours: GEMS, speed: 26, life: 300, pull: 0 };
const TOIL: Sparks = { count: 1, colours: MUD, speed: 22, life: 320, pull: 30 };

/** What shows that something happened. It follows from frames alone and never feeds back. */
export type RushEffects = ReturnType<typeof makeRushEffects>;

export function makeRushEffects() {
  const particles = makeParticles();
  let rising: Rising[] = [];
  let hurtAt = Number.NEGATIVE_INFINITY;
  let overAt: number | null = null;
  let ticks = 0;

  function rest({ events }: Frame): void {
    particles.clear();
    rising = [];
    hurtAt = Number.NEGATIVE_INFINITY;
    overAt = events.includes('over') ? Number.NEGATIVE_INFINITY : null;
  }

  function follow({ events }: Frame, player: Sprite, time: number): void {
    const { x, y } = middleOf(player);
    for (const event of events) {
      if (LOSSES.includes(event)) hurtAt = time;
      if (event === 'over') overAt = time;
      const sparks = SPARKS[event];
      if (sparks !== undefined) particles.burst({ ...sparks, x, y });
      const word = WORDS[event];
      if (word !== undefined) rising.push({ ...word, x, y: y + word.row * player.height, began: time });
    }
  }

  function trail(player: Sprite, before: Sprite): void {
    const speed = Math.max(Math.abs(player.x - before.x), Math.abs(player.y - before.y));
    if (speed === 0 || ++ticks % TRAIL_TICKS !== 0) return;
    const sparks = speed > USUAL_SPEED ? HASTE : speed < USUAL_SPEED ? TOIL : null;
    if (sparks !== null && player.pose === 'walk') particles.burst({ ...sparks, ...middleOf(before) });
  }

  return {
    particles,
    get rising(): readonly Rising[] {
      return rising;
    },
    /** Looks at the tick that led to the last frame. A jump has no tick: whatever was going on is over. */
    raise({ frame, player, playerBefore }: FrameInterpolator, time: number, jump: boolean) {
      if (frame === null || player === null || playerBefore === null) return;
      if (jump) return rest(frame);
      if (rising.length > 0) rising = rising.filter(({ began }) => time - began < RISING_MS);
      trail(player, playerBefore);
      if (frame.events.length > 0) follow(frame, player, time);
    },
    /** How much a life was lost just now, 1 to 0. */
    hurt: (time: number) => Math.max(0, 1 - (time - hurtAt) / HURT_MS),
    /** How long ago the run came to its end; `null` if it has not. */
    overFor: (time: number) => (overAt === null ? null : time - overAt),
  };
}

function middleOf({ x, y, width, height }: Sprite): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
