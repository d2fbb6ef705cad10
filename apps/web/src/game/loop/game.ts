import type { ThemeName } from '@warren/engine/draw';
import type { Frame, Recording, Run, RunClock } from '@warren/games';
import { watchRoom } from '../../graphics/canvas.js';
import { type ControlName, createControls } from '../../input/controls.js';
import { bindingWords } from '../../input/input-source.js';
import { isTouchScreen } from '../../input/use-touch.js';
import { CONTROL_TITLES } from '../../settings/control-name.js';
import { settings } from '../../settings/settings.js';
import { openMusic } from '../../sound/music.js';
import { playSound, soundTick } from '../../sound/sound.js';
import { pressFocused, stepFocus } from '../../ui/dialog.js';
import type { StageLayers } from '../stage/stage.js';
import { type Ending, type EndingListener, makeEnding } from './ending.js';
import { makeFeel, vibrate } from './feel.js';
import { makeGameLoop } from './game-loop.js';
import type { GameView } from './game-view.js';
import { ghostPosition, openGhost } from './ghost.js';
import { type HudContent, type KeyOf, makeHudPresenter, NO_PICTURES } from './hud-presenter.js';
import { everyPicture, listen, watchPage } from './page-watch.js';
import { makePause, type Pause, type PauseState } from './pause.js';
import { makeSaveMoments } from './save-moments.js';
import { openSession, type Session } from './session.js';
import { ASK_STATE, makeStateData } from './state-data.js';

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

/** Receives what happens in a game. */
export interface GameListener<State = unknown> extends EndingListener {
  /** Something written around the picture has changed. */
  hud(hud: HudContent): void;
  /** Where a ghost is that cannot be seen, in words; empty while it can. */
  ghostPosition(text: string): void;
  /** Time stands still, is about to go on, or goes on. */
  paused(state: PauseState): void;
  /** A good moment to save. */
  save(run: Run<State>): void;
  /** A tick was played, and is about to be shown. */
  readonly ticked?: (run: Run<State>) => void;
}

/** North and west, among the directions: backwards in a menu. */
const BACKWARDS = 1 | 8;
const GHOST_DONE = 'The ghost has finished.';

