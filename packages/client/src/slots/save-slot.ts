import type { Run } from '@warren/games';

/** A copy of a save at a glance, such as the number of its level. */
export interface SavePreview {
  readonly label: string;
  readonly value: string;
  /** A word more, such as how long it was played. */
  readonly detail: string;
  /** When it was saved; milliseconds since 1970, or `null` where it does not say. */
  readonly when: number | null;
}

/** What was done since a text was saved: written often, so it is small, and stored beside it until both are folded. */
export interface SaveJournal {
  /** Its name in a browser's storage. */
  readonly stored: string;
  /** Loads the way to make both one text; `null` of it: the journal is damaged, and stays where it is. */
  load(): Promise<(text: string, journal: string) => string | null>;
}

/** A save that follows its player to every device. */
export interface SaveSlot {
  /** Its name on the server. */
  readonly slot: string;
  /** Its name in a browser's storage. */
  readonly stored: string;
  /** The game whose run it is, by id; left out for what is no run. */
  readonly game?: string;
  /** Whether a run of the game is one for this slot. */
  fits?(run: Run): boolean;
  /** What players call it, as the beginning of a sentence. */
  readonly title: string;
  /** What players call this copy of it, where they have given it a name themselves. */
  titleOf?(text: string): string;
  /** A line that tells one copy from another, such as "Campaign, level 4". */
  summary(text: string): string;
  /** What is shown large when the player has to choose between two copies. */
  preview?(text: string): SavePreview;
  /** Merges two copies so that nothing in either is lost. Where that can't be, the player is asked. */
  merge?(ours: string, theirs: string): string;
  /** Why a text stays on this device, in a sentence; `null` where it can be sent. */
  flaw?(text: string): string | null;
  readonly journal?: SaveJournal;
}

/** Saves of which there may be any number, such as worlds. Each has a slot of its own. */
export interface SlotPattern {
  /** What the names of its slots begin with on the server. */
  readonly slot: string;
  /** What they begin with in a browser's storage. */
  readonly stored: string;
  /** The slot by the rest of its name; `null` where no such name fits the pattern. */
  member(id: string): SaveSlot | null;
}
