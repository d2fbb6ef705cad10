import type { MonsterKind } from './kind.js';

/** The monster of the plain rules: it stands in its place and fights whoever it sees. */
export const lurker: MonsterKind = {
  id: 'lurker',
  title: 'lurker',
  about: 'It never leaves its place, and strikes from afar at whoever it sees.',
  health: 30,
  damage: 3,
  armour: 0,
  sight: 3,
  habit: 'waits',
  rests: 0,
  takes: { cut: 100, stab: 100, crush: 100 },
  weight: 30,
  from: 0,
};
