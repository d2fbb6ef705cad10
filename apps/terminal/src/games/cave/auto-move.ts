import {
  type Advice,
  approachStep,
  CAVE_REST,
  dangers,
  exploreStep,
  isWell,
  travelStep,
  withArticle,
} from '@warren/games/cave';
import { isKey, nextKey } from '../../tui/dialogs.js';
import type { Point } from './commands.js';
import { cavePage } from './page.js';
import { type CaveSession, noteAbout } from './session.js';

/** How long a step is shown. Not shorter: a ranked run may not be faster than its ticks. */
const STEP_MS = 20;
/** More steps than any walk needs. */
const MOST_STEPS = 5000;

/**
 * Makes the advised moves until something happens, a monster comes into view or the player presses a key. The key that
 * began it may still be held.
 */
export async function autoMove(session: CaveSession, key: string, advise: () => Advice): Promise<void> {
  const { stage, turns, now } = session.app;
  const guard = makeStepGuard();
  guard.lets(key, now());
  guard.halt();
  const before = session.state.moves;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const advice = advise();
    if ('stop' in advice) {
      session.note = advice.stop;
      break;
    }
    if (!session.act(advice.way)) return;
    if (session.lookOut() || session.isOver || session.state.fresh > 0) break;
    if (!turns) stage.showPage(cavePage(session));
    session.prepare();
    const pressed = await nextKey(stage, STEP_MS);
    const isHeld = !isKey(pressed) || !guard.lets(pressed, now());
    if (isHeld && stage.hasRoom) continue;
    session.note = 'You stop.';
    break;
  }
  // A screen reader gets the number of moves, not every step.
  if (turns) stage.announce(`Moves: ${session.state.moves - before}.`);
}

/** Presses within this time are one held key, or older than what the player just saw. */
const SETTLED_MS = 250;

/** Stops a held key when something happens, so that it neither walks on nor hurries a fight. */
export function makeStepGuard() {
  let last = { key: '', at: Number.NEGATIVE_INFINITY };
  let isHalted = false;
  return {
    /** Ignores the key that is held now. */
    halt(): void {
      isHalted = true;
    },
    /** Whether a key press counts. */
    lets(key: string, now: number): boolean {
      const isSame = key === last.key && now - last.at < SETTLED_MS;
      last = { key, at: now };
      if (!isSame) isHalted = false;
      return !isHalted;
    },
  };
}

/** Advises the way to the nearest interesting thing. A monster about which nothing was decided stops it. */
export function exploring(session: CaveSession): () => Advice {
  return () => {
    const { encounters, state } = session;
    const pending = state.phase === 'walking' ? encounters.pending() : [];
    if (pending.length > 0) {
      const { note, noted } = noteAbout(state, pending);
      session.noted = noted;
      return { stop: note };
    }
    const advice = exploreStep(session.state, { known: encounters.known() });
    const hunter = dangers(session.state).find(({ stirred }) => stirred !== null && stirred.alert > 0);
    // While a monster hunts the player there is no safe way: that is the reason to show.
    if ('way' in advice || hunter === undefined || session.state.phase !== 'walking') return advice;
    return { stop: `The ${hunter.kind.title} is after you.` };
  };
}

/** Advises the way to a known position, around the monsters that were announced. */
export function travelling(session: CaveSession, target: Point): () => Advice {
  return () => travelStep(session.state, target, { known: [...session.told] });
}

/** Advises the way to the nearest monster in view, to fight it. */
export function approaching(session: CaveSession): () => Advice {
  return () => {
    const { state } = session;
    const { x, y } = state.player;
    const steps = (at: Point) => Math.abs(at.x - x) + Math.abs(at.y - y);
    const [nearest] = dangers(state).sort((a, b) => steps(a) - steps(b));
    return nearest === undefined ? { stop: 'There is nothing to fight.' } : approachStep(state, nearest);
  };
}

/** Advises to rest until the player is well or a monster is in view. */
export function resting(session: CaveSession): () => Advice {
  return () => {
    const { state } = session;
    const [danger] = dangers(state);
    if (danger !== undefined) return { stop: `Not with ${withArticle(danger.kind.title)} in view.` };
    return isWell(state) ? { stop: 'You are well.' } : { way: CAVE_REST };
  };
}
