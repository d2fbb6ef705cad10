import type { CaveState } from '@warren/games/cave';
import type { Signal } from '../../../lib/signal.js';
import type { Errand } from './auto-walk.js';

/** What can be asked of the helm besides walking. */
export type CaveCommand = 'explore' | 'rest' | 'look' | 'inventory' | 'map' | 'log' | 'blow' | 'fight-out';

/** Something that covers the picture. */
export type Panel = 'inventory' | 'map' | 'log' | 'woke';

/** What the page shows of the helm. */
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
