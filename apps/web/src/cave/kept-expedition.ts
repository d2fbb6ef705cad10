import { accept, type Result } from '@warren/engine';
import { cave } from '@warren/games';
import { forgetRun, keepRun, resumeKept } from '../play/kept-run.js';
import { browserShelf, type Shelf } from '../play/shelf.js';
import { keptTicket, ticketLabel } from '../ranked/kept-ticket.js';
import { type KeepableRun, type RankedRun, resumeRanked } from '../ranked/ranked-run.js';
import { caveStateOf } from './cave-state.js';
import { STORED_EXPEDITION } from './expedition-shelf.js';

/** The kept expedition exactly as it was left; `null` if there is none; the reason if it cannot be had. */
export function resumeExpedition(shelf: Shelf = browserShelf): Result<RankedRun | null> {
  const kept = resumeKept(STORED_EXPEDITION, cave, shelf);
  if (!kept.ok || kept.value === null) return kept.ok ? accept(null) : kept;
  return accept(resumeRanked(kept.value, keptTicket(STORED_EXPEDITION, kept.value.run, shelf)));
}

/** The same, where nobody wants to know why there is none. */
export function savedExpedition(): RankedRun | null {
  const saved = resumeExpedition();
  return saved.ok ? saved.value : null;
}

/** Keeps an expedition as it is now. False: this browser keeps nothing. */
export function keepExpedition({ run, clock, ticket }: KeepableRun, shelf: Shelf = browserShelf): boolean {
  const { gold } = caveStateOf(run.state);
  return keepRun({ run, clock, name: STORED_EXPEDITION, label: { gold, ...ticketLabel(ticket) } }, shelf);
}

/** Forgets the kept expedition. */
export function forgetExpedition(shelf: Shelf = browserShelf): void {
  forgetRun(STORED_EXPEDITION, shelf);
}
