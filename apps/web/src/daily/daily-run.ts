import { fitTicket } from '@warren/client';
import { accept, type Result, refuse } from '@warren/engine';
import type { AnyGame } from '@warren/games';
import type { Challenge, Ticket } from '@warren/protocol/client';
import { beginRanked, type RankedRun } from '../game/run/ranked-run.js';
import { forgetRun, resumeSaved, saveRun } from '../game/run/saved-run.js';
import { browserStorage, changeObject, readObject, type TextStorage } from '../lib/storage.js';

/** The player's state in the challenge of a day. */
export type ChallengeState =
  /** The ticket has not been drawn. */
  | 'open'
  /** It is being played in this browser. */
  | 'begun'
  /** The ticket was drawn, but there is nothing here to go on with. */
  | 'elsewhere'
  /** It was played to its end and is being handed in. */
  | 'sent'
  /** It was given up, or played to its end and not handed in. */
  | 'over'
  /** Its ranked run is on the server. */
  | 'done'
  /** The day is over. */
  | 'past';

/** What is known of a try besides what the server says. */
interface TryHere {
  /** A run of this challenge is saved in this browser. */
  readonly saved: boolean;
  /** It was played to its end or given up in this browser. */
  readonly over: boolean;
  /** A run waits among the uploads. */
  readonly waiting: boolean;
}

export function challengeState(challenge: Challenge, today: string, here: TryHere): ChallengeState {
  if (challenge.day !== today) return 'past';
  if (challenge.run !== null) return 'done';
  if (!challenge.drawn) return 'open';
  if (here.saved) return 'begun';
  if (!here.over) return 'elsewhere';
  return here.waiting ? 'sent' : 'over';
}

/** Whether the challenge can be practised: its seed is known and no ranked try is under way. */
export function canPractise({ seed }: Pick<Challenge, 'seed'>, state: ChallengeState): boolean {
  return seed !== null && !isTryFirst(state);
}

/** Whether a ranked try has to come to its end before anything else. */
export function isTryFirst(state: ChallengeState): boolean {
  return state === 'begun' || state === 'elsewhere';
}

/** Which tries are over: the last day of each game. */
const STORED_OVER = 'warren.daily.over';

/** Where the ranked try of a game's challenge is saved. */
function storedDaily(game: string): string {
  return `warren.daily.${game}`;
}

/** Begins the one ranked try. It is saved at once, since there is no other ticket. */
export function beginDaily(
  game: AnyGame,
  ticket: Ticket,
  storage: TextStorage = browserStorage,
): Result<RankedRun> {
  const drawn = fitTicket(ticket, game);
  if (drawn.ticket === null) return refuse(drawn.unranked);
  const begun = beginRanked({ game, settings: ticket.settings, seed: ticket.seed }, drawn);
  if (begun.ok) saveDaily(begun.value, storage);
  return begun;
}

/** Keeps a try as it is now. False: this browser keeps nothing. */
export function saveDaily(begun: RankedRun, storage: TextStorage = browserStorage): boolean {
  const { run, clock, ticket, unranked } = begun;
  const label = { day: ticket?.daily ?? '' };
  return saveRun({ run, clock, ticket, unranked, name: storedDaily(run.game.id), label }, storage);
}

/** The try that was begun and is not over, of whatever day: its ticket knows when it ends. `null` if there is none. */
export function resumeDaily(game: AnyGame, storage: TextStorage = browserStorage): Result<RankedRun | null> {
  const saved = resumeSaved(storedDaily(game.id), game, storage);
  if (!saved.ok || saved.value === null) return saved.ok ? accept(null) : saved;
  const { ticket, unranked = null } = saved.value;
  return ticket === null
    ? refuse('the save is damaged: its ticket is missing')
    : accept({ ...saved.value, ticket, unranked });
}

/** Whether a try of this day can be gone on with here: enough for a menu, without reading the whole save. */
export function isDailySaved(game: string, day: string, storage: TextStorage = browserStorage): boolean {
  return readObject(storedDaily(game), storage).day === day;
}

/** The try of a day is over, played to its end or given up: it is forgotten, and practice is open. */
export function endDaily(game: string, day: string, storage: TextStorage = browserStorage): void {
  forgetRun(storedDaily(game), storage);
  // Where nothing can be saved, practice opens when the server has the run.
  changeObject(STORED_OVER, { [game]: day }, storage);
}

/** Whether the try of this day came to its end in this browser. */
export function isDailyOver(game: string, day: string, storage: TextStorage = browserStorage): boolean {
  return readObject(STORED_OVER, storage)[game] === day;
}

/** The same challenge once more, or that of a day before: it counts nowhere. */
export function practise(game: AnyGame, { settings, seed }: Challenge): Result<RankedRun> {
  if (seed === null) return refuse('its maze is secret until you have started your one try');
  return beginRanked({ game, settings, seed }, { ticket: null, unranked: 'practice' });
}

/** Where the ranked try of today is played. */
export function dailyPath(game: string): string {
  return `/daily/${game}`;
}

/** Where the challenge of a day is practised. */
export function practicePath(game: string, day: string): string {
  return `/daily/${game}?practice=${day}`;
}
