import type { Wound } from './items.js';
import { HUNDRED } from './numbers.js';

/**
 * What a monster does before and after it sees the player:
 * `waits` stands still and fights from there, `guards` stands still and chases, `wanders` roams and chases.
 */
export type Habit = 'waits' | 'guards' | 'wanders';

/** A kind of monster. */
export interface MonsterKind {
  readonly id: string;
  readonly title: string;
  /** What a player sees who looks at it, as a sentence. */
  readonly about: string;
  /** Whole points. */
  readonly health: number;
  readonly damage: number;
  readonly armour: number;
  /** How far it sees, in cells. */
  readonly sight: number;
  readonly habit: Habit;
  /** It rests every so many turns; 0 is never. Without rest it is as quick as the player. */
  readonly rests: number;
  /** What of a blow counts, in percent, by how the weapon wounds. */
  readonly takes: Readonly<Record<Wound, number>>;
  /** How often it is met, and how many regions from the middle of the world at the least. */
  readonly weight: number;
  readonly from: number;
}

type Part<Name extends keyof MonsterKind> = Pick<MonsterKind, Name>;

/** A row of the table: its names, what it is like, how it fights, where it is met, and what hurts it. */
function kind(
  { id, title = id }: { readonly id: string; readonly title?: string },
  about: string,
  body: Part<'health' | 'damage' | 'armour' | 'sight'>,
  ways: Part<'habit' | 'rests' | 'weight' | 'from'>,
  takes: MonsterKind['takes'],
): MonsterKind {
  return { id, title, about, ...body, ...ways, takes };
}

/** The monster of the plain rules: it stands in its place and fights from there. */
export const lurker = kind(
  { id: 'lurker' },
  'It never leaves its place, and strikes from afar at whoever it sees.',
  { health: 30, damage: 3, armour: 0, sight: 3 },
  { habit: 'waits', rests: 0, weight: 30, from: 0 },
  { cut: 100, stab: 100, crush: 100 },
);

/** Every kind of monster. Only ever add at the end: their order is that of the draw. */
export const MONSTER_KINDS: readonly MonsterKind[] = [
  lurker,
  // Quick, restless and frail.
  kind(
    { id: 'bat', title: 'cave bat' },
    'It flits about and is upon you at once; a point finds it, a club hits air.',
    { health: 12, damage: 2, armour: 0, sight: 5 },
    { habit: 'wanders', rests: 0, weight: 25, from: 0 },
    { cut: 100, stab: 150, crush: 50 },
  ),
  // Slow and hard to kill by blows; the player can always walk away from it.
  kind(
    { id: 'ooze' },
    'It creeps where it likes; blades part it, blunt things sink in.',
    { health: 40, damage: 2, armour: 0, sight: 3 },
    { habit: 'wanders', rests: 2, weight: 20, from: 0 },
    { cut: 150, stab: 75, crush: 50 },
  ),
  // Stands guard and comes when it sees the player, a little slower than they walk.
  kind(
    { id: 'skeleton' },
    'It guards its place and comes for you; bones break under a club, a point goes between them.',
    { health: 24, damage: 4, armour: 2, sight: 5 },
    { habit: 'guards', rests: 4, weight: 20, from: 1 },
    { cut: 100, stab: 50, crush: 150 },
  ),
  // Sees far, hunts without rest and hits hard, but does not stand much.
  kind(
    { id: 'shade' },
    'It sees farther than your lantern shines and does not tire; an edge cuts it best.',
    { health: 18, damage: 5, armour: 0, sight: 7 },
    { habit: 'wanders', rests: 0, weight: 12, from: 2 },
    { cut: 125, stab: 100, crush: 75 },
  ),
  // The terror of the outer cave: not to be met with a wooden sword, but easily outrun.
  kind(
    { id: 'troll' },
    'Thick hide and long arms. It is slow, and a long point reaches it best.',
    { health: 60, damage: 7, armour: 4, sight: 4 },
    { habit: 'guards', rests: 2, weight: 12, from: 3 },
    { cut: 75, stab: 150, crush: 100 },
  ),
];

const byId = new Map(MONSTER_KINDS.map((kind) => [kind.id, kind]));

/** A kind by an id that came from our own state. */
export function kindOf(id: string): MonsterKind {
  const kind = byId.get(id);
  if (kind === undefined) throw new Error(`there is no monster ${id}`);
  return kind;
}

/** The health a monster of a kind begins with, in hundredths. */
export function monsterHealth({ health }: MonsterKind): number {
  return health * HUNDRED;
}
