/** A copy at a glance, such as the number of its level. */
export interface Glance {
  readonly label: string;
  readonly value: string;
  /** A word more, such as how long it was played. */
  readonly detail: string;
  /** When it was kept; milliseconds since 1970, or `null` where it does not say. */
  readonly when: number | null;
}

/** What was done since a text was kept: written often, so it is small, and lies beside it until both are made one. */
export interface Beside {
  /** What it is called in this browser's storage. */
  readonly stored: string;
  /** Fetches the way to make both one; `null` of it: what lies beside is damaged, and stays where it is. */
  join(): Promise<(text: string, beside: string) => string | null>;
}

/** Something kept in this browser that follows its player to every device. */
export interface SyncSlot {
  /** What the server calls it. */
  readonly slot: string;
  /** What it is called in this browser's storage. */
  readonly stored: string;
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  /** What people call this copy of it, where they have given it a name themselves. */
  titleOf?(text: string): string;
  /** A line that tells one copy from another, such as "Campaign, level 4". */
  summary(text: string): string;
  /** What is shown large when somebody has to choose between two copies. */
  glance?(text: string): Glance;
  /** Joins two copies so that nothing in either is lost. Where that can't be, a person is asked. */
  merge?(ours: string, theirs: string): string;
  /** Why a text stays on this device, in a sentence; `null` where nothing speaks against sending it. */
  flaw?(text: string): string | null;
  readonly beside?: Beside;
}

/** Saves of which there may be any number, such as worlds. Each has a slot of its own. */
export interface SlotFamily {
  /** What the names of its slots begin with on the server. */
  readonly slot: string;
  /** What they begin with in this browser's storage. */
  readonly stored: string;
  /** The slot by the rest of its name; `null` where no such name belongs to the family. */
  member(id: string): SyncSlot | null;
}
