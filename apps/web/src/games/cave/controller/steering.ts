import { CAVE_CELL } from '@warren/engine/cave';
import { CAVE_FIGHT, caveOf, WAY_STEPS } from '@warren/games/cave';
import type { ControlName, Input } from '../../../input/controls.js';
import { type CaveCommand, type CaveDeck, cellFrom } from './controller-state.js';
import { makeStride, type Stride } from './key-repeat.js';

/** Makes actions of what is pressed and held, and of what goes on by itself. */
export interface Steering {
  actionsOf(input: Input): number[];
  /** A turn was played: the next attack of a fight is as far away as ever. */
  follow(): void;
  /** Somebody looks elsewhere: a fight waits until they are back and press something. */
  rest(): void;
}

/** From one attack of a fight to the next, unless somebody hurries: half a second. */
const BLOW_TICKS = 30;

export function makeSteering(deck: CaveDeck, stride: Stride, say: (text: string) => void): Steering {
  const { state, shown, walk } = deck;
  const cursorStride = makeStride();
  let blowIn = BLOW_TICKS;
  const isFighting = () => state.phase === 'fighting';

  /** The pause key closes whatever there is to close. */
  function back(): void {
    if (shown.get().panel !== null) deck.setPanel(null);
    else if (deck.cursor !== null) deck.setCursor(null);
    else if (!deck.justClosed()) deck.setErrand(null);
  }

  function press(control: ControlName): void {
    const { panel } = shown.get();
    if (control === 'pause') back();
    else if (deck.cursor !== null && (control === 'confirm' || control === 'use')) {
      const tile = deck.cursor;
      deck.setCursor(null);
      deck.point(tile);
    } else if (panel === null || control === panel) {
      const name = commandOf(control, isFighting());
      if (name !== null) deck.command(name);
    }
  }

  function walkOn(input: Input): number[] {
    const step = stride.next(input, (way) => {
      const { x, y } = cellFrom(state.player, WAY_STEPS[way]);
      return caveOf(state).cellAt(x, y) !== CAVE_CELL.rock;
    });
    if (step !== null) {
      deck.setErrand(null);
      return [step.way];
    }
    const due = walk.next();
    if (due === null) return [];
    if ('action' in due) return [due.action];
    deck.change({ errand: null });
    if (due.stop !== '') say(due.stop);
    return [];
  }

  function fightOn(): number[] {
    if (--blowIn > 0) return [];
    blowIn = BLOW_TICKS;
    return [CAVE_FIGHT];
  }

  return {
    actionsOf(input) {
      for (const control of input.pressed) press(control);
      deck.settle();
      const next = deck.take();
      if (next !== undefined) return [next];
      if (shown.get().panel !== null) return [];
      if (isFighting()) return fightOn();
      if (deck.cursor === null) return walkOn(input);
      const step = cursorStride.next(input, () => true);
      if (step !== null) deck.setCursor(cellFrom(deck.cursor, WAY_STEPS[step.way]));
      return [];
    },
    follow() {
      blowIn = BLOW_TICKS;
    },
    rest() {
      blowIn = Number.POSITIVE_INFINITY;
    },
  };
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
