import {
  type Advice,
  CAVE_REST,
  type CaveState,
  caveItem,
  dangers,
  exploreStep,
  travelStep,
  withArticle,
} from '@warren/games/cave';
import { Interrupted } from '../../cli/errors.js';
import { isPressed } from '../../tui/dialogs.js';
import { cavePage } from './page.js';
import type { CaveSession } from './session.js';

/** A step is seen for so long. No shorter: a ranked run may not be faster than its ticks. */
const STEP_MS = 20;
/** A walk that is still not over has gone wrong. */
const MOST_STEPS = 5000;

/**
 * Makes one move after another, as advised, until something happens, a monster comes into view or a key is pressed.
 * The key that began it may still be held.
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
    const press = await stage.next(STEP_MS);
    if (press?.key === 'ctrl-c') throw new Interrupted();
    const isHeld = !isPressed(press) || !guard.lets(press.key, now());
    if (isHeld && stage.hasRoom) continue;
    session.note = 'You stop.';
    break;
  }
  // Who listens is told how far it was, not every step of the way.
  if (turns) stage.tell(`Moves: ${session.state.moves - before}.`);
}

/** Keeps a held key from walking on, or from hurrying a fight, when something has come up. */
export interface StepGuard {
  /** Something has come up: a key that goes on repeating itself is not meant for it. */
  halt(): void;
  /** Whether a key counts. */
  lets(key: string, now: number): boolean;
}

/** Keys that follow each other more closely are one held key, or fingers that have not seen it yet. */
const SETTLED_MS = 250;

export function makeStepGuard(): StepGuard {
  let last = { key: '', at: Number.NEGATIVE_INFINITY };
  let isHalted = false;
  return {
    halt() {
      isHalted = true;
    },
    lets(key, now) {
      const isSame = key === last.key && now - last.at < SETTLED_MS;
      last = { key, at: now };
      if (!isSame) isHalted = false;
      return !isHalted;
    },
  };
}

// Walks of many moves: what to do next, asked before each of them.

/** Towards whatever is worth it near by, around everybody the player was told of. */
export function exploring(session: CaveSession): () => Advice {
  return () => {
    const advice = exploreStep(session.state, { known: [...session.told] });
    const hunter = dangers(session.state).find(({ stirred }) => stirred !== null && stirred.alert > 0);
    // Whoever is hunted finds no safe way; that is the reason to be told then.
    if ('way' in advice || hunter === undefined || session.state.phase !== 'walking') return advice;
    return { stop: `The ${hunter.kind.title} is after you.` };
  };
}

/** To a place the player knows, around everybody they were told of. */
export function travelling(
  session: CaveSession,
  target: { readonly x: number; readonly y: number },
): () => Advice {
  return () => travelStep(session.state, target, { known: [...session.told] });
}

/** Rests until all is well, or for as long as nothing is in view. */
export function resting(session: CaveSession): () => Advice {
  return () => {
    const { state } = session;
    const [danger] = dangers(state);
    if (danger !== undefined) return { stop: `Not with ${withArticle(danger.kind.title)} in view.` };
    return isWell(state) ? { stop: 'You are well.' } : { way: CAVE_REST };
  };
}

function isWell({ player, settings }: CaveState): boolean {
  const points = player.worn === null ? 0 : caveItem(player.worn).power;
  return player.health >= settings.playerHealth * 100 && player.armour >= points;
}
