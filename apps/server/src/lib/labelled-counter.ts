import type { Sample } from './durations.js';

/** Counts by labels. Every label must come from a fixed set: what clients write would fill the memory. */
export interface LabelledCounter {
  add(labels: Readonly<Record<string, string>>, by?: number): void;
  samples(): Sample[];
}

export function makeLabelledCounter(): LabelledCounter {
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>();
  return {
    add(labels, by = 1) {
      const key = Object.values(labels).join(' ');
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { labels, value: by });
      else known.value += by;
    },
    samples: () => [...counts.values()].map(({ labels, value }) => ({ labels, value })),
  };
}
