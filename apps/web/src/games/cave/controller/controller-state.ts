import {
  CAVE_FIGHT,
  CAVE_FIGHT_OUT,
  type CaveState,
  dangers,
  freshMessages,
  inspect,
  type Monster,
  retreatWay,
  sayMonsters,
  travelStep,
  WAY_STEPS,
} from '@warren/games/cave';
import { useEffect, useState } from 'preact/hooks';
import type { TurnControllerParts } from '../../../game/loop/turn-controller.js';
import type { Tile } from '../../../game/stage/stage.js';
import { createSignal } from '../../../lib/signal.js';
import { linesOf } from '../state.js';
import { type AutoMove, createAutoMover } from './auto-move.js';
import { createKeyRepeat } from './key-repeat.js';

/** What can be asked of the controller besides walking. */
export type CaveCommand =
  | 'explore'
  | 'rest'
  | 'look'
  | 'inventory'
  | 'map'
  | 'log'
  | 'blow'
  | 'fight-out'
  | 'retreat'
  | 'approach'
  | 'go-round'
  | 'camp';

/** Something that covers the picture. */
export type Panel = 'inventory' | 'map' | 'log' | 'woke' | 'camp';

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
  /** What is asked about monsters that ended an automatic move, for screen readers: the page shows it all the time. */
  readonly asked: string;
  /** What is around, for players who want every step in words. */
  readonly around: string;
}

/** No player means to ask for more actions at once. */
const LONGEST_QUEUE = 3;
const CLOSED: ShownState = {
  turn: 0,
  panel: null,
  looked: '',
  looking: false,
  autoMove: null,
  asked: '',
  around: '',
};
/** Lines of the history. */
const LONGEST_HISTORY = 200;
/** What a player can do about a monster in view. */
const CHOICES = 'Fight it, go round it, or walk away.';

/** The question about monsters in view: what they are, where, and what can be done. */
export function askAbout(state: CaveState, monsters: readonly Monster[]): string {
  return `${sayMonsters(state, monsters)} ${CHOICES}`;
}

type Parts = Omit<TurnControllerParts<CaveState>, 'root'>;

/** What the parts of the controller, and its components on the page, have in common. */
export class ControllerState {
  readonly state: CaveState;
  readonly shown = createSignal(CLOSED);
  readonly mover: ReturnType<typeof createAutoMover>;
  readonly keyRepeat = createKeyRepeat();
  readonly say: Parts['say'];
  /** Everything that was said, what monsters came into view included, the newest last. */
  history: readonly string[];
  /** Whether something was closed since the last tick: the key that did it means nothing else. */
  justClosed = false;
  #cursor: Tile | null = null;
  #queue: number[] = [];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.state = parts.run.state;
    this.say = parts.say;
    this.history = linesOf(this.state.log);
    this.mover = createAutoMover(this.state);
  }

  /** The cell that keys point at, counted from the player; `null` while they walk. */
  get cursor(): Tile | null {
    return this.#cursor;
  }

  change(part: Partial<ShownState>): void {
    this.shown.set({ ...this.shown.get(), ...part });
  }

  /** Remembers what was said in the last turn. */
  remember(): void {
    this.#note(linesOf(freshMessages(this.state)));
  }

  /** Monsters that came into view have ended a move: the player is asked about them, and can read of them later. */
  meet(monsters: readonly Monster[]): void {
    const words = sayMonsters(this.state, monsters);
    if (this.history.at(-1) !== words) this.#note([words]);
    this.change({ asked: askAbout(this.state, monsters) });
  }

  #note(lines: readonly string[]): void {
    if (lines.length > 0) this.history = [...this.history, ...lines].slice(-LONGEST_HISTORY);
  }

  /** Does what was asked for, where it can be done now. */
  command(name: CaveCommand): void {
    if (this.#parts.run.finished) return;
    const isFighting = this.state.phase === 'fighting';
    if (name === 'blow' || name === 'fight-out') {
      if (isFighting) this.enqueue(name === 'blow' ? CAVE_FIGHT : CAVE_FIGHT_OUT);
      else this.command('approach');
    } else if (name === 'retreat') this.#retreat();
    else if (name === 'go-round') {
      if (!isFighting && this.mover.encounters.goRound()) this.setAutoMove({ kind: 'explore' });
      else if (!isFighting) this.say('There is nothing to go round.');
    } else if (name === 'explore' || name === 'rest' || name === 'approach') {
      if (!isFighting) this.setAutoMove(this.mover.autoMove?.kind === name ? null : { kind: name });
    } else if (name === 'look') {
      const next = this.#cursor === null ? { x: 0, y: 0 } : null;
      this.halt();
      this.setCursor(next);
    } else this.setPanel(this.shown.get().panel === name ? null : name);
  }

  /** Breaks a fight off by the way that leads farthest from the monster. */
  #retreat(): void {
    if (this.state.phase !== 'fighting') return;
    const way = retreatWay(this.state);
    if (way >= 0) this.enqueue(way);
    else this.say('There is no way out.');
  }

  /** Goes to a cell of the world by a step or a walk, as far as the way is known, or says why not. */
  travel(cell: Tile): void {
    const { state } = this;
    if (this.#parts.run.finished || state.phase === 'fighting') return;
    this.setAutoMove(null);
    const { x, y } = state.player;
    const action = WAY_STEPS.findIndex((step) => x + step.x === cell.x && y + step.y === cell.y);
    const advice = travelStep(state, cell, { known: dangers(state).map(({ name }) => name) });
    if (action >= 0) this.enqueue(action);
    else if ('way' in advice) this.setAutoMove({ kind: 'travel', ...cell });
    else {
      const words = inspect(state, cell);
      // Of floor there is nothing to say but why it cannot be reached.
      this.say(words === 'Floor.' ? advice.stop : words);
    }
  }

  setAutoMove(next: AutoMove | null): void {
    if (next === this.mover.autoMove) return;
    this.mover.set(next);
    this.change({ autoMove: next?.kind ?? null });
  }

  setPanel(panel: Panel | null): void {
    this.halt();
    this.justClosed ||= panel === null && this.shown.get().panel !== null;
    this.change({ panel });
  }

  setCursor(tile: Tile | null): void {
    this.justClosed ||= this.#cursor !== null && tile === null;
    this.#cursor = tile;
    this.#parts.stage.mark?.(tile);
    this.change({ looking: tile !== null, looked: tile === null ? '' : this.inspect(tile) });
  }

  /** What is said about a cell, counted from the player. */
  inspect(tile: Tile): string {
    return inspect(this.state, cellFrom(this.state.player, tile));
  }

  /** Closes what covers the picture. */
  readonly close = () => this.setPanel(null);

  enqueue(action: number): void {
    if (this.#queue.length < LONGEST_QUEUE) this.#queue.push(action);
  }

  /** The next queued action. */
  dequeue(): number | undefined {
    return this.#queue.shift();
  }

  /** Something has come up: automatic moves and queued actions are over. */
  halt(): void {
    this.setAutoMove(null);
    this.setCursor(null);
    this.keyRepeat.halt();
    this.#queue = [];
  }
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
