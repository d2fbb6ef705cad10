import type { MonsterKind } from './kind.js';

/** Stands guard and comes when it sees somebody, a little slower than one walks. */
export const skeleton: MonsterKind = {
  id: 'skeleton',
  title: 'skeleton',
  about: 'It guards its place and comes for you; bones break under a club, a point goes between them.',
  health: 24,
  damage: 4,
  armour: 2,
  sight: 5,
  habit: 'guards',
  rests: 4,
  takes: { cut: 100, stab: 50, crush: 150 },
  weight: 20,
  from: 1,
};
