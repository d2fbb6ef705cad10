/** A copy at a glance, such as the number of its level. */
export interface Glance {
  readonly label: string;
  readonly value: string;
  /** A word more, such as how long it was played. */
  readonly detail: string;
  /** When it was kept; milliseconds since 1970, or `null` where it does not say. */
  readonly when: number | null;
}

/** Something kept in this browser that follows its player to every device. */
export interface SyncSlot {
  /** What the server calls it. */
  readonly slot: string;
  /** What it is called in this browser's storage. */
  readonly stored: string;
  /** What people call it, as the beginning of a sentence. */
  readonly title: string;
  /** A line that tells one copy from another, such as "Campaign, level 4". */
  summary(text: string): string;
  /** What is shown large when somebody has to choose between two copies. */
  glance?(text: string): Glance;
  /** Joins two copies so that nothing in either is lost. Where that can't be, a person is asked. */
  merge?(ours: string, theirs: string): string;
}
