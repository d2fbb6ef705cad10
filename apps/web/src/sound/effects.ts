/**
 * The sounds as parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape (0 sine,
 * 1 triangle, 2 saw, 3 tan, 4 noise), curve, slide, delta slide, pitch jump, jump time, repeat, noise, modulation,
 * crush, delay, sustain volume, decay, tremolo. Dry and small: wood, stone and iron in a narrow room.
 */
export const EFFECTS = {
  step: [0.25, 0.2, 95, 0, 0, 0.03, 4, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6],
  click: [0.4, 0, 520, 0, 0, 0.025, 1, 2],
  take: [0.7, 0, 587, 0, 0.03, 0.09, 1, 1.4, 0, 0, 293, 0.04],
  drop: [0.7, 0, 330, 0, 0.02, 0.09, 1, 1.4, -4, 0, -110, 0.03],
  unlock: [0.9, 0, 392, 0, 0.05, 0.22, 1, 1.2, 0, 0, 196, 0.06, 0, 0, 0, 0, 0.04],
  swing: [0.5, 0.1, 420, 0.01, 0.02, 0.07, 4, 0.8, -9],
  hit: [0.8, 0.1, 160, 0, 0.01, 0.09, 2, 2.2, -3, 0, 0, 0, 0, 0.6],
  defeat: [0.9, 0.05, 260, 0, 0.05, 0.22, 1, 1.8, -6, 0, 0, 0, 0.06, 0.2],
  hurt: [0.9, 0.05, 110, 0, 0.03, 0.14, 2, 1.4, -1.5, 0, 0, 0, 0, 0.9, 0, 0.1],
  won: [0.9, 0, 392, 0.01, 0.16, 0.32, 1, 1.1, 0, 0, 130.7, 0.09, 0.18],
  complete: [1, 0, 392, 0.02, 0.3, 0.6, 1, 1.1, 0, 0, 196, 0.12, 0.24, 0, 0, 0, 0.08],
  lost: [1, 0, 196, 0.02, 0.25, 0.6, 1, 1.2, -0.6, 0, -65, 0.16],
  level: [0.7, 0, 294, 0.01, 0.08, 0.16, 1, 1.2, 0, 0, 147, 0.07],
  full: [0.6, 0, 175, 0, 0.04, 0.06, 2, 0.6, 0, 0, -30, 0.04],
  'no-room': [0.6, 0, 175, 0, 0.04, 0.06, 2, 0.6, 0, 0, -30, 0.04],
  'needs-key': [0.6, 0, 150, 0, 0.03, 0.05, 2, 0.6, 0, 0, 0, 0, 0.06],
  'no-weapon': [0.4, 0, 150, 0, 0.02, 0.04, 2, 0.6],
  'nothing-here': [0.3, 0, 140, 0, 0.01, 0.04, 1, 1.5],
  'nothing-held': [0.3, 0, 140, 0, 0.01, 0.04, 1, 1.5],
} as const satisfies Readonly<Record<string, readonly number[]>>;
