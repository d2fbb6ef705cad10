import type { Frame } from '@warren/games';
import { settings } from '../settings/settings.js';
import { createSpeaker, type Synth } from './speaker.js';

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/**
 * Plays an effect by the name of what happened, with the volume of the settings; names without a sound are silent.
 */
export const { play: playSound } = createSpeaker({
  loudness: () => (settings.get().muted ? 0 : settings.get().volume / 100),
  load: loadSynth,
  onGesture,
});

function onGesture(listener: () => void): void {
  if (typeof window === 'undefined') return;
  const once = () => {
    for (const type of GESTURES) window.removeEventListener(type, once, true);
    listener();
  };
  for (const type of GESTURES) window.addEventListener(type, once, true);
}

/** zzfx opens its audio context as soon as it is read, hence not before there was a gesture. */
async function loadSynth(): Promise<Synth> {
  const { ZZFX } = await import('zzfx');
  // A context opened after the gesture has passed may begin suspended.
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  return ZZFX;
}

/** Ticks from one footfall to the next, and the first one in a walk. */
const STRIDE = 18;
const FIRST_STEP = 6;

/** Names the sounds of a tick: its events, some by other `names`, and the player's steps. */
export function soundTick(
  frame: Frame,
  play: (name: string) => void,
  names: Readonly<Record<string, string>> = {},
): void {
  for (const event of frame.events) play(names[event] ?? event);
  const player = frame.sprites[frame.sprites.length - 1];
  if (player?.kind === 'player' && player.pose === 'walk' && player.age % STRIDE === FIRST_STEP) play('step');
}
