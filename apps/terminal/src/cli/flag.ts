/** A flag of a command: `--name VALUE`, or a switch when `value` is null. */
export interface Flag {
  readonly name: string;
  /** What stands for the value in help, such as `N` or `FILE`. */
  readonly value: string | null;
  readonly about: string;
  /** Whether it may be given more than once. */
  readonly many?: boolean;
}
