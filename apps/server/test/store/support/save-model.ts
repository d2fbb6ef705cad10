interface Copy {
  readonly id: string;
  readonly revision: number;
  readonly conflict: boolean;
  readonly at: number;
  readonly text: string;
}

interface Write {
  readonly slot: string;
  readonly expected: number;
  readonly text: string;
  readonly at: number;
  readonly copyId: string;
}

/** The saves of one account as plain lists, as slow and as simple as can be. */
export function makeSaveModel(limits: { generations: number; slots: number; bytes: number }) {
  const slots = new Map<string, Copy[]>();
  let floor = 0;
  const generations = (slot: string) =>
    (slots.get(slot) ?? []).filter((copy) => !copy.conflict).sort((a, b) => b.revision - a.revision);
  const conflicts = (slot: string) =>
    (slots.get(slot) ?? []).filter((copy) => copy.conflict).sort((a, b) => b.at - a.at);
  const revision = (slot: string) => generations(slot)[0]?.revision ?? 0;
  const bytesOf = (copies: Iterable<Copy>) =>
    [...copies].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const bytes = () => bytesOf([...slots.values()].flat());
  /** Takes the place of a slot's copies unless that is too much. */
  const replace = (slot: string, copies: Copy[]) => {
    const old = bytesOf(slots.get(slot) ?? []);
    if (bytes() - old + bytesOf(copies) > limits.bytes) return false;
    slots.set(slot, copies);
    return true;
  };
  const full = { kind: 'full', revision: null, kept: null };

  return {
    revision,
    bytes,
    heads: () => [...slots.keys()].sort().map((slot) => [slot, revision(slot)]),
    read: (slot: string) => {
      const [head, ...older] = generations(slot);
      if (head === undefined) return null;
      const copies = [...older, ...conflicts(slot)].sort((a, b) => b.at - a.at);
      return {
        text: head.text,
        copies: copies.map(({ id, revision, conflict }) => ({ id, revision, conflict })),
      };
    },
    write: ({ slot, expected, text, at, copyId: id }: Write) => {
      const current = generations(slot)[0];
      if (current === undefined && slots.size >= limits.slots) return full;
      if (current === undefined || current.revision === expected) {
        const next = (current?.revision ?? Math.max(floor, expected)) + 1;
        const kept = generations(slot).slice(0, limits.generations);
        const copies = [{ id, revision: next, conflict: false, at, text }, ...kept, ...conflicts(slot)];
        return replace(slot, copies) ? { kind: 'written', revision: next, kept: null } : full;
      }
      if (current.text === text) return { kind: 'written', revision: current.revision, kept: null };
      const same = conflicts(slot).find((copy) => copy.text === text);
      if (same !== undefined) return { kind: 'conflict', revision: null, kept: same.id };
      const kept = conflicts(slot).slice(0, limits.generations - 1);
      const copies = [{ id, revision: expected, conflict: true, at, text }, ...kept, ...generations(slot)];
      return replace(slot, copies) ? { kind: 'conflict', revision: null, kept: id } : full;
    },
    remove: (slot: string, expected: number) => {
      if (!slots.has(slot)) return 'missing';
      if (revision(slot) !== expected) return 'conflict';
      floor = Math.max(floor, revision(slot));
      slots.delete(slot);
      return 'removed';
    },
  };
}
