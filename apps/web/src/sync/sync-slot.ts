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
  /** Joins two copies so that nothing in either is lost. Where that can't be, a person is asked. */
  merge?(ours: string, theirs: string): string;
}
