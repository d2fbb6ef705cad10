import type { Way } from './actions.js';
import type { CaveEvent, CaveMessage } from './announce.js';
import type { CaveItemId } from './items.js';
import type { CaveRunSettings } from './settings.js';

/** A cell of the world. */
export type Cell = { x: number; y: number };

/** An entry of the inventory: things of one kind. A count of 0 is an empty entry. */
export type Entry = { item: CaveItemId; count: number };

/** What a side of a fight has left. In hundredths. */
export type Fighter = {
  health: number;
  /** Armour points that can be used now. */
  armour: number;
  /** Points that come back on one's next turn, and on the turn after it. */
  returning: [number, number];
};

export type Player = Cell &
  Fighter & {
    facing: Way;
    inventory: Entry[];
    weapon: CaveItemId | null;
    worn: CaveItemId | null;
    /** Whether the lantern is the better one, and how often armour was mended. */
    lantern: number;
    mended: number;
  };

/** A monster that is not as the world made it: away from its place, wounded, or after the player. */
export type Stirred = {
  /** Which of its region it is. */
  index: number;
  /** The cell of its region it stands on. */
  cell: number;
  /** For how many turns it still goes after the player, and where it saw them last. */
  alert: number;
  target: Cell;
  /** Health it lost and did not get back, in hundredths. */
  wound: number;
};

/** What differs in a region from the pure world. */
export type RegionState = {
  /** The floor cells seen so far: six bits a character, empty for none. */
  seen: string;
  /** Whether the landmark came into view. */
  found: boolean;
  /** The cells whose chests are open, in the order they were opened. */
  opened: number[];
  /** The monsters that are gone, by their numbers. */
  slain: number[];
  stirred: Stirred[];
  /** Things that lie about, to be fetched back. */
  lying: { cell: number; item: CaveItemId; count: number }[];
};

/** A fight with a monster of a region. Whenever it waits, it waits for the player. */
export type Fight = Fighter & {
  rx: number;
  ry: number;
  index: number;
  /** Attacks of both sides so far. */
  attacks: number;
};

/** What walks on with the player: everything but the pure world, which follows from seed and settings. */
export type CaveState = {
  settings: CaveRunSettings;
  seed: string;
  phase: 'walking' | 'fighting' | 'over';
  moves: number;
  gold: number;
  /** Monsters won against, and fights lost. */
  defeated: number;
  deaths: number;
  /** Floor cells seen, and chests opened. */
  explored: number;
  chests: number;
  player: Player;
  /** The fire of the last camp the player was at. */
  camp: Cell | null;
  fight: Fight | null;
  /** By region, `rx,ry`: only regions of which the player has seen something. */
  regions: { [name: string]: RegionState };
  random: number[];
  /** The latest messages, the newest last. */
  log: CaveMessage[];
  /** How many messages the last tick brought. */
  fresh: number;
  /** What happened in the last tick. */
  events: CaveEvent[];
};
