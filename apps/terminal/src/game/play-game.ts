import { makeRecordingText, type RunClock, startRun, startRunClock } from '@warren/games';
import { Interrupted, UsageError } from '../cli/errors.js';
import { wrapped } from '../cli/text.js';
import { deleteSavedRun, resumeSavedRun, type SavedRun, saveRun } from '../storage/runs.js';
import { chooseFrom, confirm } from '../tui/dialogs.js';
import type { Choice } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import { endRun, type Next } from './end-run.js';
import type { GameView, Leaving } from './game-view.js';
import { helpMenu, showScores } from './pages.js';
import { playRun } from './play-run.js';
import { openSession, type Session } from './session.js';

/** Shows the menu of a game and plays, until the player leaves. */
export async function playGame<State>(app: AppContext, view: GameView<State>): Promise<void> {
  if (view.menu !== undefined) return view.menu(app);
  const { stage } = app;
  for (;;) {
    const { run, ...head } = gameHead(app, view);
    const choice = await chooseFrom(stage, {
      ...head,
      choices: gameChoices(view, run),
      back: 'leave',
    });
    if (choice === 'leave') return;
    if (choice === 'help') await chooseFrom(stage, helpMenu(view, app));
    else if (choice === 'scores') await showScores(app, view.game);
    else if (choice === 'continue' && run !== null) {
      if ((await playSaved(app, view, run)) === 'leave') return;
    } else if ((await playNew(app, view, view.starts[Number(choice)].settings)) === 'leave') return;
  }
}

/** Plays a new run with these settings, and again as often as the player wants. Asks before it replaces a run under way. */
export async function playNew<State>(
  app: AppContext,
  view: GameView<State>,
  settings: unknown,
): Promise<Next> {
  if (!(await mayBegin(app, view))) return 'menu';
  return playAll(app, view, settings, await beginRun(app, view, settings));
}

/** Whether a new run may begin: asks before it replaces a run under way. */
export async function mayBegin<State>(app: AppContext, view: GameView<State>): Promise<boolean> {
  const saved = resumeSavedRun(app.folder, view.game);
  return !saved.ok || saved.value === null || mayForget(app, view, saved.value);
}

/** Continues a saved run, and plays again as often as the player wants. */
export function playSaved<State>(
  app: AppContext,
  view: GameView<State>,
  saved: SavedRun<State>,
): Promise<Next> {
  return playAll(app, view, saved.run.settings, { saved, note: '' });
}

/** Plays a run and those that follow it. */
async function playAll<State>(
  app: AppContext,
  view: GameView<State>,
  settings: unknown,
  begun: Begun<State>,
): Promise<Next> {
  let [wanted, { saved, note }] = [settings, begun];
  for (;;) {
    const next = await playOn(app, view, saved, note);
    if (next === 'following') wanted = view.following?.(saved.run)?.settings;
    else if (next !== 'again') return next;
    ({ saved, note } = await beginRun(app, view, wanted));
  }
}

/** A run to play, and a note for the player about it. */
interface Begun<State> {
  readonly saved: SavedRun<State>;
  readonly note: string;
}

/** Begins a run, with the settings and the seed of a ticket if the server gives one. */
async function beginRun<State>(
  { online, seed, turns, today }: AppContext,
  { game }: GameView<State>,
  settings: unknown,
): Promise<Begun<State>> {
  const { ticket, note } = (await online?.drawTicket(game, settings)) ?? { ticket: null, note: '' };
  const run =
    ticket === null ? startRun(game, settings, seed()) : startRun(game, ticket.settings, ticket.seed);
  if (!run.ok) throw new UsageError(run.reason);
  const clock = startRunClock(() => today().getTime());
  // In a game of turns, playing in turns is no advantage.
  const hasTurns = turns && !game.traits.includes('turns');
  return {
    saved: { run: run.value, hasTurns, clock, ticket },
    note,
  };
}

