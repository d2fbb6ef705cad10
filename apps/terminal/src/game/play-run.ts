import { type RunClock, TICKS_PER_SECOND } from '@warren/games';
import { Interrupted } from '../cli/errors.js';
import { chooseFrom } from '../tui/dialogs.js';
import { directionOf, type KeyPress } from '../tui/keys.js';
import type { Menu } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import type { Leaving } from './game-view.js';
import { type KeyRepeat, makeKeyRepeat } from './key-repeat.js';
import { gamePage, helpMenu } from './pages.js';
import type { Session } from './session.js';

/** Thirty pictures a second: enough to see, and not too much for a network. */
const FRAME_MS = 33;

/** Plays a run until it ends or the player leaves. The clock records all pauses and is paused afterwards. */
export async function playRun<State>(
  app: AppContext,
  session: Session<State>,
  clock: RunClock,
): Promise<Leaving> {
  const { stage, turns, now, today } = app;
  const { view, run } = session;
  const keyRepeat = makeKeyRepeat(view.tapMs, () => stage.tellsReleases);
  keyRepeat.glides = view.glides?.(app) ?? false;
  let last = now();
  clock.follow(run.tick, false);
  for (;;) {
    stage.showPage(gamePage(session, turns ? 'turns' : keyRepeat.glides ? 'gliding' : ''));
    noteLostTime(clock, run.tick, today().getTime());
    clock.follow(run.tick, run.finished);
    if (run.finished) return 'over';
    const press = isBetween(session) ? null : await stage.next(turns ? Number.POSITIVE_INFINITY : FRAME_MS);
    const time = now();
    const request = isBetween(session) ? 'between' : requestOf(press, turns);
    if (request === 'interrupt') throw new Interrupted();
    if (request !== null) {
      clock.follow(run.tick, true);
      const leaving =
        request === 'between' ? await goOn(app, session) : await openMenu(app, session, request);
      if (leaving !== null) return leaving;
      clock.follow(run.tick, false);
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

type Request = 'pause' | 'help' | 'leave' | 'interrupt';

/** The request of a key that is no move. In real time the game also pauses when the window loses the focus. */
function requestOf(press: KeyPress | null, turns: boolean): Request | null {
  if (press === null || press.kind !== 'press') return null;
  const { key } = press;
  if (key === 'ctrl-c') return 'interrupt';
  if (key === 'p' || key === 'escape') return 'pause';
  if (key === '?') return 'help';
  if (key === 'q' || key === 'x') return 'leave';
  return !turns && (key === 'blur' || key === 'resume') ? 'pause' : null;
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
  } else if (!keyRepeat.take(press, time) && press.kind === 'press') {
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

function isBetween<State>({ view, run }: Session<State>): boolean {
  return view.between(run.state, run.finished).length > 0;
}

/** Between two parts of a run: the results of the last part, and the choices. */
async function goOn<State>({ stage }: AppContext, session: Session<State>): Promise<Leaving | null> {
  const { view, run } = session;
  const choices = view.between(run.state, run.finished).map(({ action, title }) => ({ id: action, title }));
  const menu: Menu = {
    ...view.results(run),
    choices: [...choices, { id: '', title: 'Leave; the run is kept' }],
    back: '',
    behind: gamePage(session),
    isSudden: true,
  };
  const action = await chooseFrom(stage, menu);
  if (action === '') return 'later';
  session.choose(action);
  return null;
}

/** Opens a menu over the game; `null` when the game goes on. */
async function openMenu<State>(
  app: AppContext,
  session: Session<State>,
  request: Exclude<Request, 'interrupt'>,
): Promise<Leaving | null> {
  const { stage } = app;
  if (request === 'help') {
    await chooseFrom(stage, helpMenu(session.view, app, gamePage(session)));
    return null;
  }
  const extraPages = session.view.extraPages?.(session.run) ?? [];
  const menu: Menu = {
    title: request === 'leave' ? 'Leave this run?' : 'Paused',
    lines: [],
    choices: [
      { id: 'stay', title: 'Go on' },
      ...extraPages,
      { id: 'help', title: 'Help', key: '?' },
      { id: 'later', title: 'Leave; the run is kept' },
      { id: 'for-good', title: 'Give the run up' },
    ],
    back: request === 'leave' ? 'later' : 'stay',
    behind: gamePage(session),
  };
  const choice = await chooseFrom(stage, menu);
  if (choice === 'help') return openMenu(app, session, 'help');
  const extraPage = extraPages.find(({ id }) => id === choice);
  if (extraPage !== undefined) {
    await extraPage.open(app, session);
    return openMenu(app, session, 'pause');
  }
  return choice === 'later' || choice === 'for-good' ? choice : null;
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
