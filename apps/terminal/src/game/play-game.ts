import {
  type AnyGame,
  isRelaxedRun,
  makeRecordingText,
  type Run,
  type RunClock,
  relaxedSettings,
  startRun,
  startRunClock,
} from '@warren/games';
import { Interrupted, UsageError } from '../cli/errors.js';
import { wrapped } from '../cli/text.js';
import { resumeSavedRun, type SavedRun, saveRun } from '../storage/runs.js';
import { isRelaxed } from '../storage/settings.js';
import { chooseFrom, confirm } from '../tui/dialogs.js';
import type { Choice } from '../tui/stage.js';
import { endRun, type Next, replaceRun } from './end-run.js';
import type { AppContext, Leaving, Play, Session } from './game-view.js';
import { showSettings } from './option-page.js';
import { showHelp, showScores } from './pages.js';
import { playRun } from './play-run.js';
import { openSession } from './session.js';

/** What a choice in the menu of a game does; `leave` leaves the menu as well. */
export type Deed = () => Promise<unknown>;

/** Shows the menu of a game and plays, until the player leaves. */
export async function playGame<State>(play: Play<State>): Promise<unknown> {
  if (play.view.menu !== undefined) return play.view.menu(play);
  return showGameMenu(play, (run) => [
    ...(run === null ? [] : [continueChoice(play, run)]),
    ...usualChoices(play),
  ]);
}

/** Shows the menu of a game, again after every choice, until the player leaves. */
export async function showGameMenu<State>(
  { app, view }: Play<State>,
  choicesFor: (run: SavedRun<State> | null) => Choice<Deed | null>[],
  // Why the saved run is not among the choices.
  complain = (reason: string) => [`The run that was kept can't go on: ${reason}`],
): Promise<void> {
  const { title, about } = view.game;
  for (;;) {
    const saved = resumeSavedRun(app.folder, view.game);
    const deed = await chooseFrom(app.stage, {
      title,
      lines: [...wrapped(about), ...(saved.ok ? [] : complain(saved.reason))],
      choices: choicesFor(saved.ok ? saved.value : null),
    });
    if (deed === null || (await deed()) === 'leave') return;
  }
}

/** The way to go on with the saved run. */
export function continueChoice<State>(play: Play<State>, saved: SavedRun<State>): Choice<Deed> {
  const mode = isRelaxedRun(saved.run) ? ', relaxed' : '';
  return {
    title: `Continue: ${play.view.progress(saved.run)}${mode}`,
    value: () => playSaved(play, saved),
  };
}

/** The choices of every game: its starts, scores and help, and the way out. */
export function usualChoices<State>(play: Play<State>): Choice<Deed | null>[] {
  const { app, view } = play;
  return [
    ...view.starts.map(({ title, settings }) => ({ title, value: () => playNew(play, settings) })),
    { title: 'Leaderboard', value: () => showScores(app, view.game) },
    { title: 'Settings', value: () => showSettings(app) },
    { title: 'How to play', value: () => showHelp(play), key: '?' },
    { title: 'Leave', value: null },
  ];
}

/** Plays a new run with these settings, and again as often as the player wants. Asks before it replaces a run under way. */
export async function playNew<State>(play: Play<State>, settings: unknown): Promise<Next> {
  if (!(await mayBegin(play))) return 'menu';
  const { app, view } = play;
  const wanted = isRelaxed(app.folder) ? relaxedSettings(view.game, settings as object) : settings;
  return playAll(play, wanted, await beginRun(play, wanted));
}

/** Whether a new run may begin: asks before it replaces a run under way. */
export async function mayBegin<State>({ app, view }: Play<State>): Promise<boolean> {
  const { game, progress } = view;
  const saved = resumeSavedRun(app.folder, game);
  if (!saved.ok || saved.value === null) return true;
  return confirm(app.stage, {
    title: 'A run is under way',
    lines: [`${game.title}, ${progress(saved.value.run)}. A new run takes its place.`],
    yes: 'Begin a new run',
  });
}

/** Continues a saved run, and plays again as often as the player wants. */
export function playSaved<State>(play: Play<State>, saved: SavedRun<State>): Promise<Next> {
  return playAll(play, saved.run.settings, { saved, note: '' });
}

/** Plays a run and those that follow it. */
async function playAll<State>(play: Play<State>, settings: unknown, begun: Begun<State>): Promise<Next> {
  let [wanted, { saved, note }] = [settings, begun];
  for (;;) {
    const next = await playOn(play, saved, note);
    const { game } = play.view;
    if (next === 'following') wanted = followingSettings(play, saved.run);
    else if (next === 'relaxed') wanted = relaxedSettings(game, saved.run.settings as object);
    else if (next !== 'again') return next;
    ({ saved, note } = await beginRun(play, wanted));
  }
}

