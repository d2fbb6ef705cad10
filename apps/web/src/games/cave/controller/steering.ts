import { CAVE_CELL } from '@warren/engine/cave';
import { type CaveState, caveOf, WAY_STEPS } from '@warren/games/cave';
import type { ControlName, Input } from '../../../input/controls.js';
import { type CaveCommand, type ControllerState, cellFrom } from './controller-state.js';
import { createKeyRepeat } from './key-repeat.js';

/** Makes actions of what is pressed and held, and of what goes on by itself. */
export function makeSteering(controller: ControllerState) {
  const { state, shown, mover, keyRepeat } = controller;
  const cursorRepeat = createKeyRepeat();
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
    if ('seen' in due) controller.meet(due.seen);
    else if (due.stop !== '') controller.say(due.stop);
    return [];
  }

  /** In a fight a key for a way is a blow or a retreat; nothing goes on by itself. */
  function fightOn(input: Input): number[] {
    const step = keyRepeat.next(input, () => true);
    keyRepeat.halt();
    return step === null ? [] : [step];
  }

  return {
    actionsOf(input: Input): number[] {
      for (const control of input.pressed) press(control);
      controller.justClosed = false;
      const next = controller.dequeue();
      if (next !== undefined) return [next];
      if (shown.get().panel !== null) return [];
      if (isFighting()) return fightOn(input);
      if (controller.cursor === null) return walkOn(input);
      const step = cursorRepeat.next(input, () => true);
      if (step !== null) controller.setCursor(cellFrom(controller.cursor, WAY_STEPS[step]));
      return [];
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
  hurry: 'approach',
};
/** In a fight. */
const IN_FIGHT: Partial<Record<ControlName, CaveCommand>> = {
  confirm: 'blow',
  use: 'blow',
  attack: 'blow',
  hurry: 'fight-out',
  rest: 'retreat',
  inventory: 'inventory',
  drop: 'inventory',
  log: 'log',
};

/** The command of a control; `null` for those that have none. */
export function commandOf(control: ControlName, isFighting: boolean): CaveCommand | null {
  return (isFighting ? IN_FIGHT[control] : COMMANDS[control]) ?? null;
}
