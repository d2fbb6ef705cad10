declare module 'zzfx' {
  export const ZZFX: import('./speaker.js').Synth & { readonly audioContext: AudioContext };
}
