import type { ThemeName } from '@warren/engine/draw';
import type { Frame, Recording, Run, RunClock } from '@warren/games';
import { watchRoom } from '../../graphics/canvas.js';
import { type ControlName, type Controls, createControls } from '../../input/controls.js';
import { bindingLabel } from '../../input/input-source.js';
import { playSound } from '../../sound/sound.js';
import { pressFocused, stepFocus } from '../../ui/dialog.js';
import type { GameStage, StageLayers } from '../stage/stage.js';
import { type EndingListener, makeEnding } from './ending.js';
import { makeGameLoop } from './game-loop.js';
import type { GameView } from './game-view.js';
import { type Ghost, ghostPosition, openGhost } from './ghost.js';
import { type HudContent, makeHudPresenter, NO_PICTURES } from './hud-presenter.js';
import { everyPicture, listen, watchPage } from './page-watch.js';
import { makeSaveMoments } from './save-moments.js';
import { openSession, type Session, type SessionView } from './session.js';
import { ASK_STATE, makeStateData } from './state-data.js';
import { soundTick } from './tick-sounds.js';
import type { Helm } from './turn-controller.js';

/** Where a game is drawn. */
export interface GameElements extends StageLayers {
  /** Its size is the space there is; it carries the data that tests read. */
  readonly root: HTMLElement;
}

/** What is played. */
export interface GameParts<State = unknown> {
  readonly view: GameView<State>;
  readonly run: Run<State>;
  /** Told whenever the run stands still, and when it goes on. */
  readonly clock: RunClock;
  /** Another run to be raced, or `null`. */
  readonly ghost: Recording | null;
}

/** Whom a game tells, and what it asks. */
export interface GameListener<State = unknown> extends EndingListener {
  /** Something written around the picture has changed. */
  hud(hud: HudContent): void;
  /** Where a ghost is that cannot be seen, in words; empty while it can. */
  ghostPosition(text: string): void;
  /** Time stands still, or goes on. */
  paused(paused: boolean): void;
  /** A good moment to save. */
  keep(run: Run<State>): void;
  /** A tick was played, and is about to be shown. */
  readonly ticked?: (run: Run<State>) => void;
  /** What the pause key means while one plays, where it does not mean the menu. */
  readonly leave?: () => void;
}

/** A game on the page. */
export interface Game {
  readonly controls: Controls;
  /** In games of turns that have one. */
  readonly helm: Helm | null;
  pause(): void;
  resume(): void;
  /** Goes on between two levels, by an action of the game. */
  choose(action: string): void;
  setTheme(theme: ThemeName): void;
  close(): void;
}

/** North and west, among the directions: backwards in a menu. */
const BACKWARDS = 1 | 8;
const GHOST_DONE = 'The ghost has finished.';

