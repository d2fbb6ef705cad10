import { accept, type Result, refuse } from '@warren/engine';
import { type Game, type Plain, type Run, type RunClock, resumeRun, resumeRunClock } from '@warren/games';
import type { Ticket } from '@warren/protocol/client';
import { fieldsOf, parseObject } from '../lib/text-storage.js';

/** What is needed of a ticket to have a run ranked that was begun with it. */
export type RunTicket = Pick<Ticket, 'id' | 'nonce' | 'game' | 'seed'> & Partial<Pick<Ticket, 'daily'>>;

/** A run with everything that is saved with it. */
export interface SavedRun<State = unknown> {
  readonly run: Run<State>;
  /** When it stood still. */
  readonly clock: RunClock;
  /** What it was begun with, so that it is ranked; `null` for a run outside the boards. */
  readonly ticket: RunTicket | null;
  /** Why it has none, in a few words, as the player was told at its beginning; `null` where that is not known. */
  readonly unranked?: string | null;
}

/** A reason is a few words; a save that claims more is cut. */
const MOST_REASON = 200;

/** What a menu wants to know of a run without opening it. */
export type RunLabel = Readonly<Record<string, string | number | boolean>>;

/** A run as text. Browser and terminal save their runs in the same form, so that each goes on with those of the other. */
export function savedRunText({ run, clock, ticket, unranked = null }: SavedRun, label: RunLabel): string {
  // An empty text is no ticket.
  const beside = {
    ...label,
    ticket: ticket === null ? '' : JSON.stringify(ticket),
    ...(unranked !== null && { unranked }),
  };
  return JSON.stringify({ ...beside, saved: run.save(), clock: clock.save() });
}

/** What the save of a run is known by everywhere: the numbers of its outcome that players look for. */
export function outcomeLabel({ outcome }: Run): RunLabel {
  const numbers = (['level', 'score', 'gold'] as const).map((name) => [name, outcome[name]] as const);
  return Object.fromEntries(
    numbers.filter((pair): pair is [(typeof pair)[0], number] => typeof pair[1] === 'number'),
  );
}

/** The run of a text exactly as it was left; `null` when it is over; the reason when it cannot be had. */
export function readSavedRun<State>(
  text: string,
  game: Game<Plain, State>,
  now: () => number,
): Result<(SavedRun<State> & { readonly label: Readonly<Record<string, unknown>> }) | null> {
  const { saved, clock, ticket, unranked, ...label } = parseObject(text);
  if (saved === undefined || saved === null) return refuse('the save is damaged: a part of it is missing');
  try {
    const read = resumeRun(game, saved);
    if (!read.ok) return read;
    const run = read.value;
    if (run.finished) return accept(null);
    return accept({
      run,
      clock: resumeRunClock(clock, run.tick, now),
      ticket: readSavedTicket(ticket, run),
      unranked: typeof unranked === 'string' ? unranked.slice(0, MOST_REASON) : null,
      label,
    });
  } catch {
    // Numbers in a state that no state has.
    return refuse('the save is damaged: it cannot be read');
  }
}

/** The ticket saved beside a run; `null` if there is none, or it is of another run. */
function readSavedTicket(text: unknown, run: Run): RunTicket | null {
  const ticket: unknown = typeof text === 'string' ? parseObject(text) : null;
  return isRunTicket(ticket) && ticket.seed === run.seed && ticket.game === run.game.id ? ticket : null;
}

function isRunTicket(value: unknown): value is RunTicket {
  const given = fieldsOf(value);
  const { daily = null } = given;
  const isWhole = (['id', 'nonce', 'game', 'seed'] as const).every((name) => typeof given[name] === 'string');
  return isWhole && (daily === null || typeof daily === 'string');
}
