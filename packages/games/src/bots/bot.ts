/** Plays a game through actions alone, as a person would: it looks at the state and never changes it. */
export interface Bot<State = unknown> {
  /** The id of the game it plays. */
  readonly game: string;
  /** Sits down to a run. The player may remember what it is about, so each run needs one of its own. */
  begin(): BotPlayer<State>;
}

/** Says the actions of the next tick. */
export type BotPlayer<State = unknown> = (state: State) => readonly number[];

/** A bot of some game: what the registry holds. */
// biome-ignore lint/suspicious/noExplicitAny: bots of different games have different states.
export type AnyBot = Bot<any>;
