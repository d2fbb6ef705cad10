import { type ControlName, directionBit } from '../settings/control-name.js';
import { gamepadSource } from './gamepad.js';
import type { InputSource } from './input-source.js';
import { keyboardSource } from './keyboard.js';

export type { ControlName } from '../settings/control-name.js';

/** The input since the last poll. */
export interface Input {
  /** The directions held, N 1, E 2, S 4, W 8. */
  readonly held: number;
  /** What was pressed since, in its order. */
  readonly pressed: readonly ControlName[];
  /** The controls whose keys are down now. */
  readonly down?: readonly ControlName[];
}

/** What came of all devices since the last poll. */
export interface Polled extends Input {
  /** The directions that went down since, each press by itself in their order; some may be up again. */
  readonly downs: readonly number[];
}

/** All devices of a game as one. */
export interface Controls {
  /** What is held, and what was pressed since the last call. */
  poll(): Polled;
  /** Presses something by other means: a button on the screen. */
  press(name: ControlName): void;
  /** The same for as long as it is held down: until it is let go. */
  pressDown(name: ControlName): void;
  letGo(name: ControlName): void;
  /** Holds directions by other means, until told otherwise: a stick on the screen. */
  hold(directions: number): void;
  /** Tells which slot is active, 1 to 5, so that "next slot" knows where it is. */
  setSlot(slot: number): void;
  dispose(): void;
}

const SLOTS = ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5'] as const;
/** A bound: a hidden page must not gather presses without end. */
const MOST_PRESSED = 16;

/** Listens to keyboard and pads for the page an element is on. */
export function createControls(target: HTMLElement): Controls {
  const window = target.ownerDocument.defaultView ?? globalThis.window;
  let pressed: ControlName[] = [];
  let downs: number[] = [];
  let touched = 0;
  const touchedDown = new Set<ControlName>();
  let slot = 0;

  function press(name: ControlName): void {
    const chosen = SLOTS.indexOf(name as (typeof SLOTS)[number]);
    if (chosen >= 0) slot = chosen;
    goDown(directionBit(name));
    if (pressed.length < MOST_PRESSED) pressed.push(name);
  }
  function goDown(directions: number): void {
    if (directions !== 0 && downs.length < MOST_PRESSED) downs.push(directions);
  }
  const turn = (by: -1 | 1) => press(SLOTS[(slot + by + SLOTS.length) % SLOTS.length]);
  const sources: InputSource[] = [
    keyboardSource(window, press),
    gamepadSource({ pads: () => window.navigator.getGamepads?.() ?? [], press, turn }),
  ];

  return {
    poll() {
      for (const source of sources) source.look?.();
      const held = sources.reduce((all, source) => all | source.held(), touched);
      const down = [...touchedDown, ...sources.flatMap((source) => [...(source.down?.() ?? [])])];
      const input = { held, pressed, down, downs };
      pressed = [];
      downs = [];
      return input;
    },
    press,
    pressDown(name) {
      touchedDown.add(name);
      press(name);
    },
    letGo: (name) => void touchedDown.delete(name),
    hold(directions) {
      goDown(directions & ~touched);
      touched = directions;
    },
    setSlot(active) {
      slot = Math.max(0, Math.min(SLOTS.length - 1, active - 1));
    },
    dispose() {
      for (const source of sources) source.dispose();
    },
  };
}
