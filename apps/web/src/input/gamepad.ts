import type { ControlName } from '../settings/control-name.js';
import type { InputSource, Press } from './input-source.js';

/** Buttons of the standard mapping and what they press. A confirms too: between levels there is nothing to use. */
const BUTTONS: readonly (readonly [button: number, names: readonly ControlName[]])[] = [
  [0, ['use', 'confirm']],
  [1, ['drop']],
  [2, ['attack']],
  [3, ['hint']],
  [6, ['zoom-out']],
  [7, ['zoom-in']],
  [8, ['solution']],
  [9, ['pause']],
  [11, ['see-all']],
];
const LEFT_SHOULDER = 4;
const RIGHT_SHOULDER = 5;
/** Cross, in the order of the direction bits: up, right, down, left. */
const CROSS = [12, 15, 13, 14] as const;
const DEAD_ZONE = 0.35;

export interface GamepadOptions {
  readonly pads: () => readonly (Gamepad | null)[];
  readonly press: Press;
  /** Chooses the slot before (-1) or after (1) the active one. */
  readonly turn: (by: -1 | 1) => void;
}

/** Every connected pad with the standard mapping. Pads do not speak: they are looked at before each tick. */
export function gamepadSource({ pads, press, turn }: GamepadOptions): InputSource {
  let held = 0;
  let down: ControlName[] = [];
  let before = new Set<string>();

  function lookAt(pad: Gamepad, now: Set<string>): void {
    const isDown = (button: number) => pad.buttons[button]?.pressed === true;
    const wentDown = (button: number) => {
      if (!isDown(button)) return false;
      const id = `${pad.index}/${button}`;
      now.add(id);
      return !before.has(id);
    };
    held |= eightWays(pad.axes[0] ?? 0, pad.axes[1] ?? 0, DEAD_ZONE);
    CROSS.forEach((button, i) => {
      if (isDown(button)) held |= 1 << i;
    });
    for (const [button, names] of BUTTONS) {
      if (wentDown(button)) for (const name of names) press(name);
      if (isDown(button)) down.push(...names);
    }
    if (wentDown(LEFT_SHOULDER)) turn(-1);
    if (wentDown(RIGHT_SHOULDER)) turn(1);
  }

  return {
    held: () => held,
    down: () => down,
    look() {
      held = 0;
      down = [];
      const now = new Set<string>();
      for (const pad of pads()) if (pad?.connected && pad.mapping === 'standard') lookAt(pad, now);
      before = now;
    },
    dispose() {
      held = 0;
      down = [];
    },
  };
}

/** tan(22.5°): beyond it a slanting pull counts as both directions. */
const SLANT = 0.4142;

/** The directions of a stick pushed to (x, y), N 1, E 2, S 4, W 8: eight ways, nothing inside the dead zone. */
export function eightWays(x: number, y: number, deadZone: number): number {
  if (x * x + y * y < deadZone * deadZone) return 0;
  const across = Math.abs(x) > SLANT * Math.abs(y) ? (x > 0 ? 2 : 8) : 0;
  const along = Math.abs(y) > SLANT * Math.abs(x) ? (y > 0 ? 4 : 1) : 0;
  return across | along;
}
