import { type Frame, makeClock, type Playback, TICKS_PER_SECOND } from '@warren/games';

/** How fast a recording can be shown. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** Receives the frames to show. */
interface PlayerListener {
  /** The next tick, right after the one shown before. */
  tick(frame: Frame, before: Frame): void;
  /** A state somewhere else in the recording. */
  jump(frame: Frame): void;
}

/** How a recording is to be shown, where it is not the usual way. */
interface PlayerOptions {
  /** What is shown of a state, where that depends on the screen. */
  readonly frameOf?: (state: unknown) => Frame;
  /** How many ticks a second at the usual speed; sixty, unless they are turns. */
  readonly ticksPerSecond?: number;
}

/** Shows a recording: plays, stands still, and goes to any tick, exactly. */
export type Player = Readonly<ReturnType<typeof makePlayer>>;

/** With more ticks than this between two pictures only the last one is drawn. */
const MOST_DRAWN = 4;

export function makePlayer(
  playback: Playback,
  listener: PlayerListener,
  { frameOf = playback.game.frame, ticksPerSecond = TICKS_PER_SECOND }: PlayerOptions = {},
) {
  const { recording } = playback;
  const clock = makeClock();
  const seeker = makeSeeker(playback);
  let frame = frameOf(playback.state);

  function jump(): void {
    frame = frameOf(playback.state);
    listener.jump(frame);
  }

  function playTicks(due: number): void {
    for (let i = 0; i < due && player.playing; i++) {
      const before = frame;
      player.playing = seeker.forward();
      if (!player.playing || due > MOST_DRAWN) continue;
      frame = frameOf(playback.state);
      listener.tick(frame, before);
    }
    if (due > MOST_DRAWN) jump();
  }

  const player = {
    playback,
    playing: false,
    speed: 1 as Speed,
    /** The tick that was asked for and is not reached yet, or `null`. */
    target: null as number | null,
    get tick() {
      return playback.tick;
    },
    /** How far the time has gone from the last tick to the next. */
    get fraction() {
      return player.playing && player.target === null ? clock.fraction() : 1;
    },
    setPlaying(next: boolean): void {
      // Play at the end starts again from the beginning.
      if (next && playback.tick >= recording.ticks) player.target = 0;
      player.playing = next;
      clock.rest();
    },
    /** Goes to a tick, in pieces if it is far. */
    seek(tick: number): void {
      player.target = Math.max(0, Math.min(recording.ticks, Math.floor(tick)));
      clock.rest();
    },
    /** Stands still and goes so many ticks on or back. */
    step(ticks: number): void {
      player.setPlaying(false);
      player.seek((player.target ?? playback.tick) + ticks);
    },
    setSpeed(next: Speed): void {
      player.speed = next;
    },
    /** Does what is due after so much more time. Long ways are cut where `isLate` says so. */
    turn(elapsedMs: number, isLate: () => boolean): void {
      const { target, playing, speed } = player;
      if (target !== null) {
        if (seeker.approach(target, isLate)) player.target = null;
        jump();
      } else if (playing) playTicks(clock.ticks(elapsedMs, (speed * ticksPerSecond) / TICKS_PER_SECOND));
    },
  };
  return player;
}

/** So many ticks are played before it is asked whether it is late. */
const PIECE_TICKS = 60;

/** Moves a playback to any tick, a piece at a time. */
function makeSeeker(playback: Playback) {
  /** Up to here the playback has keyframes; beyond, every tick has to be played. */
  let furthest = playback.tick;

  /** Plays one tick; false at the end. */
  function forward(): boolean {
    const moved = playback.forward();
    furthest = Math.max(furthest, playback.tick);
    return moved;
  }

  return {
    forward,
    /**
     * Goes towards a tick until it is there or `isLate` says so. True when there is no way left to go: it is reached,
     * or the game was over before it.
     */
    approach(wanted: number, isLate: () => boolean): boolean {
      if (wanted < playback.tick || furthest > playback.tick) playback.seek(Math.min(wanted, furthest));
      while (playback.tick < wanted) {
        for (let i = 0; i < PIECE_TICKS && playback.tick < wanted; i++) if (!forward()) return true;
        if (isLate()) break;
      }
      return playback.tick >= wanted;
    },
  };
}