/** A game on the page: wires a run to input, picture, sound, words, and the moments at which it is saved. */
export function openGame<State>(
  elements: GameElements,
  parts: GameParts<State>,
  listener: GameListener<State>,
) {
  const { root } = elements;
  const { view, run, clock } = parts;
  const on = openParts(elements, parts, listener);
  const { controls, stage, hud, data, controller, race } = on;
  const showTick = makeTickView(on, parts, listener);
  // A turn controller may decide the actions, and a stage the frames.
  const actionsOf = controller?.actionsOf ?? view.actionsOf;
  const session = openSession(run, { ...view, actionsOf, frameOf: stage.frameOf }, (played, before) => {
    showTick(played, before);
    pause.followClock();
    if (ending.follow(played.phase)) {
      pause.followMusic();
      writeData();
      save();
    } else moments.tick(run.tick);
  });
  const save = () => listener.save(run);
  const writeData = () => data.write(run.tick, run.state, session.phase);
  const moments = makeSaveMoments(controller !== null, save);
  const ending = makeEnding(session.phase, listener);
  const pause = openPause({ on, parts, session, listener, root });
  const onPressed = makeMenuKeys({ on, pause, ending });
  const onLost = (ms: number) => clock.lose(run.tick, ms);
  const loop = makeGameLoop({
    ...{ controls, session, stage, onPressed, onLost, reducedMotion: listener.reducedMotion },
    ...{ paused: pause.isPaused, takeStop: on.feel.takeStop },
  });
  const stops = [
    pause.close,
    // A game of turns waits by itself.
    watchPage({ away: () => (controller === null ? pause.set(true) : controller.rest()), leaving: save }),
    watchRoom(root, (room) => stage.resize(room)),
    everyPicture(pause.picture),
    everyPicture(loop),
    listen(root, ASK_STATE, writeData),
    moments.close,
    ending.close,
    () => controller?.close(),
    () => controls.dispose(),
    on.music.close,
    save,
  ];
  stage.show(session.frame, true, race.frame());
  hud.open(session.frame);
  if (race.problem !== null) hud.say(`The ghost cannot be raced: ${race.problem}.`);
  writeData();
  pause.begin();

  return {
    controls,
    /** In games of turns that have one. */
    controller,
    pause: () => pause.set(true),
    resume: () => pause.set(false),
    giveUp: () => endEarly({ session, ending, pause, writeData }),
    /** The player has seen enough of the end: the words about it come at once. */
    seeEnd: ending.skip,
    /** Goes on between two levels, by an action of the game. */
    choose: session.choose,
    setTheme: (theme: ThemeName) => void stage.setTheme(theme).catch(() => hud.say(NO_PICTURES)),
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** Ends a run before its end; the words about it come at once. */
function endEarly<State>(game: {
  readonly session: Session<State>;
  readonly ending: Ending;
  readonly pause: Pick<Pause, 'end'>;
  readonly writeData: () => void;
}): void {
  const { session, ending, pause, writeData } = game;
  session.giveUp();
  ending.follow(session.phase);
  ending.skip();
  pause.end();
  writeData();
}

/** The pause of a game on the page; its tune stands still with it. */
function openPause<State>(game: {
  readonly on: Pick<OpenParts<State>, 'controls' | 'music'>;
  readonly parts: GameParts<State>;
  readonly session: Session<State>;
  readonly listener: GameListener<State>;
  readonly root: HTMLElement;
}) {
  const { on, parts, session, listener, root } = game;
  const { run, clock } = parts;
  const isRealTime = !run.game.traits.includes('turns');
  const pause = makePause({
    ...{ run, clock, session },
    counts: isRealTime,
    onChange(state, before) {
      root.dataset.paused = `${state.is !== 'off'}`;
      if (state.is === 'menu') listener.save(run);
      // What was pressed in a menu is not meant for the game.
      if (before.is === 'menu') on.controls.poll();
      listener.paused(state);
      followMusic();
    },
  });
  const followMusic = () => on.music.setPlaying(session.phase === 'playing' && !pause.isPaused());
  return {
    ...pause,
    followMusic,
    /** A run that was left goes on when its player is ready. */
    begin() {
      pause.followClock();
      followMusic();
      if (isRealTime && run.tick > 0 && !session.waiting) pause.set(true);
    },
  };
}

type OpenParts<State> = ReturnType<typeof openParts<State>>;

/** What a control is called in a hint: by its keys, or by its button on a touch screen. */
function controlWords({ buttons }: Pick<GameView, 'buttons'>): KeyOf {
  if (!isTouchScreen()) return bindingWords;
  return (control) => buttons.find(({ name }) => name === control)?.word ?? CONTROL_TITLES[control];
}

/** What a game on the page is made of. */
function openParts<State>(elements: GameElements, parts: GameParts<State>, listener: GameListener<State>) {
  const { root } = elements;
  const { view, run } = parts;
  const controls = createControls(root);
  const stage = view.openStage(elements, controls);
  const hud = makeHudPresenter(view.game, view.words ?? {}, controlWords(view), listener.hud);
  const controller = view.openController?.({ run, stage, root, say: hud.say }) ?? null;
  return {
    controls,
    stage,
    hud,
    controller,
    data: makeStateData(root, view),
    race: openRace(parts, listener),
    music: openMusic(view.game.id),
    feel: makeFeel({
      frame: elements.scene.parentElement,
      reducedMotion: listener.reducedMotion,
      feel: view.feel,
      vibrate,
    }),
  };
}

/** Shows every tick: in the picture, the HUD, by sounds and in the data for tests. */
function makeTickView<State>(
  { controls, stage, hud, data, controller, race, feel }: OpenParts<State>,
  { view, run }: GameParts<State>,
  listener: GameListener<State>,
): (session: Session<State>, before: Frame) => void {
  return ({ frame, phase }, before) => {
    listener.ticked?.(run);
    const isGhostDone = race.follow();
    stage.show(frame, false, race.frame());
    hud.tick(before, frame);
    race.report(frame);
    if (isGhostDone && phase === 'playing') hud.say(GHOST_DONE);
    soundTick(frame, playSound, view.sounds);
    feel.tick(frame, view.levelOf(run.state));
    controller?.follow();
    if (view.slotOf !== undefined) controls.setSlot(view.slotOf(run.state));
    data.tick(run.tick, run.state);
  };
}

/** The ghost that a run races, if there is one. */
function openRace<State>({ view, run, ghost: raced }: GameParts<State>, listener: GameListener<State>) {
  const opened = raced === null ? null : openGhost(run.game, raced, run.tick);
  const ghost = opened?.ok ? opened.value : null;
  return {
    /** Why the ghost cannot be raced. */
    problem: opened?.ok === false ? opened.reason : null,
    frame: () => ghost?.frame ?? null,
    /** Goes on to the tick of the run; true when the ghost comes to its end. */
    follow: () => ghost?.follow(run.tick) === true,
    /** Reports where the ghost is while it is on another map than this frame. */
    report(frame: Frame) {
      if (ghost === null || view.levelWord === undefined) return;
      const own = { map: frame.map.id, level: view.levelOf(run.state) };
      const other = { map: ghost.frame.map.id, level: view.levelOf(ghost.state), finished: ghost.finished };
      listener.ghostPosition(ghostPosition(own, other, view.levelWord));
    },
  };
}

/** What keys and pads do while a menu is up, and how the player gets there. */
function makeMenuKeys<State>(menu: {
  readonly on: Pick<OpenParts<State>, 'controller' | 'stage'>;
  readonly pause: Pause;
  readonly ending: Ending;
}): (names: readonly ControlName[], steered: number) => void {
  const { on, pause, ending } = menu;
  const isControllerUp = () => on.controller?.isUp() === true;
  function onPause(): void {
    // The same key closes what lies over the picture.
    if (!pause.isPaused() && isControllerUp()) return;
    pause.set(!pause.isMenuUp());
  }
  return (names, steered) => {
    const isUp = pause.isMenuUp() || ending.isSeen() || isControllerUp();
    if (isUp && steered !== 0) stepFocus((steered & BACKWARDS) !== 0 ? -1 : 1);
    if (!isUp) for (const name of names) on.stage.press?.(name);
    if (names.includes('music')) settings.change({ music: !settings.get().music });
    if (isUp && names.includes('confirm')) pressFocused();
    else if (names.includes('confirm')) ending.skip();
    else if (names.includes('pause')) onPause();
  };
}
