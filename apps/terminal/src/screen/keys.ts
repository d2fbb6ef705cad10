/** An arrow or another named key, or else a single character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: named keys begin with the escape character.
const KEY = /\u001b[[O][0-9;]*[A-Za-z~]|[\s\S]/gu;

/** The keys in what a terminal sent at once: an arrow is one key though it is three characters. */
export function splitKeys(data: string): string[] {
  // Terminals in their application mode say O where others say [.
  return (data.match(KEY) ?? []).map((key) => key.replace('\u001bO', '\u001b['));
}
