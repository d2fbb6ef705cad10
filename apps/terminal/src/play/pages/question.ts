/** A question that is answered by a line of text. */
export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly longest: number;
}
