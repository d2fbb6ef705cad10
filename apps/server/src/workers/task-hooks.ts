/** What a task tells and asks while it is done. */
export interface TaskHooks {
  progress(thousandths: number): void;
  isCancelled(): boolean;
}
