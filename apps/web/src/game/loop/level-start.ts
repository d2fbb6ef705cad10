/** Where a level begins in a recording. */
export interface LevelStart {
  readonly tick: number;
  readonly title: string;
}
