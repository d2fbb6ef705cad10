import { randomInt } from 'node:crypto';
import { LIMITS } from '@warren/protocol';
import { hashToken } from '../lib/tokens.js';

/** Digits and letters that are not taken for each other: the alphabet of Crockford. 16 of them are 80 random bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;
const FORM = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** New codes as the player reads them, and the hashes that the store keeps. */
export function makeRecoveryCodes(): { readonly codes: string[]; readonly hashes: string[] } {
  const plain = Array.from({ length: LIMITS.recoveryCodes }, makeCode);
  const codes = plain.map((code) => code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-'));
  return { codes, hashes: plain.map(hashToken) };
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * The hash of a code as somebody typed it; `null` for what cannot be one. A fast hash is enough: a code is random and
 * too long to be guessed, unlike a password.
 */
export function hashRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return FORM.test(code) ? hashToken(code) : null;
}
