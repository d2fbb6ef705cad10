import { settings } from '../settings/settings.js';
import { createSpeaker, type Synth } from './speaker.js';

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** The page's own speaker, with the volume of the settings. */
const speaker = createSpeaker({
  loudness: () => (settings.get().muted ? 0 : settings.get().volume / 100),
  load: loadSynth,
  onGesture,
});

/** Plays an effect by the name of what happened; names without a sound are silent. */
export function playSound(name: string): void {
  speaker.play(name);
}

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
