/** Plays a game through actions alone, as a person would: it looks at the state and never changes it. */
export interface Bot<State = unknown> {
  /** The id of the game it plays. */
  readonly game: string;
  /** The actions of the next tick. */
  actions(state: State): readonly number[];
}
