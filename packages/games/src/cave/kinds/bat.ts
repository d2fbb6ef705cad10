import type { MonsterKind } from './kind.js';

/** Quick, restless and frail. */
export const bat: MonsterKind = {
  id: 'bat',
  title: 'cave bat',
  about: 'It flits about and is upon you at once; a point finds it, a club hits air.',
  health: 12,
  damage: 2,
  armour: 0,
  sight: 5,
  habit: 'wanders',
  rests: 0,
  takes: { cut: 100, stab: 150, crush: 50 },
  weight: 25,
  from: 0,
};
