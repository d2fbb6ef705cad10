import type { CallContract } from '@warren/protocol';

type Words = Readonly<Record<string, unknown>>;

/** The words of an address as the numbers and truths its schema asks for; whatever is neither stays a word. */
export function readQuery(schema: CallContract['query'], query: object): Words {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { type?: string }> };
  const read: Record<string, unknown> = {};
  for (const [name, { type }] of Object.entries(properties)) {
    const word = (query as Words)[name];
    if (word !== undefined) read[name] = typeof word === 'string' ? readWord(word, type) : word;
  }
  return read;
}

function readWord(word: string, type: string | undefined): unknown {
  if (type === 'integer') return /^-?\d{1,15}$/.test(word) ? Number(word) : word;
  if (type === 'boolean') return word === 'true' ? true : word === 'false' ? false : word;
  return word;
}
