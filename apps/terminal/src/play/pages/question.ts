/** A question that is answered by a line of text. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly longest: number;
  /** What stands there to begin with; empty, unless it is said. */
  readonly initial?: string;
}
