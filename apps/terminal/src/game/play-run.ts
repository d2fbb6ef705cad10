import { canRelax, type RunClock, TICKS_PER_SECOND } from '@warren/games';
import { Interrupted } from '../cli/errors.js';
import { chooseFrom, confirm } from '../tui/dialogs.js';
import { directionOf, type KeyPress } from '../tui/keys.js';
import type { ExtraPage, Leaving, Session } from './game-view.js';
import { type KeyRepeat, makeKeyRepeat } from './key-repeat.js';
import { gamePage, showHelp } from './pages.js';
import { choicesBetween } from './session.js';

/** Thirty pictures a second: enough to see, and not too much for a network. */
const FRAME_MS = 33;

/** Plays a run until it ends or the player leaves. The clock records all pauses and is paused afterwards. */
export async function playRun<State>(session: Session<State>, clock: RunClock): Promise<Leaving> {
  const { app, view, run } = session;
  const { stage, turns, now, today } = app;
  const keyRepeat = makeKeyRepeat(view.tapMs, () => stage.tellsReleases);
  keyRepeat.glides = view.glides?.(app) ?? false;
  let last = now();
  let waited = false;
  const waits = () => run.game.waits?.(run.state) === true;
  // A run that was left goes on when its player is ready.
  let asked: Request<State> | null = !turns && run.tick > 0 && !run.finished && !waits() ? 'pause' : null;
  clock.follow(run.tick, asked !== null);
  for (;;) {
    stage.showPage(gamePage(session, turns ? 'turns' : keyRepeat.glides ? 'gliding' : '', asked !== null));
    noteLostTime(clock, run.tick, today().getTime());
    // A glide ends where the game begins to wait for a key.
    if (waits() && !waited && keyRepeat.glides) keyRepeat.rest();
    waited = waits();
    clock.follow(run.tick, run.finished || asked !== null || waits());
    if (run.finished) return 'over';
    const isBetween = choicesBetween(session).length > 0;
    const isAsked = isBetween || asked !== null;
    const press = isAsked ? null : await stage.next(turns ? Number.POSITIVE_INFINITY : FRAME_MS);
    const time = now();
    const request = isBetween ? 'between' : (asked ?? requestOf(press, session));
    if (request !== null) {
      clock.follow(run.tick, true);
      const leaving = request === 'between' ? await goOn(session) : await openMenu(session, request);
      if (leaving !== null) return leaving;
      asked = isBetween || turns || waits() ? null : await countDown(session);
      clock.follow(run.tick, asked !== null);
      keyRepeat.rest();
      last = now();
      continue;
    }
    if (turns) takeTurn(session, press);
    else if (stage.hasRoom) {
      const pressed = actionsOf(press, session, keyRepeat, time);
      session.pass(time - last, { held: keyRepeat.held(time), pressed });
    }
    last = time;
  }
}

type Request<State = unknown> = 'pause' | 'help' | 'leave' | ExtraPage<State>;

const REQUESTS: Readonly<Record<string, Request>> = {
  p: 'pause',
  escape: 'pause',
  '?': 'help',
  q: 'leave',
  x: 'leave',
};

/**
 * The request of a key that is no move and no action of the game. In real time the game also pauses when the window
 * loses the focus.
 */
function requestOf<State>(press: KeyPress | null, session: Session<State>): Request<State> | null {
  const { view, run, app } = session;
  if (press === null || press.kind !== 'press') return null;
  const { key } = press;
  if (key === 'ctrl-c') throw new Interrupted();
  if (!app.turns && (key === 'blur' || key === 'resume')) return 'pause';
  if (view.actionOf(key) !== null) return null;
  const page = view.extraPages?.(run).find((extra) => extra.key === key);
  return page ?? REQUESTS[key] ?? null;
}

const BEATS = 3;
const BEAT_MS = 700;

/**
 * Counts before a game in real time goes on. A hidden picture is seen with the last beat. Returns what the player wants
 * instead, or `null`.
 */
async function countDown<State>(session: Session<State>): Promise<Request<State> | null> {
  const { stage, now } = session.app;
  stage.announce('It goes on after a count of three.');
  for (let beats = BEATS; beats > 0; beats--) {
    stage.showPage(gamePage(session, `goes on in ${beats}`, beats > 1));
    for (const end = now() + BEAT_MS; now() < end; ) {
      const request = requestOf(await stage.next(end - now()), session);
      if (request !== null) return request;
    }
  }
  return null;
}

