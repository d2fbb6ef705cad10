import { type RunClock, TICKS_PER_SECOND } from '@warren/games';
import { Interrupted } from '../cli/errors.js';
import { chooseFrom } from '../tui/dialogs.js';
import { directionOf, type KeyPress } from '../tui/keys.js';
import type { Menu } from '../tui/stage.js';
import type { AppContext } from './app-context.js';
import type { Leaving } from './game-view.js';
import { gamePage, helpMenu } from './pages.js';
import type { Session } from './session.js';
import { makeSteering, type Steering } from './steering.js';

/** Thirty pictures a second: more is not seen, and would be a flood over a network. */
const FRAME_MS = 33;

/** Plays a run until it is over or left. The clock is told whenever it stands still, and does so afterwards. */
export async function playRun(app: AppContext, session: Session, clock: RunClock): Promise<Leaving> {
  const { stage, turns, now, today } = app;
  const { view, run } = session;
  const steering = makeSteering(view.tapMs, () => stage.tellsReleases);
  steering.glides = view.glides?.(app) ?? false;
  let last = now();
  clock.follow(run.tick, false);
  for (;;) {
    stage.showPage(gamePage(session, turns ? 'turns' : steering.glides ? 'gliding' : ''));
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
      steering.rest();
      last = now();
      continue;
    }
    if (turns) takeTurn(session, press);
    else if (stage.hasRoom) {
      const pressed = actionsOf(press, session, steering, time);
      session.pass(time - last, { held: steering.held(time), pressed });
    }
    last = time;
  }
}

type Request = 'pause' | 'help' | 'leave' | 'interrupt';

/** What a key asks for besides playing. In real time the game also waits for somebody who went away. */
function requestOf(press: KeyPress | null, turns: boolean): Request | null {
  if (press === null || press.kind !== 'press') return null;
  const { key } = press;
  if (key === 'ctrl-c') return 'interrupt';
  if (key === 'p' || key === 'escape') return 'pause';
  if (key === '?') return 'help';
  if (key === 'q' || key === 'x') return 'leave';
  return !turns && (key === 'blur' || key === 'resume') ? 'pause' : null;
}

/** The actions of a key in real time; directions go to the steering. */
function actionsOf(press: KeyPress | null, { view }: Session, steering: Steering, time: number): string[] {
  if (press === null) return [];
  if (press.key === 'g' && press.kind === 'press') {
    steering.glides = !steering.glides;
    steering.rest();
  } else if (!steering.take(press, time) && press.kind === 'press') {
    const action = view.actionOf(press.key);
    if (action !== null) return [action];
  }
  return [];
}

function takeTurn(session: Session, press: KeyPress | null): void {
  if (press === null || press.kind === 'release') return;
  const direction = directionOf(press.key);
  const action = session.view.actionOf(press.key);
  if (direction !== 0 || action !== null || press.key === '.') session.turn(direction, action);
}

function isBetween({ view, run }: Session): boolean {
  return view.between(run.state, run.finished).length > 0;
}

/** Between two parts of a run: what the last one came to, and how to go on. */
async function goOn({ stage }: AppContext, session: Session): Promise<Leaving | null> {
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

/** A menu over the game; `null` when it goes on. */
async function openMenu(
  app: AppContext,
  session: Session,
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

/** Less than this is no pause: a picture that came late, or clocks that differ a little. */
const LEAST_MS = 1000;

/**
 * Notes time that went by without ticks and without anybody wishing it: the machine was asleep, the process stopped,
 * the window too small. To be called while the run is being played.
 */
export function noteLostTime(clock: RunClock, tick: number, now: number): void {
  const paused = clock.pauses().reduce((sum, { ms }) => sum + ms, 0);
  const lost = now - clock.startedAt - paused - (tick * 1000) / TICKS_PER_SECOND;
  if (lost >= LEAST_MS) clock.lose(tick, lost);
}
