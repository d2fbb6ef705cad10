import { type AnyGame, GAMES } from '@warren/games';
import type { Challenge } from '@warren/protocol';
import type { TicketRow } from '../../store/repositories/tickets.js';
import { addCall } from '../add-call.js';
import type { Api } from '../api.js';
import { boardOfDay } from '../boards/board-of-run.js';
import { type Day, dayAt, dayBefore } from '../day.js';
import { answer } from '../handler.js';
import { challengeSettings } from './challenge-settings.js';
import type { DailySeeds } from './daily-seeds.js';

/** `GET /api/daily`: the challenges of today, whose seeds are told to those who have drawn; and of yesterday. */
export function addReadDaily(api: Api): void {
  const { store, seeds, now } = api;
  addCall(api, 'daily', async ({ account }) => {
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
  });
}

interface ChallengeParts {
  readonly game: AnyGame;
  readonly day: Day;
  /** Those of whoever asks. */
  readonly tickets: readonly TicketRow[];
  readonly moment: number;
}

async function showChallenge(
  { game, day, tickets, moment }: ChallengeParts,
  seeds: DailySeeds,
): Promise<Challenge> {
  const ticket = tickets.find(({ daily, game: id }) => daily === day.name && id === game.id);
  const isOver = moment >= day.endsAt;
  const settings = challengeSettings(game, day);
  return {
    game: game.id,
    title: game.ranking.boardOf(settings)?.title ?? game.title,
    day: day.name,
    board: boardOfDay(game, day.name).id,
    settings: settings as Challenge['settings'],
    rules: game.rules,
    drawn: ticket !== undefined,
    run: ticket?.runId ?? null,
    seed: ticket !== undefined || isOver ? await seeds.seedOf(game, day.name) : null,
  };
}
