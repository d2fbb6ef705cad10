import { accept, type Result, refuse } from '@warren/engine';
import { copyPlain, isPlain } from '../kernel/plain.js';
import type { Recording } from '../kernel/recording.js';
import { parseRecordingText } from '../kernel/recording-text.js';
import { type Run, resumeRun, runFrom, startRun } from '../kernel/run.js';
import { checkpointHash, hashLog } from '../kernel/state-hash.js';
import { cave } from './game.js';
import type { CaveRunSettings } from './settings.js';
import type { CaveState } from './state.js';
import { LONGEST_WORLD_NAME } from './world-name.js';

/** A cave to come back to: an endless run with a name. */
export interface World {
  /** Made once and never changed: letters and digits, the same on every device. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly playedAt: number;
  /** A recording has an end: a long log begins anew as another chapter. Only the first chapter can be verified. */
  readonly chapter: number;
  readonly run: Run<CaveState>;
}

/** So many actions make a chapter: a world stays small enough to be carried to an account. */
export const CHAPTER_ACTIONS = 100_000;

/** Why a world of a newer Warren is refused: it is not damaged, and must not be touched. */
export const NEWER_WORLD = 'this world was made by a newer Warren, which it needs';

const FORMAT = 'warren-world';
const VERSION = 1;
const ID = /^[a-z0-9]{8,32}$/;
/** No world that can be played is longer as text; checked before it is parsed. */
const LONGEST_TEXT = 16_000_000;

/** What a new world is made of. Its mode is endless, whatever the settings say. */
export interface WorldRequest {
  readonly id: string;
  readonly name: string;
  readonly seed: string;
  readonly settings: object;
  readonly now: number;
}

/** Makes a world. Its settings are kept with it, so that a later change of the usual ones cannot tear it. */
export function beginWorld({ id, name, seed, settings, now }: WorldRequest): Result<World> {
  if (!ID.test(id)) return refuse('the id of a world is 8 to 32 letters and digits');
  const run = startRun(cave, { ...settings, mode: 'endless' }, seed);
  if (!run.ok) return run;
  return accept({ id, name, createdAt: now, playedAt: now, chapter: 1, run: run.value });
}

/** Begins the next chapter where the log has become long; otherwise the world stays as it is. */
export function turnChapter(world: World): World {
  const { actions } = world.run.recording();
  if (!world.run.finished && actions.length / 2 < CHAPTER_ACTIONS) return world;
  return { ...world, chapter: world.chapter + 1, run: anew(world.run) };
}

/** The same state with an empty log. */
function anew(run: Pick<Run<CaveState>, 'settings' | 'seed' | 'state'>): Run<CaveState> {
  const { settings, seed } = run;
  const past = { tick: 0, actions: [], checkpoints: [] };
  return runFrom(cave, { settings, seed, state: copyPlain(run.state), ...past });
}

/** Writes a world as one line, the same in every client: what is carried to an account and back. */
export function makeWorldText({ id, name, createdAt, playedAt, chapter, run }: World): string {
  const head = { format: FORMAT, version: VERSION, id, name, createdAt, playedAt, chapter };
  return JSON.stringify({ ...head, ...run.save() });
}

/** Reads what `makeWorldText` wrote. One of an older Warren goes on by the rules of this one, as another chapter. */
export function readWorldText(text: string): Result<World> {
  if (text.length > LONGEST_TEXT) return refuse('the text is too long for a world');
  const fields = parseFields(text);
  if (fields === null || fields.format !== FORMAT) return refuse('this is no world');
  if (typeof fields.version !== 'number' || fields.version > VERSION) return refuse(NEWER_WORLD);
  const { id, name, createdAt, playedAt, chapter } = fields;
  if (typeof id !== 'string' || !ID.test(id)) return refuse('the world has no proper id');
  if (typeof name !== 'string' || name === '' || [...name].length > LONGEST_WORLD_NAME) {
    return refuse('the world has no proper name');
  }
  if (!isTime(createdAt) || !isTime(playedAt)) return refuse('the world does not say when it was played');
  if (!Number.isSafeInteger(chapter) || (chapter as number) < 1)
    return refuse('the world has no proper chapter');
  const head = { id, name, createdAt, playedAt, chapter: chapter as number };
  return readRun(fields, head);
}

type Head = Omit<World, 'run'>;

function readRun(fields: Record<string, unknown>, head: Head): Result<World> {
  if (typeof fields.recording !== 'string') return refuse('the world has no log');
  const recording = parseRecordingText(fields.recording);
  if (!recording.ok) return recording;
  const { rules } = recording.value;
  if (rules > cave.rules) return refuse(NEWER_WORLD);
  if (rules < cave.rules) return readOlder(recording.value, fields.state, head);
  const run = resumeRun(cave, { recording: fields.recording, state: fields.state });
  if (!run.ok) return run;
  return accept({ ...head, run: run.value });
}

/** Its log belongs to the rules it was played by; the state goes on by those of today. */
function readOlder(
  { settings, seed, actions, checkpoints }: Recording,
  state: unknown,
  head: Head,
): Result<World> {
  if (!isPlain(state) || checkpointHash(state, hashLog(actions)) !== checkpoints.at(-1)) {
    return refuse('the world is damaged: its state is not the one it was saved in');
  }
  const checked = cave.readSettings(settings);
  if (!checked.ok) return checked;
  // The hash says that it is a state of Cave.
  const run = anew({ settings: checked.value, seed, state: todaysState(state, checked.value) });
  return accept({ ...head, chapter: head.chapter + 1, run });
}

/** A state of the first rules as one of today: what was seen, opened and carried stays, and every monster is back. */
function todaysState(old: unknown, settings: CaveRunSettings): CaveState {
  const state = copyPlain(old) as CaveState;
  state.settings = settings;
  state.camp ??= null;
  state.player.lantern ??= 0;
  state.player.mended ??= 0;
  if (state.fight !== null && state.fight.index === undefined) {
    state.phase = 'walking';
    state.fight = null;
  }
  for (const region of Object.values(state.regions)) {
    region.found ??= false;
    if (!Array.isArray(region.slain)) region.slain = [];
    if (!Array.isArray(region.stirred)) region.stirred = [];
    for (const thing of region.lying) thing.count ??= 1;
  }
  return state;
}

function parseFields(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
