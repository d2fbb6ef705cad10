import { type Settings, settings } from '../settings/settings.js';
import type { TunePlayer } from './tune-player.js';

/** Fetches a player of tunes. */
export type FetchTunePlayer = () => Promise<(seed: string, volume: number) => TunePlayer>;

const fetchPlayer: FetchTunePlayer = async () => (await import('./tune-player.js')).openTunePlayer;

/**
 * The quiet tune of a game, played while the game is and the settings want it. It is fetched when it is first wanted,
 * and a browser without sound is silent.
 */
export function openMusic(seed: string, fetch: FetchTunePlayer = fetchPlayer) {
  let player: TunePlayer | null = null;
  let isFetching = false;
  let isOpen = true;
  let isPlaying = false;

  async function fetchIt(): Promise<void> {
    isFetching = true;
    try {
      const open = await fetch();
      if (isOpen) player = open(seed, volumeOf(settings.get()));
      follow(settings.get());
    } catch {
      // It is asked for again with the next change.
      isFetching = false;
    }
  }
  function follow(now: Settings): void {
    const isWanted = now.music && volumeOf(now) > 0 && isPlaying && isOpen;
    if (isWanted && !isFetching) void fetchIt();
    player?.setVolume(volumeOf(now));
    player?.setPlaying(isWanted);
  }
  const stop = settings.subscribe(follow);
  return {
    /** Whether the game is being played, and not paused or over. */
    setPlaying(next: boolean): void {
      if (next === isPlaying) return;
      isPlaying = next;
      follow(settings.get());
    },
    close(): void {
      isOpen = false;
      stop();
      player?.close();
    },
  };
}

function volumeOf({ muted, volume }: Settings): number {
  return muted ? 0 : volume / 100;
}
