/** Whose saves lie in this browser, or who played a run. */
export interface Owner {
  readonly id: string;
  readonly guest: boolean;
}
