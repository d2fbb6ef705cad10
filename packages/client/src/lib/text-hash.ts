const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;

/** A hash of a text that tells whether it changed. Not cryptographic. */
export function textHash(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    one = Math.imul(one ^ unit, PRIME);
    two = Math.imul(two ^ unit ^ (one >>> 15), OTHER_PRIME);
  }
  return `${text.length}.${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
}
