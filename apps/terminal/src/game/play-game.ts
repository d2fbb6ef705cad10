import { makeRecordingText, type RunClock, startRun, startRunClock } from '@warren/games';
import { Interrupted, UsageError } from '../cli/errors.js';
import { deleteSavedRun, resumeSavedRun, runTicketOf, type SavedRun, saveRun } from '../storage/runs.js';
import { chooseFrom, wrapped } from '../tui/dialogs.js';
import type { Choice } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import { endRun, type Next } from './end-run.js';
import type { GameView, Leaving } from './game-view.js';
import { helpMenu, showScores } from './pages.js';
import { playRun } from './play-run.js';
import { openSession, type Session } from './session.js';

/** The menu of a game, and whatever is chosen there, until somebody leaves it. */
export async function playGame(app: AppContext, view: GameView): Promise<void> {
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

/** Plays a new run with these settings, and again as often as is wanted. One under way is not lost without a word. */
export async function playNew(app: AppContext, view: GameView, settings: unknown): Promise<Next> {
  if (!(await mayBegin(app, view))) return 'menu';
  return playAll(app, view, settings, await beginRun(app, view, settings));
}

/** Whether a new run may begin: one under way is not lost without a word. */
export async function mayBegin(app: AppContext, view: GameView): Promise<boolean> {
  const saved = resumeSavedRun(app.folder, view.game);
  return !saved.ok || saved.value === null || mayForget(app, view, saved.value);
}

/** Goes on with a run that was left, and plays again as often as is wanted. */
export function playSaved(app: AppContext, view: GameView, saved: SavedRun): Promise<Next> {
  return playAll(app, view, saved.run.settings, { saved, note: '' });
}

/** Plays a run, and whatever is to follow it. */
async function playAll(app: AppContext, view: GameView, settings: unknown, begun: Begun): Promise<Next> {
  let [wanted, { saved, note }] = [settings, begun];
  for (;;) {
    const next = await playOn(app, view, saved, note);
    if (next === 'following') wanted = view.following?.(saved.run)?.settings;
    else if (next !== 'again') return next;
    ({ saved, note } = await beginRun(app, view, wanted));
  }
}

/** A run that is begun or goes on, and what the player is to know about it. */
interface Begun {
  readonly saved: SavedRun;
  readonly note: string;
}

/** Begins a run: by a ticket, which says settings and seed, where one is to be had. */
async function beginRun(
  { online, seed, turns, today }: AppContext,
  { game }: GameView,
  settings: unknown,
): Promise<Begun> {
  const { ticket, note } = (await online?.drawTicket(game, settings)) ?? { ticket: null, note: '' };
  const run =
    ticket === null ? startRun(game, settings, seed()) : startRun(game, ticket.settings, ticket.seed);
  if (!run.ok) throw new UsageError(run.reason);
  const clock = startRunClock(() => today().getTime());
  // Who plays a game of turns by turns has no advantage.
  const hasTurns = turns && !game.traits.includes('turns');
  return {
    saved: { run: run.value, hasTurns, clock, ticket: ticket === null ? null : runTicketOf(ticket) },
    note,
  };
}

/** Plays a run to its end, or until it is left. Whatever ends the process, the run is kept. */
export async function playOn(app: AppContext, view: GameView, saved: SavedRun, note = ''): Promise<Next> {
  const { stage, folder, deliver } = app;
  const { run, clock, ticket } = saved;
  const session = openSession({ view, run, hasTurns: saved.hasTurns, caption: note }, ({ frame }, said) => {
    keeper.follow();
    if (said !== null) stage.tell(said);
    if (view.rings?.(frame, app) === true) stage.ring();
  });
  if (note !== '') stage.tell(note);
  // Whether it has turns is the session's to say: that may change while it is played.
  const asItIs = () => ({ run, clock, ticket, hasTurns: session.hasTurns });
  const keeper = openRunKeeper(folder, asItIs, { hasTurns: view.play !== undefined });
  try {
    const leaving = await playSession(app, session, clock);
    keeper.abandon();
    if (leaving === 'over') return await endRun(app, session, asItIs());
    if (leaving === 'for-good') deleteSavedRun(folder, view.game);
    else keeper.close();
  } catch (error) {
    keeper.close();
    if (error instanceof Interrupted) await deliver(makeRecordingText(run.recording()));
    throw error;
  }
  await deliver(makeRecordingText(run.recording()));
  return 'menu';
}

/** Plays in the way of the game: by turns, or by time. */
async function playSession(app: AppContext, session: Session, clock: RunClock): Promise<Leaving> {
  const { view, run } = session;
  if (view.play === undefined) return playRun(app, session, clock);
  clock.follow(run.tick, false);
  try {
    return await view.play(app, session);
  } finally {
    clock.follow(run.tick, true);
  }
}

function gameChoices(view: GameView, saved: SavedRun | null): Choice[] {
  const goOn = saved === null ? [] : [{ id: 'continue', title: `Continue: ${view.progress(saved.run)}` }];
  return [
    ...goOn,
    ...view.starts.map(({ title }, i) => ({ id: `${i}`, title })),
    { id: 'scores', title: 'High scores' },
    { id: 'help', title: 'How to play', key: '?' },
    { id: 'leave', title: 'Leave' },
  ];
}

async function mayForget({ stage }: AppContext, view: GameView, { run }: SavedRun): Promise<boolean> {
  const choice = await chooseFrom(stage, {
    title: 'A run is under way',
    lines: [`${view.game.title}, ${view.progress(run)}. A new run takes its place.`],
    choices: [
      { id: 'no', title: 'Keep it' },
      { id: 'yes', title: 'Begin a new run' },
    ],
    back: 'no',
  });
  return choice === 'yes';
}

/** What stands above the choices of a game's menu, and the run that can go on. */
export interface GameHead {
  readonly run: SavedRun | null;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The head of a game's menu as it is now. A run that cannot go on says why. */
export function gameHead({ folder }: AppContext, { game }: GameView): GameHead {
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

/** Keeps a run while it is being played: now and then, and whatever ends the process. */
export interface RunKeeper {
  /** To be called after every tick. */
  follow(): void;
  /** Keeps the run as it is, and no longer follows it. */
  close(): void;
  /** No longer follows the run, which is not kept any more. */
  abandon(): void;
}

/** Two seconds of play are the most that is lost even when nothing can be done any more. */
const TICKS_BETWEEN = 120;

/** Keeps what it is given at that moment. In a game of turns no turn is lost: each is kept before it is shown. */
export function openRunKeeper(
  folder: string,
  current: () => SavedRun,
  { hasTurns = false }: { readonly hasTurns?: boolean } = {},
): RunKeeper {
  const ticksBetween = hasTurns ? 1 : TICKS_BETWEEN;
  const { run } = current();
  let keptAt = run.tick;
  const keep = () => {
    keptAt = run.tick;
    // A run that cannot be kept can still be played; the menu says what is wrong when it is looked for.
    if (!run.finished) saveRun(folder, current());
  };
  const abandon = () => void process.off('exit', keep);
  process.on('exit', keep);
  return {
    follow() {
      if (run.tick - keptAt >= ticksBetween) keep();
    },
    close() {
      abandon();
      keep();
    },
    abandon,
  };
}
