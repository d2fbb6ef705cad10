import type { MonsterKind } from './kind.js';

/** The terror of the outer cave: not to be met with a wooden sword, but easily outrun. */
export const troll: MonsterKind = {
  id: 'troll',
  title: 'troll',
  about: 'Thick hide and long arms. It is slow, and a long point reaches it best.',
  health: 60,
  damage: 7,
  armour: 4,
  sight: 4,
  habit: 'guards',
  rests: 2,
  takes: { cut: 75, stab: 150, crush: 100 },
  weight: 12,
  from: 3,
};
