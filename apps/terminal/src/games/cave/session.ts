import {
  type CaveMessage,
  type CaveState,
  caveOf,
  createEncounters,
  dangers,
  freshMessages,
  keepRegions,
  type Monster,
  sayMessage,
  sayMonsters,
} from '@warren/games/cave';
import type { AppContext, Session } from '../../game/game-view.js';
import type { CaveClient } from './settings.js';

/** Of a skipped fight only the last messages are announced. */
const MOST_TOLD = 5;

/** Lines of the history. */
const LONGEST_HISTORY = 200;

/** What a player can do about a monster in view. */
const CHOICES = 'f fights, g goes round; or walk away.';

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

function inWords(messages: readonly CaveMessage[]): string[] {
  return messages.map(sayMessage).filter((words) => words !== '');
}

/** How many cells are shown. */
interface CaveWindow {
  readonly width: number;
  readonly height: number;
}

/** How many regions a window may touch. */
function regionsIn({ width, height }: CaveWindow, { settings: { regionSize } }: CaveState): number {
  return (Math.ceil(width / regionSize) + 1) * (Math.ceil(height / regionSize) + 1);
}

/** A walk in a cave: the run, and what the screen has to remember besides it. */
export type CaveSession = ReturnType<typeof makeCaveSession>;

export function makeCaveSession(
  app: AppContext,
  turns: Turns,
  { client, title, keepRegions: keep = (count) => keepRegions(turns.run.state, count) }: CaveSessionOptions,
) {
  const stateOf = () => turns.run.state;
  const encounters = createEncounters(stateOf);
  /** Those of them that never leave their places. */
  const lasting = new Set<string>();
  let regions = 0;
  const session = {
    app,
    client,
    title,
    encounters,
    /** Everything that was said, the game's messages and what the client said besides, the newest last. */
    history: inWords(stateOf().log),
    /** After how many moves the game last said something. */
    saidAt: stateOf().moves,
    /** What is to be said that no message of the game says; empty for nothing. */
    note: turns.caption ?? '',
    /** The monsters that the note speaks of, by name. */
    noted: [] as readonly string[],
    /** The monsters the player was told of, by the names of their regions. */
    told: new Set<string>() as ReadonlySet<string>,
    get state(): CaveState {
      return stateOf();
    },
    get isOver(): boolean {
      return turns.run.finished;
    },
    /** A window of so many cells is shown: the regions it may touch are kept in memory. */
    shows(window: CaveWindow): void {
      const count = Math.max(client.regionCacheSize, regionsIn(window, stateOf()) + REGIONS_AROUND);
      if (count !== regions) keep(count);
      regions = count;
    },
    /** Makes a region that can soon be walked into; true when there is none left to make. */
    prepare: (): boolean => caveOf(stateOf()).prepare(stateOf().player.x, stateOf().player.y),
    /** Plays an action and tells what happened; false when it could not be saved, and so was not played. */
    act(action: number): boolean {
      Object.assign(session, NO_NOTE);
      const taken = turns.take(action);
      if (!taken.ok) {
        session.note = taken.reason;
        app.stage.announce(taken.reason);
        return false;
      }
      const said = inWords(freshMessages(stateOf()));
      if (said.length > 0) session.saidAt = stateOf().moves;
      for (const words of said.slice(-MOST_TOLD)) app.stage.announce(words);
      session.history = [...session.history, ...said].slice(-LONGEST_HISTORY);
      if (stateOf().events.includes('bump')) session.note = 'Rock.';
      else if (stateOf().events.includes('better')) session.note = 'i equips it.';
      return true;
    },
    /** Tells of monsters that have come into view since the last time, and says whether there are any. */
    lookOut(): boolean {
      const { fresh, told } = lookAround(stateOf(), session.told, lasting);
      session.told = told;
      if (fresh.length === 0) return false;
      session.history = [...session.history, sayMonsters(stateOf(), fresh)].slice(-LONGEST_HISTORY);
      Object.assign(session, noteAbout(stateOf(), fresh));
      return true;
    },
  };
  return session;
}

/** Nothing is to be said. */
export const NO_NOTE = { note: '', noted: [] } as const;

/** The note about monsters in view: what they are and where, and what can be done. */
export function noteAbout(state: CaveState, monsters: readonly Monster[]) {
  const words = sayMonsters(state, monsters);
  const note = state.phase === 'fighting' ? words : `${words} ${CHOICES}`;
  return { note, noted: monsters.map(({ name }) => name) };
}

/** The monsters in view that are news, and whom the player was told of from now on. */
function lookAround(state: CaveState, told: ReadonlySet<string>, lasting: Set<string>) {
  const inView = dangers(state);
  for (const { name, kind } of inView) if (kind.habit !== 'wanders') lasting.add(name);
  return {
    fresh: inView.filter(({ name }) => !told.has(name)),
    // One that roams is news whenever it comes back into view.
    told: new Set([...lasting, ...inView.map(({ name }) => name)]),
  };
}
