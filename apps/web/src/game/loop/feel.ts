import type { Frame } from '@warren/games';
import { settings } from '../../settings/settings.js';

/** What an event does to picture, time and hand, besides its sound and what is painted of it. */
export interface Feel {
  /** How far the picture shakes, in pixels of the page. */
  readonly shake?: number;
  /** For how long time stops, in milliseconds. */
  readonly stopMs?: number;
  /** For how long a phone shakes, in milliseconds. */
  readonly vibrateMs?: number;
}

/** What events do, by their names in any game. A view may say otherwise. */
export const FEEL: Readonly<Record<string, Feel>> = {
  hit: { stopMs: 35, vibrateMs: 15 },
  defeat: { shake: 2, stopMs: 45, vibrateMs: 25 },
  // The stage shakes by itself when the player is hurt.
  hurt: { stopMs: 50, vibrateMs: 40 },
  caught: { shake: 4, stopMs: 60, vibrateMs: 60 },
  'time-out': { shake: 3, vibrateMs: 60 },
  lost: { shake: 4, vibrateMs: 90 },
  over: { shake: 3, vibrateMs: 90 },
  bump: { vibrateMs: 8 },
  unlock: { shake: 1, vibrateMs: 20 },
  treasure: { vibrateMs: 20 },
  exit: { vibrateMs: 20 },
  life: { vibrateMs: 20 },
  won: { vibrateMs: 30 },
  complete: { vibrateMs: 60 },
  stunned: { shake: 2, vibrateMs: 40 },
};

const SHAKE_MS = 160;
/** How long one level takes to give way to the next. */
const WIPE_MS = 200;

/** What is shaken, and how. */
export interface FeelParts {
  /** The frame of the picture. */
  readonly frame: Pick<HTMLElement, 'animate'> | null;
  readonly reducedMotion: () => boolean;
  readonly feel?: Readonly<Record<string, Feel>> | undefined;
  readonly vibrate: (ms: number) => void;
}

/** Makes events felt: small shakes, short stops of time, vibration, and a wipe between two levels. */
export function makeFeel({ frame, reducedMotion, feel: own = {}, vibrate }: FeelParts) {
  let level: number | null = null;
  let stopMs = 0;

  function shake(by: number): void {
    const at = [0, -by, by, -by / 2, by / 2, 0];
    frame?.animate(
      at.map((x, i) => ({ transform: `translate(${x}px, ${i % 2 === 0 ? 0 : by / 2}px)` })),
      { duration: SHAKE_MS },
    );
  }
  return {
    /** The tick that led to a frame, and the level it belongs to. */
    tick({ events }: Pick<Frame, 'events'>, nextLevel: number): void {
      const felt = events.flatMap((event) => own[event] ?? FEEL[event] ?? []);
      const most = (name: keyof Feel) => felt.reduce((all, each) => Math.max(all, each[name] ?? 0), 0);
      if (most('vibrateMs') > 0) vibrate(most('vibrateMs'));
      const isNext = level !== null && nextLevel !== level;
      level = nextLevel;
      if (reducedMotion()) return;
      stopMs = Math.max(stopMs, most('stopMs'));
      if (most('shake') > 0) shake(most('shake'));
      if (isNext) frame?.animate(WIPE, { duration: WIPE_MS, easing: 'ease-out' });
    },
    /** Takes from so much time what is to stand still. */
    takeStop(elapsedMs: number): number {
      const taken = Math.min(stopMs, elapsedMs);
      stopMs -= taken;
      return taken;
    },
  };
}

/** The next level opens from its middle. */
const WIPE: Keyframe[] = [
  { clipPath: 'circle(0% at 50% 50%)', opacity: 0.4 },
  { clipPath: 'circle(75% at 50% 50%)', opacity: 1 },
];

/** Shakes the phone, where the player wants that and the browser can. */
export function vibrate(ms: number): void {
  if (!settings.get().vibration || typeof navigator.vibrate !== 'function') return;
  navigator.vibrate(ms);
}
