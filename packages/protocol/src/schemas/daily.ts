import Type, { type Static } from 'typebox';
import { BoardId, Day, GameId, Moment, RunId, Settings } from './plain.js';

export const Challenge = Type.Object({
  game: GameId,
  /** What is played, such as "Level 3". */
  title: Type.String(),
  day: Day,
  board: BoardId,
  settings: Settings,
  rules: Type.Integer(),
  /** Whether the caller has drawn their ticket for it. */
  drawn: Type.Boolean(),
  /** The caller's ranked run, once it is there. */
  run: Type.Union([RunId, Type.Null()]),
  /** For practice: known once one's own ticket is drawn, or the day is over. */
  seed: Type.Union([Type.String(), Type.Null()]),
});
export type Challenge = Static<typeof Challenge>;

export const DailyList = Type.Object({
  today: Day,
  /** When the next day begins. */
  endsAt: Moment,
  now: Moment,
  challenges: Type.Array(Challenge),
  /** Those of yesterday: for practice, outside the boards. */
  yesterday: Type.Array(Challenge),
});
export type DailyList = Static<typeof DailyList>;
