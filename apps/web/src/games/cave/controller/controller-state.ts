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
import { type AutoWalk, type Errand, makeAutoWalk } from './auto-move.js';
import type { Stride } from './key-repeat.js';

/** The deck, with what only the controller does. */
export interface CaveDeck extends Deck {
  readonly walk: AutoWalk;
  /** The place that keys point at, counted from the player; `null` while they walk. */
  readonly cursor: Tile | null;
  change(part: Partial<DeckShown>): void;
  setErrand(errand: Errand | null): void;
  setPanel(panel: Panel | null): void;
  setCursor(tile: Tile | null): void;
  /** Goes to a place, counted from the player, or says why not. */
  point(tile: Tile): void;
  /** Asks for an action. */
  wait(action: number): void;
  /** The next action that was asked for by other means than walking. */
  take(): number | undefined;
  /** Something has come up: whatever was going on or waiting is over. */
  halt(): void;
  /** Whether something was closed since it was asked last: the key that did it means nothing else. */
  justClosed(): boolean;
  settle(): void;
}

/** More than this nobody meant to ask for at once. */
const MOST_WAITING = 3;
const CLOSED: DeckShown = { turn: 0, panel: null, looked: '', looking: false, errand: null, around: '' };

export function makeDeck({
  run,
  stage,
  say,
  stride,
}: Omit<TurnControllerParts<CaveState>, 'root'> & { stride: Stride }): CaveDeck {
  const { state } = run;
  const walk = makeAutoWalk(state);
  const face = makeFace(state, stage);
  const { change, setCursor } = face;
  let waiting: number[] = [];

  function setErrand(errand: Errand | null): void {
    if (errand === walk.errand) return;
    if (errand === null) walk.stop();
    else walk.begin(errand);
    change({ errand: errand?.kind ?? null });
  }

  function halt(): void {
    setErrand(null);
    setCursor(null);
    stride.halt();
    waiting = [];
  }

  function setPanel(panel: Panel | null): void {
    halt();
    face.setPanel(panel);
  }

  const go = (cell: Tile) => {
    if (!run.finished) walkTo(deck, cell, say);
  };
  const deck: CaveDeck = {
    state,
    walk,
    shown: face.shown,
    get cursor() {
      return face.cursor;
    },
    change,
    setErrand,
    setPanel,
    setCursor,
    wait(action) {
      if (waiting.length < MOST_WAITING) waiting.push(action);
    },
    command(name) {
      if (!run.finished) obey(deck, name);
    },
    use: (number) => deck.wait(CAVE_EQUIP + number - 1),
    travel(x, y) {
      setPanel(null);
      go({ x, y });
    },
    point: (tile) => go(cellFrom(state.player, tile)),
    close: () => setPanel(null),
    take: () => waiting.shift(),
    halt,
    justClosed: face.justClosed,
    settle: face.settle,
  };
  return deck;
}

/** What the deck shows: the panel, and the place that keys point at. */
function makeFace(state: CaveState, stage: TurnControllerParts['stage']) {
  const shown = createSignal(CLOSED);
  let cursor: Tile | null = null;
  let closed = false;
  const change = (part: Partial<DeckShown>) => shown.set({ ...shown.get(), ...part });
  return {
    shown,
    get cursor() {
      return cursor;
    },
    change,
    setCursor(tile: Tile | null): void {
      closed ||= cursor !== null && tile === null;
      cursor = tile;
      stage.mark?.(tile);
      const looked = tile === null ? '' : inspect(state, cellFrom(state.player, tile));
      change({ looking: tile !== null, looked });
    },
    setPanel(panel: Panel | null): void {
      closed ||= panel === null && shown.get().panel !== null;
      change({ panel });
    },
    justClosed: () => closed,
    settle(): void {
      closed = false;
    },
  };
}

/** Goes to a cell of the world, or says why not. */
function walkTo(deck: CaveDeck, cell: Tile, say: (text: string) => void): void {
  if (deck.state.phase === 'fighting') return;
  deck.setErrand(null);
  const going = goingTo(deck.state, cell);
  if ('action' in going) deck.wait(going.action);
  else if ('errand' in going) deck.setErrand(going.errand);
  else say(going.words);
}

/** Does what was asked for, where it can be done now. */
function obey(deck: CaveDeck, name: CaveCommand): void {
  const isFighting = deck.state.phase === 'fighting';
  if (name === 'blow' || name === 'fight-out') {
    if (isFighting) deck.wait(name === 'blow' ? CAVE_FIGHT : CAVE_FIGHT_OUT);
  } else if (name === 'explore' || name === 'rest') {
    if (!isFighting) deck.setErrand(deck.walk.errand?.kind === name ? null : { kind: name });
  } else if (name === 'look') {
    const next = deck.cursor === null ? { x: 0, y: 0 } : null;
    deck.halt();
    deck.setCursor(next);
  } else deck.setPanel(deck.shown.get().panel === name ? null : name);
}

/** A tile counted from somebody, as a cell of the world. */
export function cellFrom(from: Tile, { x, y }: Tile): Tile {
  return { x: from.x + x, y: from.y + y };
}

/** What can be asked of the controller besides walking. */
export type CaveCommand = 'explore' | 'rest' | 'look' | 'inventory' | 'map' | 'log' | 'blow' | 'fight-out';

/** Something that covers the picture. */
export type Panel = 'inventory' | 'map' | 'log' | 'woke';

/** What the page shows of the controller. */
export interface DeckShown {
  /** Rises with every turn: the state has changed. */
  readonly turn: number;
  readonly panel: Panel | null;
  /** What is said about the place that is pointed at; empty for none. */
  readonly looked: string;
  /** Whether places are pointed at by keys. */
  readonly looking: boolean;
  readonly errand: Errand['kind'] | null;
  /** What is around, for whoever wants every step in words. */
  readonly around: string;
}

/** What the parts of the page have in common. */
export interface Deck {
  readonly state: CaveState;
  readonly shown: Signal<DeckShown>;
  command(name: CaveCommand): void;
  /** Wields, wears or drinks an entry of the inventory. */
  use(number: number): void;
  /** Walks to a cell of the world, as far as the way is known. */
  travel(x: number, y: number): void;
  /** Closes what covers the picture. */
  close(): void;
}

/** How to get to a cell: a step, a walk, or the reason why not. */
export type Going = { readonly action: number } | { readonly errand: Errand } | { readonly words: string };

/** What comes of pointing at a cell of the world. */
export function goingTo(state: CaveState, cell: { readonly x: number; readonly y: number }): Going {
  const { x, y } = state.player;
  const action = WAY_STEPS.findIndex((step) => x + step.x === cell.x && y + step.y === cell.y);
  if (action >= 0) return { action };
  const known = dangers(state).map(({ name }) => name);
  const advice = travelStep(state, cell, { known });
  if ('way' in advice) return { errand: { kind: 'travel', ...cell } };
  const words = inspect(state, cell);
  // Of floor there is nothing to say but why nobody goes there.
  return { words: words === 'Floor.' ? advice.stop : words };
}

/** Something of what the deck shows; a component that looks at no more is not drawn anew for everything else. */
export function useShown<T>({ shown }: Deck, select: (shown: DeckShown) => T): T {
  const [value, setValue] = useState<T>(() => select(shown.get()));
  useEffect(() => {
    const follow = (next: DeckShown) => setValue(() => select(next));
    follow(shown.get());
    return shown.subscribe(follow);
    // What is selected follows from the place that asks, which never changes.
  }, [shown]);
  return value;
}
