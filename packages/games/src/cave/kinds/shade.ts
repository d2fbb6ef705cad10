import type { MonsterKind } from './kind.js';

/** Sees far, hunts without rest and hits hard, but does not stand much. */
export const shade: MonsterKind = {
  id: 'shade',
  title: 'shade',
  about: 'It sees farther than your lantern shines and does not tire; an edge cuts it best.',
  health: 18,
  damage: 5,
  armour: 0,
  sight: 7,
  habit: 'wanders',
  rests: 0,
  takes: { cut: 125, stab: 100, crush: 75 },
  weight: 12,
  from: 2,
};
