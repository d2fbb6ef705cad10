import { join } from 'node:path';
import { readIfThere, writeWhole } from './whole-file.js';

/** The longest name in characters, as on the server. */
export const LONGEST_NAME = 30;
const FILE = 'name.txt';

/** The name the player gave, or `null` when nobody was asked yet. */
export function readPlayerName(folder: string): string | null {
  const text = readIfThere(join(folder, FILE), 4096);
  return text.ok && text.value !== null ? cleanName(text.value) : null;
}

/** Keeps a name. Where nothing can be kept, it is asked again next time. */
export function keepPlayerName(folder: string, name: string): void {
  writeWhole(join(folder, FILE), `${name}\n`);
}

/** A name as it is shown, without what cannot be seen; `null` when nothing is left. */
export function cleanName(text: string): string | null {
  const visible = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...visible].slice(0, LONGEST_NAME).join('').trim();
  return name === '' ? null : name;
}