/** The actions of a key in real time; directions go to the key repeat. */
function actionsOf<State>(
  press: KeyPress | null,
  { view }: Session<State>,
  keyRepeat: KeyRepeat,
  time: number,
): string[] {
  if (press === null) return [];
  if (press.key === 'g' && press.kind === 'press') {
    keyRepeat.glides = !keyRepeat.glides;
    keyRepeat.rest();
  } else if (!keyRepeat.take(press, time) && press.kind !== 'release') {
    // A key that is held goes on doing what it does; in most terminals its repeats are presses anyway.
    const action = view.actionOf(press.key);
    if (action !== null) return [action];
  }
  return [];
}

function takeTurn<State>(session: Session<State>, press: KeyPress | null): void {
  if (press === null || press.kind === 'release') return;
  const direction = directionOf(press.key);
  const action = session.view.actionOf(press.key);
  if (direction !== 0 || action !== null || press.key === '.') session.turn(direction, action);
}

/** Between two parts of a run: the results of the last part, and the choices. */
async function goOn<State>(session: Session<State>): Promise<Leaving | null> {
  const { app, view, run } = session;
  const choices = choicesBetween(session).map(({ action, title }) => ({ title, value: action }));
  const action = await chooseFrom(app.stage, {
    ...view.results(run),
    choices: [...choices, { title: 'Leave; the run is kept', value: '' }],
    behind: gamePage(session),
    isSudden: true,
  });
  if (action === '') return 'later';
  session.choose(action);
  return null;
}

/** Opens a menu over the game; `null` when the game goes on. */
async function openMenu<State>(session: Session<State>, request: Request<State>): Promise<Leaving | null> {
  const { app, view, run } = session;
  const behind = gamePage(session, '', true);
  if (request === 'help') return showHelp(session, behind);
  if (typeof request === 'object') {
    await request.open(session);
    return null;
  }
  const extraPages = view.extraPages?.(run) ?? [];
  const choice = await chooseFrom<Leaving | null | (() => Promise<Leaving | null>)>(app.stage, {
    title: request === 'leave' ? 'Leave this run?' : 'Paused',
    lines: [],
    choices: [
      { title: 'Go on', value: null },
      ...extraPages.map(({ title, key, open }) => ({
        title,
        ...(key === undefined ? {} : { key }),
        value: () => open(session).then(() => openMenu(session, 'pause')),
      })),
      { title: 'Help', value: () => showHelp(session, behind), key: '?' },
      { title: 'Leave; the run is kept', value: 'later' },
      { title: 'Give the run up', value: () => giveUp(session) },
      ...(canRelax(run) ? [{ title: 'Start again relaxed', value: () => startRelaxed(session) }] : []),
    ],
    back: request === 'leave' ? 'later' : null,
    behind,
  });
  return typeof choice === 'function' ? choice() : choice;
}

/** Asks once before the run is given up; then its result is shown. */
async function giveUp<State>(session: Session<State>): Promise<Leaving | null> {
  const { app, view, run } = session;
  const lines = [`${view.game.title}, ${view.progress(run)}. It ends here, and its result is entered.`];
  const isSure = await confirm(app.stage, { title: 'Give this run up?', lines, yes: 'Give it up' });
  return isSure ? 'for-good' : openMenu(session, 'pause');
}

/** Asks once before the run is given up for a relaxed one. */
async function startRelaxed<State>(session: Session<State>): Promise<Leaving | null> {
  const lines = [
    'This run ends here, and its result is entered. In the new one',
    'the clock is off or slower, and it is not ranked.',
  ];
  const menu = { title: 'Start again relaxed?', lines, yes: 'Start again relaxed' };
  return (await confirm(session.app.stage, menu)) ? 'relaxed' : openMenu(session, 'pause');
}

/** A shorter time is no pause, but a late picture or a small difference of clocks. */
const LEAST_MS = 1000;

/**
 * Records time without ticks that the player did not ask for: the machine was asleep, the process stopped, or the
 * window too small. Call it while the run is played.
 */
export function noteLostTime(clock: RunClock, tick: number, now: number): void {
  const paused = clock.pauses().reduce((sum, { ms }) => sum + ms, 0);
  const lost = now - clock.startedAt - paused - (tick * 1000) / TICKS_PER_SECOND;
  if (lost >= LEAST_MS) clock.lose(tick, lost);
}