/** Wires a run to the page: input, picture, sound, words, and the moments at which it is saved. */
export function openGame<State>(
  elements: GameElements,
  { view, run, clock, ghost: raced }: GameParts<State>,
  listener: GameListener<State>,
): Game {
  const { root } = elements;
  const controls = createControls(root);
  const stage = view.openStage(elements, controls);
  const hud = makeHudPresenter(view.game, view.words ?? {}, bindingLabel, listener.hud);
  const data = makeStateData(root, view);
  const helm = view.openHelm?.({ run, stage, root, say: hud.say }) ?? null;
  const { phaseOf } = view;
  const actionsOf = helm?.actionsOf ?? view.actionsOf;
  const session = openSession(run, { phaseOf, actionsOf, ...frameMaker(stage) }, onTick);
  const moments = makeSaveMoments(helm !== null, () => listener.keep(run));
  const ending = makeEnding(session.phase, listener);
  const summoned = raced === null ? null : openGhost(run.game, raced, run.tick);
  const ghost = summoned?.ok ? summoned.value : null;
  const writeData = () => data.write(run.tick, run.state, session.phase);
  let isPaused = false;
  let isOpen = true;

  function onTick({ frame, phase }: Session<State>, before: Frame): void {
    listener.ticked?.(run);
    const isGhostDone = ghost?.follow(run.tick) === true;
    stage.show(frame, false, ghost?.frame ?? null);
    hud.tick(before, frame);
    if (ghost !== null)
      listener.ghostPosition(placeOf(ghost, { frame, level: view.levelOf(run.state) }, view));
    if (isGhostDone && phase === 'playing') hud.say(GHOST_DONE);
    soundTick(frame, playSound, view.sounds);
    helm?.follow();
    if (view.slotOf !== undefined) controls.setSlot(view.slotOf(run.state));
    data.tick(run.tick, run.state);
    if (ending.follow(phase)) {
      followTime();
      writeData();
      listener.keep(run);
    } else moments.tick(run.tick);
  }

  function followTime(): void {
    clock.follow(run.tick, isPaused || !isOpen || session.phase !== 'playing');
  }

  function setPaused(next: boolean): void {
    if (isPaused === next || (next && session.phase !== 'playing')) return;
    isPaused = next;
    followTime();
    root.dataset.paused = `${next}`;
    // What was pressed in a menu is not meant for the game.
    if (!next) controls.poll();
    else listener.keep(run);
    listener.paused(next);
  }

  const { reducedMotion } = listener;
  const paused = () => isPaused;
  const onPause = () => {
    // What lies over the picture is closed by the same key.
    if (!isPaused && helm?.isUp()) return;
    if (listener.leave === undefined || isPaused) setPaused(!isPaused);
    else if (session.phase === 'playing') {
      // Before the next page looks for what was left.
      listener.keep(run);
      listener.leave();
    }
  };
  const isUp = () => isPaused || ending.isSeen() || helm?.isUp() === true;
  const onPressed = makeMenuKeys({ isUp, onPause, stage });
  const onLost = (ms: number) => clock.lose(run.tick, ms);
  const loop = makeGameLoop({ controls, session, stage, reducedMotion, paused, onPressed, onLost });
  const stops = [
    // Where time waits for a move, nothing happens to who looks elsewhere.
    watchPage({
      away: () => (helm === null ? setPaused(true) : helm.rest()),
      leaving: () => listener.keep(run),
    }),
    watchRoom(root, (room) => stage.resize(room)),
    everyPicture(loop.frame),
    listen(root, ASK_STATE, writeData),
  ];
  stage.show(session.frame, true, ghost?.frame ?? null);
  hud.open(session.frame);
  if (summoned?.ok === false) hud.say(`The ghost cannot be raced: ${summoned.reason}.`);
  followTime();
  writeData();

  return {
    controls,
    helm,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    choose: session.choose,
    setTheme: (theme) => void stage.setTheme(theme).catch(() => hud.say(NO_PICTURES)),
    close() {
      isOpen = false;
      followTime();
      for (const stop of stops) stop();
      moments.close();
      ending.close();
      helm?.close();
      controls.dispose();
      listener.keep(run);
    },
  };
}

/** Where a ghost is that cannot be seen from here, in words. */
function placeOf<State>(
  { frame: { map }, state, finished }: Ghost<State>,
  own: { readonly frame: Frame; readonly level: number },
  { levelOf, levelWord }: GameView<State>,
): string {
  if (levelWord === undefined) return '';
  const ghost = { map: map.id, level: levelOf(state), finished };
  return ghostPosition({ map: own.frame.map.id, level: own.level }, ghost, levelWord);
}

/** What keys and pads do while a menu is up, and how one gets there. */
function makeMenuKeys(menu: {
  readonly isUp: () => boolean;
  readonly onPause: () => void;
  readonly stage: Pick<GameStage, 'press'>;
}): (names: readonly ControlName[], steered: number) => void {
  return (names, steered) => {
    const isUp = menu.isUp();
    if (isUp && steered !== 0) stepFocus((steered & BACKWARDS) !== 0 ? -1 : 1);
    if (!isUp) for (const name of names) menu.stage.press?.(name);
    if (isUp && names.includes('confirm')) pressFocused();
    else if (names.includes('pause')) menu.onPause();
  };
}

/** How a stage wants its frames, where it is particular about them. */
function frameMaker<State>({ frameOf }: GameStage<Frame, State>): Pick<SessionView<State>, 'frameOf'> {
  return frameOf === undefined ? {} : { frameOf };
}