/** The settings of what follows a run; after a relaxed one it is relaxed, too. */
function followingSettings<State>({ view }: Play<State>, run: Run<State>): unknown {
  const settings = view.following?.(run)?.settings;
  return isRelaxedRun(run) ? relaxedSettings(view.game, settings as object) : settings;
}

/** A run to play, and a note for the player about it. */
interface Begun<State> {
  readonly saved: SavedRun<State>;
  readonly note: string;
}

/** Begins a run, with the settings and the seed of a ticket if the server gives one. */
async function beginRun<State>({ app, view }: Play<State>, settings: unknown): Promise<Begun<State>> {
  const { online, seed, today } = app;
  const { game } = view;
  const { ticket, note } = (await online?.drawTicket(game, settings)) ?? { ticket: null, note: '' };
  const run =
    ticket === null ? startRun(game, settings, seed()) : startRun(game, ticket.settings, ticket.seed);
  if (!run.ok) throw new UsageError(run.reason);
  const clock = startRunClock(() => today().getTime());
  const hasTurns = canTakeTurns(app, game);
  const saved = { run: run.value, hasTurns, clock, ticket };
  return { saved, note: isRelaxedRun(run.value) ? RELAXED_NOTE : note };
}

/** Whether time waits for keys in a game of real time. In a game of turns, playing in turns is no advantage. */
function canTakeTurns({ turns }: AppContext, { traits }: Pick<AnyGame, 'traits'>): boolean {
  return turns && !traits.includes('turns');
}

/** Plays a run until it ends or the player leaves. The run is saved however the process ends. */
export async function playOn<State>(play: Play<State>, saved: SavedRun<State>, caption = ''): Promise<Next> {
  const { app, view } = play;
  const { stage, folder, deliver } = app;
  const { run, clock, ticket, hasTurns } = saved;
  const session = openSession({ app, view, run, hasTurns, caption }, ({ frame }, said) => {
    autosave.follow();
    if (said !== null) stage.announce(said);
    if (view.rings?.(frame, app) === true) stage.ring();
  });
  if (caption !== '') stage.announce(caption);
  // `hasTurns` may change while the run is played.
  const asItIs = () => ({ run, clock, ticket, hasTurns: session.hasTurns });
  const autosave = openAutosave(folder, asItIs, view.play === undefined ? TICKS_BETWEEN : 1);
  // What is played in turns is not handed in.
  const isWitnessed = ticket !== null && !hasTurns && !canTakeTurns(app, view.game);
  const endWitness = isWitnessed ? app.online?.witness({ run, clock, ticket, save: autosave.save }) : null;
  try {
    const leaving = await playSession(session, clock).finally(() => endWitness?.());
    autosave.abandon();
    // A game that has an action for it is given up by that: the run is over then, and can be ranked.
    if (leaving === 'for-good' || leaving === 'relaxed') session.choose(GIVE_UP);
    if (leaving === 'relaxed') return await replaceRun(session, asItIs());
    if (leaving !== 'later') return await endRun(session, asItIs());
    autosave.close();
  } catch (error) {
    autosave.close();
    if (error instanceof Interrupted) await deliver(makeRecordingText(run.recording()));
    throw error;
  }
  await deliver(makeRecordingText(run.recording()));
  return 'menu';
}

/** Plays a run in turns or in real time. */
async function playSession<State>(session: Session<State>, clock: RunClock): Promise<Leaving> {
  const { view, run } = session;
  if (view.play === undefined) return playRun(session, clock);
  clock.follow(run.tick, false);
  try {
    return await view.play(session);
  } finally {
    clock.follow(run.tick, true);
  }
}

const RELAXED_NOTE = 'Relaxed: the run is not ranked.';

/** The action by which a run is given up, in games that have one. */
const GIVE_UP = 'give-up';

/** At most two seconds of play are lost when the process is killed. */
const TICKS_BETWEEN = 120;

/**
 * Saves `current()` while it is played: regularly, and when the process ends. In a game of turns every turn is saved
 * before it is shown.
 */
export function openAutosave(folder: string, current: () => SavedRun, ticksBetween = TICKS_BETWEEN) {
  const { run } = current();
  let savedAt = run.tick;
  const save = () => {
    savedAt = run.tick;
    // A run that cannot be saved can still be played.
    if (!run.finished) saveRun(folder, current());
  };
  /** Stops without saving. */
  const abandon = () => void process.off('exit', save);
  // Before the terminal is given back: one that is gone must not take the run along.
  process.prependListener('exit', save);
  return {
    /** Call it after every tick. */
    follow() {
      if (run.tick - savedAt >= ticksBetween) save();
    },
    save,
    /** Saves the run and stops. */
    close() {
      abandon();
      save();
    },
    abandon,
  };
}
