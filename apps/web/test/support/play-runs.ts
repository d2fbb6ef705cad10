import { type DrawnTicket, NO_TICKET } from '@warren/client';
import { type Run, startRun, startRunClock } from '@warren/games';
import { findBot } from '@warren/games/bots';
import { type LostCauseFrame, type LostCauseState, lostCause } from '@warren/games/lost-cause';
import type { TimedRun } from '../../src/game/run/ranked-run.js';
import { beginRanked, type RankedRun } from '../../src/game/run/ranked-run.js';
import { campaignSettings } from '../../src/games/lost-cause/storage.js';
import type { ListedTextStorage, TextStorage } from '../../src/lib/storage.js';

/** A maze of three by three cells with one lock, one key and one slime. */
export const SMALL_MAZE = 'AwPpuzNkUAAA==';

/** A run of Lost Cause that has just begun. */
export function begin(settings: unknown = { mode: 'campaign' }, seed = 'tests'): Run<LostCauseState> {
  const run = startRun(lostCause, settings, seed);
  if (!run.ok) throw new Error(run.reason);
  return run.value;
}

/** The campaign, begun by the player; the seed of a ticket goes before this one. */
export function startCampaign(seed: string, drawn: DrawnTicket = NO_TICKET): RankedRun<LostCauseState> {
  const begun = beginRanked({ game: lostCause, settings: campaignSettings(), seed }, drawn);
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value;
}

/** A run with a clock that has just begun. */
export function timed<State>(run: Run<State>): TimedRun<State> {
  return { run, clock: startRunClock(Date.now) };
}

/** Has the bot play until the run is as wished, or finished. */
export function playUntil<State>(
  run: Run<State>,
  isSo: (run: Run<State>) => boolean = () => false,
): Run<State> {
  const bot = findBot('lost-cause');
  if (!bot.ok) throw new Error(bot.reason);
  const player = bot.value.begin();
  while (!run.finished && !isSo(run)) run.advance(player(run.state));
  return run;
}

/** The campaign, played by the bot until a level of it is won. */
export function campaignWon(level: number): Run<LostCauseState> {
  return playUntil(begin(), ({ state }) => state.phase === 'won' && state.level.number === level);
}

/** Every frame of a run played by the bot, from the first to the last. */
export function framesOf(run: Run<LostCauseState>): LostCauseFrame[] {
  const frames: LostCauseFrame[] = [];
  // The list of events belongs to the state, which goes on.
  const see = ({ state }: Run<LostCauseState>) => {
    const frame = lostCause.frame(state);
    frames.push({ ...frame, events: [...frame.events] });
    return false;
  };
  playUntil(run, see);
  see(run);
  return frames;
}

/** A storage in memory. */
export function memoryStorage(
  content: Readonly<Record<string, string>> = {},
): ListedTextStorage & { readonly items: Map<string, string> } {
  const items = new Map(Object.entries(content));
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    names: () => [...items.keys()],
  };
  return Object.assign(() => storage, { items });
}

/** A storage that is forbidden. */
export const noStorage: TextStorage = () => {
  throw new Error('denied');
};