/** Plays a run until it ends or the player leaves. The run is saved however the process ends. */
export async function playOn<State>(
  app: AppContext,
  view: GameView<State>,
  saved: SavedRun<State>,
  note = '',
): Promise<Next> {
  const { stage, folder, deliver } = app;
  const { run, clock, ticket } = saved;
  const session = openSession({ view, run, hasTurns: saved.hasTurns, caption: note }, ({ frame }, said) => {
    autosave.follow();
    if (said !== null) stage.announce(said);
    if (view.rings?.(frame, app) === true) stage.ring();
  });
  if (note !== '') stage.announce(note);
  // `hasTurns` may change while the run is played.
  const asItIs = () => ({ run, clock, ticket, hasTurns: session.hasTurns });
  const autosave = openAutosave(folder, asItIs, { hasTurns: view.play !== undefined });
  try {
    const leaving = await playSession(app, session, clock);
    autosave.abandon();
    if (leaving === 'over') return await endRun(app, session, asItIs());
    if (leaving === 'for-good') deleteSavedRun(folder, view.game);
    else autosave.close();
  } catch (error) {
    autosave.close();
    if (error instanceof Interrupted) await deliver(makeRecordingText(run.recording()));
    throw error;
  }
  await deliver(makeRecordingText(run.recording()));
  return 'menu';
}

/** Plays a run in turns or in real time. */
async function playSession<State>(
  app: AppContext,
  session: Session<State>,
  clock: RunClock,
): Promise<Leaving> {
  const { view, run } = session;
  if (view.play === undefined) return playRun(app, session, clock);
  clock.follow(run.tick, false);
  try {
    return await view.play(app, session);
  } finally {
    clock.follow(run.tick, true);
  }
}

function gameChoices<State>(view: GameView<State>, saved: SavedRun<State> | null): Choice[] {
  const goOn = saved === null ? [] : [{ id: 'continue', title: `Continue: ${view.progress(saved.run)}` }];
  return [
    ...goOn,
    ...view.starts.map(({ title }, i) => ({ id: `${i}`, title })),
    { id: 'scores', title: 'High scores' },
    { id: 'help', title: 'How to play', key: '?' },
    { id: 'leave', title: 'Leave' },
  ];
}

function mayForget<State>(
  { stage }: AppContext,
  view: GameView<State>,
  { run }: SavedRun<State>,
): Promise<boolean> {
  return confirm(stage, {
    title: 'A run is under way',
    lines: [`${view.game.title}, ${view.progress(run)}. A new run takes its place.`],
    yes: 'Begin a new run',
  });
}

/** The title and lines of a game's menu, and the saved run. */
export interface GameHead<State> {
  readonly run: SavedRun<State> | null;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Reads the saved run for the menu. If it cannot go on, the lines say why. */
export function gameHead<State>({ folder }: AppContext, { game }: GameView<State>): GameHead<State> {
  const saved = resumeSavedRun(folder, game);
  return {
    run: saved.ok ? saved.value : null,
    title: game.title,
    lines: [
      ...wrapped(game.about),
      ...(saved.ok ? [] : [`The run that was kept can't go on: ${saved.reason}`]),
    ],
  };
}

/** Saves a run while it is played: regularly, and when the process ends. */
export interface Autosave {
  /** Call it after every tick. */
  follow(): void;
  /** Saves the run and stops. */
  close(): void;
  /** Stops without saving. */
  abandon(): void;
}

/** At most two seconds of play are lost when the process is killed. */
const TICKS_BETWEEN = 120;

/** Saves `current()`. In a game of turns every turn is saved before it is shown. */
export function openAutosave<State>(
  folder: string,
  current: () => SavedRun<State>,
  { hasTurns = false }: { readonly hasTurns?: boolean } = {},
): Autosave {
  const ticksBetween = hasTurns ? 1 : TICKS_BETWEEN;
  const { run } = current();
  let savedAt = run.tick;
  const save = () => {
    savedAt = run.tick;
    // A run that cannot be saved can still be played.
    if (!run.finished) saveRun(folder, current());
  };
  const abandon = () => void process.off('exit', save);
  process.on('exit', save);
  return {
    follow() {
      if (run.tick - savedAt >= ticksBetween) save();
    },
    close() {
      abandon();
      save();
    },
    abandon,
  };
}
