import { LIMITS } from '@warren/protocol/client';
import { numberText, sizeText } from '../lib/format.js';
import { fieldsOf, parseObject } from '../lib/text-storage.js';
import type { SaveJournal, SavePreview, SlotPattern } from './save-slot.js';
import { isWorldId, storedName, WORLD_SLOTS } from './slot-names.js';

/** The worlds of Cave: each by its id, which is the same on every device. */
export function worldPattern(loadJournal?: SaveJournal['load']): SlotPattern {
  return {
    slot: WORLD_SLOTS,
    stored: storedName(WORLD_SLOTS),
    member(id) {
      if (!isWorldId(id)) return null;
      const slot = `${WORLD_SLOTS}${id}`;
      const stored = storedName(slot);
      return {
        slot,
        stored,
        title: NAMELESS,
        titleOf: worldSaveTitle,
        summary: worldSummary,
        preview: worldPreview,
        flaw: worldFlaw,
        ...(loadJournal && { journal: { stored: `${stored}.moves`, load: loadJournal } }),
      };
    },
  };
}

/** What the text of a world says of itself, taken as it stands: nothing of the game is needed for it. */
interface WorldLabel {
  readonly name: string;
  readonly explored: number;
  readonly moves: number;
  readonly playedAt: number;
}

const FORMAT = 'warren-world';
/** Halves of characters, and what a line cannot hold: the server refuses them in a summary. */
const UNKEEPABLE = /[\p{Surrogate}\p{Cc}]/gu;
const NAMELESS = 'A world of Cave';

/** What a world is called among other saves. */
export function worldSaveTitle(text: string): string {
  const name = readLabel(text)?.name ?? nameWithin(text);
  return name === null ? NAMELESS : `The world “${name}”`;
}

/** What its player calls a world. */
export function worldTitle(text: string): string {
  return readLabel(text)?.name ?? nameWithin(text) ?? NAMELESS;
}

/** The name in a text that is damaged elsewhere. */
function nameWithin(text: string): string | null {
  const [, name] = /"name":("(?:[^"\\]|\\.){1,400}")/.exec(text) ?? [];
  try {
    return name === undefined ? null : (JSON.parse(name) as string);
  } catch {
    return null;
  }
}

/** A line that tells one copy of a world from another. */
export function worldSummary(text: string): string {
  const label = readLabel(text);
  if (label === null) return NAMELESS;
  const { name, explored, moves } = label;
  return `${name}: ${exploredText(explored)}, ${movesText(moves)}`.replace(UNKEEPABLE, '\uFFFD');
}

/** A copy of a world beside another one. */
export function worldPreview(text: string): SavePreview {
  const label = readLabel(text);
  if (label === null) return { label: 'Explored', value: '?', detail: '', when: null };
  const { explored, moves, playedAt } = label;
  return { label: 'Explored', value: numberText(explored), detail: movesText(moves), when: playedAt };
}

/** Why the text of a world stays on this device, in a sentence; or `null`. */
export function worldFlaw(text: string): string | null {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LIMITS.saveBytes) {
    const [size, most] = [sizeText(bytes), sizeText(LIMITS.saveBytes)];
    return `The world has grown to ${size}, and the server takes ${most}. Export it to carry it elsewhere.`;
  }
  // What is damaged must not take the place of a copy that is not.
  return readLabel(text) === null ? 'It is damaged.' : null;
}

/** "12 cells explored" */
export function exploredText(explored: number): string {
  return `${numberText(explored)} ${explored === 1 ? 'cell' : 'cells'} explored`;
}

/** "1 move" */
export function movesText(moves: number): string {
  return `${numberText(moves)} ${moves === 1 ? 'move' : 'moves'}`;
}

function readLabel(text: string): WorldLabel | null {
  const { format, name, playedAt, state } = parseObject(text);
  const { explored, moves } = fieldsOf(state);
  const isSound =
    format === FORMAT && typeof name === 'string' && [explored, moves, playedAt].every(Number.isSafeInteger);
  return isSound ? ({ name, explored, moves, playedAt } as WorldLabel) : null;
}
