import {
  type CaveItemId,
  type CaveState,
  caveItem,
  caveOf,
  dangers,
  freshMessages,
  keepRegions,
  sayMessage,
  withArticle,
} from '@warren/games/cave';
import type { AppContext, Session } from '../../game/game-view.js';
import type { CaveClient } from './settings.js';

/** Whether something was just taken that is stronger than what is in use. */
function isBetterThanInUse(state: CaveState): boolean {
  const { weapon, worn } = state.player;
  const inUse = { weapon: powerOf(weapon), armour: powerOf(worn) };
  return freshMessages(state).some(({ event, about }) => {
    if (event !== 'item') return false;
    const { use, power } = caveItem(about as CaveItemId);
    return (use === 'weapon' || use === 'armour') && power > inUse[use];
  });
}

function powerOf(item: CaveItemId | null): number {
  return item === null ? 0 : caveItem(item).power;
}

/** Of a skipped fight only the last messages are announced. */
const MOST_TOLD = 5;

/** Besides the window: those that one can soon walk into. */
const REGIONS_AROUND = 4;

/** The settings and the title of a session, and what sets the number of regions in memory; the run itself by default. */
export interface CaveSessionOptions {
  readonly client: CaveClient;
  /** The world or the expedition in a word or two. */
  readonly title: string;
  readonly keepRegions?: (count: number) => void;
}

/** A run that is played turn by turn, and what is to be said of it before the first turn. */
type Turns = Pick<Session<CaveState>, 'run' | 'take'> & Partial<Pick<Session, 'caption'>>;

/** A walk in a cave: the run, and what the screen has to remember besides it. */
export type CaveSession = ReturnType<typeof makeCaveSession>;

export function makeCaveSession(
  app: AppContext,
  turns: Turns,
  { client, title, keepRegions: keep = (count) => keepRegions(turns.run.state, count) }: CaveSessionOptions,
) {
  const stateOf = () => turns.run.state;
  /** Those of them that never leave their places. */
  const lasting = new Set<string>();
  let regions = 0;
  const session = {
    app,
    client,
    title,
    /** What is to be said that no message of the game says; empty for nothing. */
    note: turns.caption ?? '',
    /** The monsters the player was told of, by the names of their regions. */
    told: new Set<string>() as ReadonlySet<string>,
    get state(): CaveState {
      return stateOf();
    },
    get isOver(): boolean {
      return turns.run.finished;
    },
    /** A window of so many cells is shown: the regions it may touch are kept in memory. */
    shows({ width, height }: { readonly width: number; readonly height: number }): void {
      const size = stateOf().settings.regionSize;
      const touched = (Math.ceil(width / size) + 1) * (Math.ceil(height / size) + 1);
      const count = Math.max(client.regionCacheSize, touched + REGIONS_AROUND);
      if (count !== regions) keep(count);
      regions = count;
    },
    /** Makes a region that can soon be walked into; true when there is none left to make. */
    prepare(): boolean {
      const { player } = stateOf();
      return caveOf(stateOf()).prepare(player.x, player.y);
    },
    /** Plays an action and tells what happened; false when it could not be saved, and so was not played. */
    act(action: number): boolean {
      session.note = '';
      const taken = turns.take(action);
      if (!taken.ok) {
        session.note = taken.reason;
        app.stage.announce(taken.reason);
        return false;
      }
      for (const message of freshMessages(stateOf()).slice(-MOST_TOLD)) {
        const words = sayMessage(message);
        if (words !== '') app.stage.announce(words);
      }
      if (stateOf().events.includes('bump')) session.note = 'Rock.';
      else if (isBetterThanInUse(stateOf())) session.note = 'That is better than what you use: i equips it.';
      return true;
    },
    /** Tells of monsters that have come into view since the last time, and says whether there are any. */
    lookOut(): boolean {
      const inView = dangers(stateOf());
      const fresh = inView.filter(({ name }) => !session.told.has(name));
      for (const { name, kind } of inView) if (kind.habit !== 'wanders') lasting.add(name);
      // One that roams is news whenever it comes back into view.
      session.told = new Set([...lasting, ...inView.map(({ name }) => name)]);
      if (fresh.length === 0) return false;
      session.note = `There is ${fresh.map(({ kind }) => withArticle(kind.title)).join(', and ')}.`;
      return true;
    },
  };
  return session;
}
