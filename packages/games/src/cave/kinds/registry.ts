import { bat } from './bat.js';
import type { MonsterKind } from './kind.js';
import { lurker } from './lurker.js';
import { ooze } from './ooze.js';
import { shade } from './shade.js';
import { skeleton } from './skeleton.js';
import { troll } from './troll.js';

/** Every kind of monster. Only ever add at the end: their order is that of the draw. */
export const MONSTER_KINDS: readonly MonsterKind[] = [lurker, bat, ooze, skeleton, shade, troll];

const byId = new Map(MONSTER_KINDS.map((kind) => [kind.id, kind]));

/** A kind by an id that came from our own state. */
export function kindOf(id: string): MonsterKind {
  const kind = byId.get(id);
  if (kind === undefined) throw new Error(`there is no monster ${id}`);
  return kind;
}
