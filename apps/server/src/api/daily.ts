import { type AnyGame, GAMES } from '@warren/games';
import type { Challenge } from '@warren/protocol';
import type { TicketRow } from '../store/repositories/tickets.js';
import { boardOfDay } from './board-names.js';
import { challengeSettings, type DailySeeds, type Day, dayAt, dayBefore } from './challenges.js';
import { answer, type Handlers } from './context.js';

export const dailyHandlers: Handlers<'daily'> = {
  async daily({ store, seeds, now }, { account }) {
    const moment = now();
    const today = dayAt(moment);
    const yesterday = dayBefore(today);
    const tickets =
      account === null ? [] : await store.tickets.daily(account.id, [today.name, yesterday.name]);
    const challenges = (day: Day) =>
      Promise.all(GAMES.map((game) => showChallenge({ game, day, tickets, moment }, seeds)));
    return answer({
      today: today.name,
      endsAt: today.endsAt,
      now: moment,
      challenges: await challenges(today),
      yesterday: await challenges(yesterday),
    });
  },
};

interface ChallengeParts {
  readonly game: AnyGame;
  readonly day: Day;
  /** The tickets of the caller. */
  readonly tickets: readonly TicketRow[];
  readonly moment: number;
}

/** A challenge. Its seed is shown to players who have drawn a ticket, and to all when the day is over. */
async function showChallenge(
  { game, day, tickets, moment }: ChallengeParts,
  seeds: DailySeeds,
): Promise<Challenge> {
  const ticket = tickets.find(({ daily, game: id }) => daily === day.name && id === game.id);
  const isOver = moment >= day.endsAt;
  const settings = challengeSettings(game, day);
  // A ticket may have been drawn from a server with other rules: it is played, and listed, by its own.
  const drawn = ticket && { board: ticket.board, settings: JSON.parse(ticket.settings), rules: ticket.rules };
  return {
    game: game.id,
    title: game.ranking.boardOf(settings)?.title ?? game.title,
    day: day.name,
    board: boardOfDay(game, day.name).id,
    settings: settings as Challenge['settings'],
    rules: game.rules,
    ...drawn,
    drawn: ticket !== undefined,
    run: ticket?.runId ?? null,
    seed: ticket?.seed ?? (isOver ? await seeds.seedOf(game, day.name) : null),
  };
}
