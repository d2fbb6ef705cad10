import type { ThemeName } from '@warren/engine/draw';
import { type Frame, type Playback, TICKS_PER_SECOND } from '@warren/games';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameElements } from '../game/loop/game.js';
import type { GameView } from '../game/loop/game-view.js';
import { type HudContent, makeHudPresenter, NO_PICTURES } from '../game/loop/hud-presenter.js';
import { everyPicture, listen } from '../game/loop/page-watch.js';
import { ASK_STATE, makeStateData } from '../game/loop/state-data.js';
import { soundTick } from '../game/loop/tick-sounds.js';
import { watchRoom } from '../graphics/canvas.js';
import { gameOnPage } from '../routing/game-on-page.js';
import { playSound } from '../sound/sound.js';
import { useReducedMotion, useTheme } from '../ui/appearance.js';
import { makePlayer, type Player, SPEEDS, type Speed } from './player.js';

/** What the page shows of a recording being watched. */
export interface PlayerState {
  readonly tick: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The tick that was asked for and is not reached yet, or `null`. */
  readonly target: number | null;
  /** Whether the game is over here, so that the player cannot take over. */
  readonly over: boolean;
}

interface PlayerViewListener {
  hud(hud: HudContent): void;
  state(state: PlayerState): void;
  reducedMotion(): boolean;
}

/** A recording opened for watching, and what shows its game. */
export interface OpenedRecording {
  readonly view: GameView;
  readonly playback: Playback;
}

/** A recording on the page. */
export interface PlayerView {
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
  changeSpeed(by: -1 | 1): void;
  seek(tick: number): void;
  /** Stands still and goes so many ticks on or back. */
  step(ticks: number): void;
  setTheme(theme: ThemeName): void;
  close(): void;
}

/** Of each picture so much may go into a long way through the recording. */
const SEEK_MS = 9;
/** Faster than this, sounds would be noise. */
const LOUDEST_SPEED = 2;

/** Shows a playback of the game of this view. */
function openPlayerView(
  elements: GameElements,
  { view, playback }: OpenedRecording,
  listener: PlayerViewListener,
): PlayerView {
  const { root } = elements;
  const { game } = playback;
  const stage = view.openStage(elements);
  const data = makeStateData(root, view);
  const hud = makeHudPresenter(game, view.words ?? {}, null, listener.hud);
  const phaseNow = () => view.phaseOf(playback.state, game.finished(playback.state));
  const writeData = () => data.write(playback.tick, playback.state, phaseNow());
  const { frameOf = game.frame } = stage;
  const watcher = {
    tick(frame: Frame, before: Frame) {
      stage.show(frame);
      hud.tick(before, frame);
      if (player.speed <= LOUDEST_SPEED) soundTick(frame, playSound, view.sounds);
    },
    jump(frame: Frame) {
      stage.show(frame, true);
      hud.open(frame);
    },
  };
  const { turnsPerSecond: ticksPerSecond = TICKS_PER_SECOND } = view;
  const player = makePlayer(playback, watcher, { frameOf, ticksPerSecond });
  const tell = makeStateReporter(player, writeData, listener);
  let before: number | null = null;
  let timeMs = 0;

  function turn(now: number): void {
    const elapsedMs = before === null ? 0 : Math.min(250, now - before);
    before = now;
    if (player.playing) timeMs += elapsedMs;
    player.turn(elapsedMs, () => performance.now() - now > SEEK_MS);
    const { fraction, playing } = player;
    stage.paint({
      timeMs,
      elapsedMs: playing ? elapsedMs : 0,
      fraction,
      reducedMotion: listener.reducedMotion(),
    });
    tell();
  }

  const stops = [
    watchRoom(root, (room) => stage.resize(room)),
    everyPicture(turn),
    listen(root, ASK_STATE, writeData),
  ];
  watcher.jump(frameOf(playback.state));
  tell();

  return {
    setPlaying: player.setPlaying,
    setSpeed: player.setSpeed,
    changeSpeed(by) {
      const at = SPEEDS.indexOf(player.speed) + by;
      if (SPEEDS[at] !== undefined) player.setSpeed(SPEEDS[at]);
    },
    seek: player.seek,
    step(ticks) {
      player.setPlaying(false);
      player.seek((player.target ?? playback.tick) + ticks);
    },
    setTheme: (theme) => void stage.setTheme(theme).catch(() => hud.say(NO_PICTURES)),
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** While it plays, the numbers change at most once in this many ticks. */
const TOLD_TICKS = 6;

/** Tells the page what has changed since it was last told, at most once a picture. */
function makeStateReporter(player: Player, writeData: () => void, listener: PlayerViewListener): () => void {
  const { playback } = player;
  const { game } = playback;
  let last: PlayerState | null = null;
  return () => {
    const { tick, playing, speed, target } = player;
    const isSteady = last?.playing === playing && last.speed === speed && last.target === target;
    const least = playing && target === null && !game.traits.includes('turns') ? TOLD_TICKS : 1;
    if (last !== null && isSteady && Math.abs(tick - last.tick) < least) return;
    writeData();
    last = { tick, playing, speed, target, over: game.finished(playback.state) };
    listener.state(last);
  };
}

/** A recording on the page, with the elements it needs there. */
interface PlayerOnPage {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly scene: RefObject<HTMLCanvasElement | null>;
  readonly light: RefObject<HTMLCanvasElement | null>;
  readonly player: PlayerView | null;
  readonly hud: HudContent;
  readonly state: PlayerState;
}

const AT_START: PlayerState = { tick: 0, playing: false, speed: 1, target: null, over: false };

/** Shows a playback as long as the component is there. */
export function usePlayerView(shown: OpenedRecording): PlayerOnPage {
  const root = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLCanvasElement>(null);
  const light = useRef<HTMLCanvasElement>(null);
  const [player, setPlayer] = useState<PlayerView | null>(null);
  const [hud, setHud] = useState<HudContent>({ values: null, lines: [], caption: '' });
  const [state, setState] = useState(AT_START);
  const { theme } = useTheme();
  const reducedMotion = useRef(false);
  reducedMotion.current = useReducedMotion();

  useEffect(() => {
    if (!root.current || !scene.current || !light.current) return;
    const elements = { root: root.current, scene: scene.current, light: light.current };
    gameOnPage.set('watched');
    const opened = openPlayerView(elements, shown, {
      hud: setHud,
      state: setState,
      reducedMotion: () => reducedMotion.current,
    });
    setPlayer(opened);
    return () => {
      opened.close();
      gameOnPage.set(null);
    };
  }, [shown]);

  useEffect(() => player?.setTheme(theme), [player, theme]);

  return { root, scene, light, player, hud, state };
}
