import { accept, type Result, refuse } from '@warren/engine';

const DECIMALS = 6;
/** What a share is counted in: millionths. */
export const MILLION = 1_000_000;

/**
 * Reads a number with decimals, given as a number or as text, and writes it in the one way it is kept: as decimal
 * text, because settings hold whole numbers only and a fraction in binary would not be what was written.
 */
export function readShare(name: string, value: unknown, most: number): Result<string> {
  const text = typeof value === 'number' ? String(value) : value;
  const wrong = refuse(
    `${name} must be a number from 0 to ${most} with at most ${DECIMALS} decimals, not ${shown(value)}`,
  );
  if (typeof text !== 'string' || !/^\d{1,4}(\.\d{1,6})?$/.test(text)) return wrong;
  if (millionths(text) > most * MILLION) return wrong;
  const [whole, decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '');
  return accept(`${Number(whole)}${kept === '' ? '' : `.${kept}`}`);
}

/** Decimal text that `readShare` accepted, in millionths: digits are moved, nothing is rounded. */
export function millionths(text: string): number {
  const [whole, decimals = ''] = text.split('.');
  return Number(whole) * MILLION + Number(decimals.padEnd(DECIMALS, '0'));
}

/** A value from anywhere as it is named in a refusal. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return typeof value === 'object' && value !== null ? 'a list or record' : String(value).slice(0, 40);
}
