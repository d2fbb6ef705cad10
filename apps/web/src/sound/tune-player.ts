import { composeTune, type Note } from './tune.js';

/** So far ahead notes are laid, in seconds, and so often the player looks, in milliseconds. */
const AHEAD = 0.6;
const LOOK_MS = 200;
/** Quieter than any effect. */
const LOUDNESS = 0.16;
const VOICES = {
  bass: { type: 'sine', gain: 0.5, attack: 0.05 },
  pluck: { type: 'triangle', gain: 0.22, attack: 0.012 },
} as const;

/** Plays the tune of a game until it is closed. Throws where the browser has no sound. */
export function openTunePlayer(seed: string, volume: number) {
  const context = new AudioContext();
  const out = context.createGain();
  const { stepSeconds, steps } = composeTune(seed);
  let step = 0;
  let nextAt = context.currentTime + 0.1;
  out.connect(context.destination);

  function lay({ pitch, length, voice }: Note, at: number): void {
    const { type, gain, attack } = VOICES[voice];
    const oscillator = context.createOscillator();
    const envelope = context.createGain();
    const end = at + length * stepSeconds;
    oscillator.type = type;
    oscillator.frequency.value = pitch;
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(gain, at + attack);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    oscillator.connect(envelope).connect(out);
    oscillator.start(at);
    oscillator.stop(end);
  }
  function look(): void {
    for (; nextAt < context.currentTime + AHEAD; nextAt += stepSeconds) {
      for (const note of steps[step]) lay(note, nextAt);
      step = (step + 1) % steps.length;
    }
  }
  const timer = setInterval(look, LOOK_MS);
  const player = {
    setVolume(next: number) {
      out.gain.value = LOUDNESS * next;
    },
    /** Stands still with the game, and goes on with it. */
    setPlaying: (isPlaying: boolean) =>
      void (isPlaying ? context.resume() : context.suspend()).catch(() => {}),
    close() {
      clearInterval(timer);
      void context.close().catch(() => {});
    },
  };
  player.setVolume(volume);
  return player;
}

export type TunePlayer = ReturnType<typeof openTunePlayer>;
