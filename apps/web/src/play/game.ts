import type { ThemeName } from '@warren/engine';
import type { Frame, Run } from '@warren/games';
import { bindingLabel } from '../input/bindings.js';
import { type ControlName, type Controls, createControls } from '../input/controls.js';
import { viewOf } from '../lost-cause/lost-cause-state.js';
import { playSound } from '../sound/sound.js';
import { pressFocused, stepFocus } from './dialog.js';
import { type EndingListener, makeEnding } from './ending.js';
import { makeGameLoop } from './game-loop.js';
import { makeNewsDesk, type News, NO_PICTURES } from './news.js';
import { watchPage } from './page-watch.js';
import { openSession, type Session } from './session.js';
import { openStage, type StageLayers } from './stage.js';
import { ASK_STATE, makeStateData } from './state-data.js';
import { soundTick } from './tick-sounds.js';
import { watchRoom } from './watch-room.js';

/** Where a game is drawn. */
export interface GameElements extends StageLayers {
  /** Its size is the space there is; it carries the data that tests read. */
  readonly root: HTMLElement;
}

/** Whom a game tells, and what it asks. */
export interface GameListener extends EndingListener {
  /** Something written around the picture has changed. */
  news(news: News): void;
  /** Time stands still, or goes on. */
  paused(paused: boolean): void;
  /** A good moment to save. */
  keep(run: Run): void;
}

/** A game on the page. */
export interface Game {
  readonly controls: Controls;
  pause(): void;
  resume(): void;
  choose(way: 'continue' | 'retry'): void;
  setTheme(theme: ThemeName): void;
  close(): void;
}

const KEEP_TICKS = 180;
/** North and west, among the directions: backwards in a menu. */
const BACKWARDS = 1 | 8;

/** Wires a run to the page: input, picture, sound, words, and the moments at which it is saved. */
export function openGame(elements: GameElements, run: Run, listener: GameListener): Game {
  const { root } = elements;
  const stage = openStage(elements);
  const controls = createControls(root);
  const desk = makeNewsDesk(() => bindingLabel('use'), listener.news);
  const data = makeStateData(root);
  const session = openSession(run, onTick);
  const ending = makeEnding(session.phase, listener);
  const writeData = () => data.write(run.tick, run.state, session.phase);
  let isPaused = false;
  let isOpen = true;

  function onTick({ frame, phase }: Session, before: Frame): void {
    stage.show(frame);
    desk.tick(before, frame);
    soundTick(frame, playSound);
    controls.setSlot(viewOf(run.state).level.player.active + 1);
    data.tick(run.tick, run.state);
    if (ending.follow(phase)) {
      writeData();
      listener.keep(run);
    } else if (run.tick % KEEP_TICKS === 0) whenIdle(() => isOpen && listener.keep(run));
  }

  function setPaused(next: boolean): void {
    if (isPaused === next || (next && session.phase !== 'playing')) return;
    isPaused = next;
    root.dataset.paused = `${next}`;
    // What was pressed in a menu is not meant for the game.
    if (!next) controls.poll();
    else listener.keep(run);
    listener.paused(next);
  }

  function onPressed(names: readonly ControlName[], steered: number): void {
    const isMenu = isPaused || ending.isSeen();
    if (isMenu && steered !== 0) stepFocus((steered & BACKWARDS) !== 0 ? -1 : 1);
    if (isMenu && names.includes('confirm')) pressFocused();
    else if (names.includes('pause')) setPaused(!isPaused);
  }

  const { calm } = listener;
  const loop = makeGameLoop({ controls, session, stage, calm, paused: () => isPaused, onPressed });
  const stops = [
    watchPage({ away: () => setPaused(true), leaving: () => listener.keep(run) }),
    watchRoom(root, (room) => stage.resize(room)),
    everyPicture(loop.frame),
    listen(root, ASK_STATE, writeData),
  ];
  stage.show(session.frame, true);
  desk.open(session.frame);
  writeData();

  return {
    controls,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    choose: session.choose,
    setTheme: (theme) => void stage.setTheme(theme).catch(() => desk.say(NO_PICTURES)),
    close() {
      isOpen = false;
      for (const stop of stops) stop();
      ending.close();
      controls.dispose();
      listener.keep(run);
    },
  };
}

/** Calls before every picture of the screen, until told to stop. */
export function everyPicture(paint: (timeMs: number) => void): () => void {
  let request = 0;
  const turn = (timeMs: number) => {
    request = requestAnimationFrame(turn);
    paint(timeMs);
  };
  request = requestAnimationFrame(turn);
  return () => cancelAnimationFrame(request);
}

/** Does what takes a moment between two pictures, where nobody sees it. */
function whenIdle(task: () => unknown): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task);
}

/** Listens until told to stop. */
export function listen(element: HTMLElement, type: string, listener: () => void): () => void {
  element.addEventListener(type, listener);
  return () => element.removeEventListener(type, listener);
}
