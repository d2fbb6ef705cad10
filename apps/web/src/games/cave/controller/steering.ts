import { CAVE_CELL } from '@warren/engine/cave';
import { CAVE_FIGHT, type CaveState, caveOf, WAY_STEPS } from '@warren/games/cave';
import type { ControlName, Input } from '../../../input/controls.js';
import { type CaveCommand, type ControllerState, cellFrom } from './controller-state.js';
import { createKeyRepeat } from './key-repeat.js';

/** From one attack of a fight to the next, unless the player hurries: half a second. */
const BLOW_TICKS = 30;

/** Makes actions of what is pressed and held, and of what goes on by itself. */
export function makeSteering(controller: ControllerState) {
  const { state, shown, mover, keyRepeat } = controller;
  const cursorRepeat = createKeyRepeat();
  let blowIn = BLOW_TICKS;
  const isFighting = () => state.phase === 'fighting';

  /** The pause key closes whatever there is to close. */
  function back(): void {
    if (shown.get().panel !== null) controller.close();
    else if (controller.cursor !== null) controller.setCursor(null);
    else if (!controller.justClosed) controller.setAutoMove(null);
  }

  function press(control: ControlName): void {
    const { panel } = shown.get();
    if (control === 'pause') back();
    else if (controller.cursor !== null && (control === 'confirm' || control === 'use')) {
      const tile = controller.cursor;
      controller.setCursor(null);
      controller.travel(cellFrom(state.player, tile));
    } else if (panel === null || control === panel) {
      const name = commandOf(control, isFighting());
      if (name !== null) controller.command(name);
    }
  }

  function walkOn(input: Input): number[] {
    const step = keyRepeat.next(input, (way) => isOpen(state, way));
    if (step !== null) {
      controller.setAutoMove(null);
      return [step];
    }
    const due = mover.next();
    if (due === null) return [];
    if ('action' in due) return [due.action];
    controller.change({ autoMove: null });
    if (due.stop !== '') controller.say(due.stop);
    return [];
  }

  function fightOn(): number[] {
    if (--blowIn > 0) return [];
    blowIn = BLOW_TICKS;
    return [CAVE_FIGHT];
  }

  return {
    actionsOf(input: Input): number[] {
      for (const control of input.pressed) press(control);
      controller.justClosed = false;
      const next = controller.dequeue();
      if (next !== undefined) return [next];
      if (shown.get().panel !== null) return [];
      if (isFighting()) return fightOn();
      if (controller.cursor === null) return walkOn(input);
      const step = cursorRepeat.next(input, () => true);
      if (step !== null) controller.setCursor(cellFrom(controller.cursor, WAY_STEPS[step]));
      return [];
    },
    /** A turn was played: the next attack of a fight is as far away as ever. */
    follow(): void {
      blowIn = BLOW_TICKS;
    },
    /** The player looks elsewhere: a fight waits until they are back and press something. */
    rest(): void {
      blowIn = Number.POSITIVE_INFINITY;
    },
  };
}

/** Whether the cell beside the player is no rock. */
function isOpen(state: CaveState, way: number): boolean {
  const { x, y } = cellFrom(state.player, WAY_STEPS[way]);
  return caveOf(state).cellAt(x, y) !== CAVE_CELL.rock;
}

/** What controls ask for, here. A gamepad has only those of all games. */
const COMMANDS: Partial<Record<ControlName, CaveCommand>> = {
  explore: 'explore',
  use: 'explore',
  rest: 'rest',
  attack: 'rest',
  look: 'look',
  hint: 'look',
  inventory: 'inventory',
  drop: 'inventory',
  map: 'map',
  'see-all': 'map',
  log: 'log',
  hurry: 'fight-out',
};
/** In a fight everything makes the next attack, but for these. */
const IN_FIGHT: Partial<Record<ControlName, CaveCommand>> = {
  attack: 'fight-out',
  hurry: 'fight-out',
  inventory: 'inventory',
  drop: 'inventory',
  log: 'log',
};

/** The command of a control; `null` for those that have none. */
export function commandOf(control: ControlName, isFighting: boolean): CaveCommand | null {
  if (isFighting) return IN_FIGHT[control] ?? (control === 'pause' ? null : 'blow');
  return COMMANDS[control] ?? null;
}
