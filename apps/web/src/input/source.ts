import type { ControlName } from '../settings/control-name.js';

/** One kind of device: what it holds down now, and a way to be asked before each tick. */
export interface InputSource {
  /** The directions held, N 1, E 2, S 4, W 8. */
  held(): number;
  /** Looks at devices that do not speak by themselves. */
  look?(): void;
  dispose(): void;
}

/** Where a device reports what was pressed. */
export type Press = (name: ControlName) => void;
