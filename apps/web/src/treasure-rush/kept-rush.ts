import { accept, type Result } from '@warren/engine';
import { treasureRush } from '@warren/games';
import { forgetRun, keepRun, resumeKept } from '../play/kept-run.js';
import { browserShelf, type Shelf } from '../play/shelf.js';
import { keptTicket, ticketLabel } from '../ranked/kept-ticket.js';
import { type KeepableRun, type RankedRun, resumeRanked } from '../ranked/ranked-run.js';
import { STORED_RUN } from './rush-shelf.js';
import { rushOf } from './rush-state.js';

/** The kept run exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeRush(shelf: Shelf = browserShelf): Result<RankedRun | null> {
  const kept = resumeKept(STORED_RUN, treasureRush, shelf);
  if (!kept.ok || kept.value === null) return kept.ok ? accept(null) : kept;
  return accept(resumeRanked(kept.value, keptTicket(STORED_RUN, kept.value.run, shelf)));
}

/** The same, where nobody wants to know why there is none. */
export function savedRush(): RankedRun | null {
  const saved = resumeRush();
  return saved.ok ? saved.value : null;
}

/** Keeps a run as it is now. False: this browser keeps nothing. */
export function keepRush({ run, clock, ticket }: KeepableRun, shelf: Shelf = browserShelf): boolean {
  const { score } = rushOf(run.state);
  return keepRun({ run, clock, name: STORED_RUN, label: { score, ...ticketLabel(ticket) } }, shelf);
}

/** Forgets the kept run. */
export function forgetRush(shelf: Shelf = browserShelf): void {
  forgetRun(STORED_RUN, shelf);
}
