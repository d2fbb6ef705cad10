/** Something wrong with a line of somebody's file, counted from 1. */
export interface Complaint {
  readonly line: number;
  readonly reason: string;
}
