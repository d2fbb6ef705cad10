import {
  CAVE_EQUIP,
  CAVE_FIGHT,
  CAVE_FIGHT_OUT,
  type CaveState,
  dangers,
  inspect,
  travelStep,
  WAY_STEPS,
} from '@warren/games/cave';
import { useEffect, useState } from 'preact/hooks';
import type { TurnControllerParts } from '../../../game/loop/turn-controller.js';
import type { Tile } from '../../../game/stage/stage.js';
import { createSignal, type Signal } from '../../../lib/signal.js';
import { type AutoMove, type AutoMover, createAutoMover } from './auto-move.js';
import type { KeyRepeat } from './key-repeat.js';

/** What can be asked of the controller besides walking. */
export type CaveCommand = 'explore' | 'rest' | 'look' | 'inventory' | 'map' | 'log' | 'blow' | 'fight-out';

/** Something that covers the picture. */
export type Panel = 'inventory' | 'map' | 'log' | 'woke';

/** What the page shows of the controller. */
export interface ShownState {
  /** Rises with every turn: the state has changed. */
  readonly turn: number;
  readonly panel: Panel | null;
  /** What is said about the cell the player points at; empty for none. */
  readonly looked: string;
  /** Whether keys point at cells. */
  readonly looking: boolean;
  readonly autoMove: AutoMove['kind'] | null;
  /** What is around, for players who want every step in words. */
  readonly around: string;
}

/** What the parts of the controller, and its components on the page, have in common. */
export interface ControllerState {
  readonly state: CaveState;
  readonly shown: Signal<ShownState>;
  readonly mover: AutoMover;
  /** The cell that keys point at, counted from the player; `null` while they walk. */
  readonly cursor: Tile | null;
  change(part: Partial<ShownState>): void;
  command(name: CaveCommand): void;
  /** Wields, wears or drinks an entry of the inventory. */
  use(number: number): void;
  /** Walks to a cell of the world, as far as the way is known. */
  travel(x: number, y: number): void;
  /** Goes to a cell, counted from the player, or says why not. */
  point(tile: Tile): void;
  setAutoMove(autoMove: AutoMove | null): void;
  setPanel(panel: Panel | null): void;
  setCursor(tile: Tile | null): void;
  /** Closes what covers the picture. */
  close(): void;
  /** Queues an action. */
  enqueue(action: number): void;
  /** The next queued action. */
  dequeue(): number | undefined;
  /** Something has come up: automatic moves and queued actions are over. */
  halt(): void;
  /** Whether something was closed since `settle`: the key that did it means nothing else. */
  justClosed(): boolean;
  settle(): void;
}

/** No player means to ask for more actions at once. */
const LONGEST_QUEUE = 3;
const CLOSED: ShownState = { turn: 0, panel: null, looked: '', looking: false, autoMove: null, around: '' };

type Parts = Omit<TurnControllerParts<CaveState>, 'root'> & { readonly keyRepeat: KeyRepeat };

export function createControllerState({ run, stage, say, keyRepeat }: Parts): ControllerState {
  const { state } = run;
  const shown = createSignal(CLOSED);
  const mover = createAutoMover(state);
  let cursor: Tile | null = null;
  let closed = false;
  let queue: number[] = [];
  const go = (cell: Tile) => {
    if (!run.finished) walkTo(controller, cell, say);
  };
  const controller: ControllerState = {
    state,
    mover,
    shown,
    get cursor() {
      return cursor;
    },
    change: (part) => shown.set({ ...shown.get(), ...part }),
    command(name) {
      if (!run.finished) obey(controller, name);
    },
    use: (number) => controller.enqueue(CAVE_EQUIP + number - 1),
    travel(x, y) {
      controller.close();
      go({ x, y });
    },
    point: (tile) => go(cellFrom(state.player, tile)),
    setAutoMove(next) {
      if (next === mover.autoMove) return;
      mover.set(next);
      controller.change({ autoMove: next?.kind ?? null });
    },
    setPanel(panel) {
      controller.halt();
      closed ||= panel === null && shown.get().panel !== null;
      controller.change({ panel });
    },
    setCursor(tile) {
      closed ||= cursor !== null && tile === null;
      cursor = tile;
      stage.mark?.(tile);
      const looked = tile === null ? '' : inspect(state, cellFrom(state.player, tile));
      controller.change({ looking: tile !== null, looked });
    },
    close: () => controller.setPanel(null),
    enqueue(action) {
      if (queue.length < LONGEST_QUEUE) queue.push(action);
    },
    dequeue: () => queue.shift(),
    halt() {
      controller.setAutoMove(null);
      controller.setCursor(null);
      keyRepeat.halt();
      queue = [];
    },
    justClosed: () => closed,
    settle() {
      closed = false;
    },
  };
  return controller;
}

/** Goes to a cell of the world by a step or a walk, or says why not. */
function walkTo(controller: ControllerState, cell: Tile, say: (text: string) => void): void {
  const { state } = controller;
  if (state.phase === 'fighting') return;
  controller.setAutoMove(null);
  const { x, y } = state.player;
  const action = WAY_STEPS.findIndex((step) => x + step.x === cell.x && y + step.y === cell.y);
  const advice = travelStep(state, cell, { known: dangers(state).map(({ name }) => name) });
  if (action >= 0) controller.enqueue(action);
  else if ('way' in advice) controller.setAutoMove({ kind: 'travel', ...cell });
  else {
    const words = inspect(state, cell);
    // Of floor there is nothing to say but why it cannot be reached.
    say(words === 'Floor.' ? advice.stop : words);
  }
}

/** Does what was asked for, where it can be done now. */
function obey(controller: ControllerState, name: CaveCommand): void {
  const isFighting = controller.state.phase === 'fighting';
  if (name === 'blow' || name === 'fight-out') {
    if (isFighting) controller.enqueue(name === 'blow' ? CAVE_FIGHT : CAVE_FIGHT_OUT);
  } else if (name === 'explore' || name === 'rest') {
    if (!isFighting) controller.setAutoMove(controller.mover.autoMove?.kind === name ? null : { kind: name });
  } else if (name === 'look') {
    const next = controller.cursor === null ? { x: 0, y: 0 } : null;
    controller.halt();
    controller.setCursor(next);
  } else controller.setPanel(controller.shown.get().panel === name ? null : name);
}

/** A tile counted from another, as a cell of the world. */
export function cellFrom(from: Tile, { x, y }: Tile): Tile {
  return { x: from.x + x, y: from.y + y };
}

/** A part of the shown state; a component that reads no more is not drawn anew for everything else. */
export function useShown<T>({ shown }: ControllerState, select: (shown: ShownState) => T): T {
  const [value, setValue] = useState<T>(() => select(shown.get()));
  useEffect(() => {
    const follow = (next: ShownState) => setValue(() => select(next));
    follow(shown.get());
    return shown.subscribe(follow);
    // A component always selects the same part.
  }, [shown]);
  return value;
}
