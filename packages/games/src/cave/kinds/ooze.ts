import type { MonsterKind } from './kind.js';

/** Slow and hard to kill by blows; one can always walk away from it. */
export const ooze: MonsterKind = {
  id: 'ooze',
  title: 'ooze',
  about: 'It creeps where it likes; blades part it, blunt things sink in.',
  health: 40,
  damage: 2,
  armour: 0,
  sight: 3,
  habit: 'wanders',
  rests: 2,
  takes: { cut: 150, stab: 75, crush: 50 },
  weight: 20,
  from: 0,
};
