import type { ThemeName } from '@warren/engine/draw';
import { type Frame, type Playback, TICKS_PER_SECOND } from '@warren/games';
import { useState } from 'preact/hooks';
import type { GameElements } from '../game/loop/game.js';
import type { GameView } from '../game/loop/game-view.js';
import { type HudContent, makeHudPresenter, NO_HUD, NO_PICTURES } from '../game/loop/hud-presenter.js';
import { everyPicture, listen } from '../game/loop/page-watch.js';
import { ASK_STATE, makeStateData } from '../game/loop/state-data.js';
import { useStage } from '../game/loop/use-stage.js';
import { watchRoom } from '../graphics/canvas.js';
import { playSound, soundTick } from '../sound/sound.js';
import { makePlayer, type Player } from './player.js';

/** What the page shows of a recording being watched. */
export interface PlayerState extends Pick<Player, 'tick' | 'playing' | 'speed' | 'target'> {
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

/** Of each picture so much may go into a long way through the recording. */
const SEEK_MS = 9;
/** Faster than this, sounds would be noise. */
const LOUDEST_SPEED = 2;

/** A recording on the page: shows a playback of the game of this view. */
function openPlayerView(
  elements: GameElements,
  { view, playback }: OpenedRecording,
  listener: PlayerViewListener,
) {
  const { root } = elements;
  const { game } = playback;
  const stage = view.openStage(elements);
  const data = makeStateData(root, view);
  const hud = makeHudPresenter(game, view.words ?? {}, null, listener.hud);
  const writeData = () => {
    const { tick, state } = playback;
    data.write(tick, state, view.phaseOf(state, game.finished(state)));
  };
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
    const reducedMotion = listener.reducedMotion();
    stage.paint({ timeMs, elapsedMs: playing ? elapsedMs : 0, fraction, reducedMotion });
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
    player,
    setTheme: (theme: ThemeName) => void stage.setTheme(theme).catch(() => hud.say(NO_PICTURES)),
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

const AT_START: PlayerState = { tick: 0, playing: false, speed: 1, target: null, over: false };

/** Shows a playback as long as the component is there. */
export function usePlayerView(shown: OpenedRecording) {
  const [hud, setHud] = useState(NO_HUD);
  const [state, setState] = useState(AT_START);
  const { opened, ...refs } = useStage(
    'watched',
    (elements, reducedMotion) =>
      openPlayerView(elements, shown, { hud: setHud, state: setState, reducedMotion }),
    [shown],
  );
  return { ...refs, player: opened?.player ?? null, hud, state };
}
