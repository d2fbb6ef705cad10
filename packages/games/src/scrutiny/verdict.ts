import type { Measures, Share } from './measures.js';
import { perMille, type Spread } from './spread.js';

/** What the measures say. It is a reason for a person to look at the run, and no proof. */
export interface Verdict {
  readonly machineLike: boolean;
  /** Whether the run was long enough to say anything. */
  readonly known: boolean;
  /** Why, in one sentence. */
  readonly reason: string;
}

/** From so many turns, decisions and choices on, a run says something. */
const ENOUGH = { turns: 20, even: 30, moves: 40, blind: 20 } as const;
/** Per mille of the turns within the narrow window, the more the fewer turns there are; a hand with 30 ms has 600. */
const GATHERED = [
  { turns: 60, least: 800 },
  { turns: 30, least: 850 },
  { turns: 20, least: 900 },
  { turns: 15, least: 1000 },
] as const;
/** Per mille of the turns in one and the same tick; such a hand has 220. */
const SAME = [
  { turns: 80, least: 400 },
  { turns: 40, least: 500 },
  { turns: 20, least: 600 },
  { turns: 10, least: 900 },
  { turns: 6, least: 1000 },
] as const;
/**
 * A player who waits for each corner reacts, and reactions are spread: of choice reactions the middle eight tenths lie
 * over 200 ms and more. Nine tenths come at `least` ticks or later, and eight tenths within `most` ticks.
 */
const EVEN = { least: 6, most: 7 } as const;
/** Per mille of the moves that the bot would have made too: one error in a thousand moves is none. */
const AGREED = 997;
/** Per mille of the blind choices that were right. */
const GUESSED = 950;

/** Tells whether a run looks as if a program had played it. */
export function judge(measures: Measures): Verdict {
  const found = findings(measures).find((reason) => reason !== null);
  if (found !== undefined && found !== null) return { machineLike: true, known: true, reason: found };
  const { reaction, walks, decisions } = measures;
  if (reaction.count < ENOUGH.turns && Math.min(walks.whole, decisions.whole) < ENOUGH.moves) {
    const moves = walks.whole + decisions.whole;
    const few =
      moves > 0 ? `${walks.whole} steps and ${decisions.whole} decisions` : `${reaction.count} turns`;
    return { machineLike: false, known: false, reason: `${few} are too few to tell.` };
  }
  return { machineLike: false, known: true, reason: 'Nothing about the run is machine-like.' };
}

/** One test after another: the reason why it points to a program, or `null`. */
function findings({ reaction, entry, stops, blind, walks, decisions }: Measures): (string | null)[] {
  return [
    regular(reaction, 'turned', 'the middle of the corner'),
    regular(entry, 'turned', 'entering the corner'),
    regular(stops, 'stopped', 'the middle of a place'),
    evenlyLate(reaction),
    clairvoyant(blind),
    agreed(walks, decisions),
  ];
}

function regular({ count, gathered, same }: Spread, did: string, where: string): string | null {
  if (perMille(gathered, count) >= leastOf(GATHERED, count)) {
    return `The player ${did} within the same 3 ticks after ${where} in ${gathered} of ${count} cases.`;
  }
  if (perMille(same, count) < leastOf(SAME, count)) return null;
  return `The player ${did} in the same tick after ${where} in ${same} of ${count} cases.`;
}

/** What so many turns need at least; more than there can be where they are too few. */
function leastOf(
  steps: readonly { readonly turns: number; readonly least: number }[],
  count: number,
): number {
  return steps.find(({ turns }) => count >= turns)?.least ?? Number.POSITIVE_INFINITY;
}

function evenlyLate({ count, low, high }: Spread): string | null {
  if (count < ENOUGH.even || low < EVEN.least || high - low > EVEN.most) return null;
  return `The player never turned before a corner, and ${low} to ${high} ticks after it in eight of ten of ${count} turns.`;
}

function clairvoyant({ part, whole }: Share): string | null {
  if (whole < ENOUGH.blind || perMille(part, whole) < GUESSED) return null;
  return `The player took the shortest way at ${part} of ${whole} places where it could not be seen yet.`;
}

/** Walks alone do not count: clients explore for their players by the same rule. */
function agreed(walks: Share, decisions: Share): string | null {
  const shares = [walks, decisions];
  if (shares.some(({ part, whole }) => whole < ENOUGH.moves || perMille(part, whole) < AGREED)) return null;
  const [part, whole] = [walks.part + decisions.part, walks.whole + decisions.whole];
  return `The player did as the bot of the game would have in ${part} of ${whole} moves.`;
}
