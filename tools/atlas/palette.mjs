import { UserError } from '../prepare/messages.mjs';

/** @typedef {{ file: string, text: string }} SourceFile */
/** @typedef {Map<string, { dark: string, light: string, meaning: string }>} Palette */

/** The letter of a pixel that is empty; it stands in no palette. */
export const EMPTY = '.';
/** @typedef {'dark' | 'light'} Theme */
/** @type {readonly Theme[]} */
export const THEMES = ['dark', 'light'];

/** Letters of several alphabets, with marks too: the plain Latin ones are soon used up. */
const LETTER = /^[A-Za-z0-9\u00df-\u00f6\u00f8-\u017f\u0391-\u03c9\u0410-\u044f]$/;
const COLOUR = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/;

/**
 * Reads a palette: a line a colour, `letter dark light meaning`, where `=` as the light colour means the dark one.
 * A line that starts with `#` is a comment. Gives each colour by its letter.
 * @param {SourceFile} source
 * @returns {Palette}
 */
export function readPalette({ file, text }) {
  /** @type {Palette} */
  const palette = new Map();
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    /** @param {string} what */
    const complain = (what) => new UserError(`${file}:${index + 1}: ${what}`);
    const [letter = '', dark = '', light = '', ...meaning] = line.trim().split(/\s+/);
    if (!LETTER.test(letter)) throw complain(`"${letter}" is not one letter or digit`);
    if (palette.has(letter)) throw complain(`"${letter}" has a colour already`);
    const colours = { dark, light: light === '=' ? dark : light };
    for (const theme of THEMES) {
      if (!COLOUR.test(colours[theme])) {
        throw complain(`"${colours[theme]}" is no ${theme} colour; write #rrggbb or #rrggbbaa`);
      }
    }
    if (meaning.length === 0) throw complain(`write what "${letter}" is for`);
    palette.set(letter, { ...colours, meaning: meaning.join(' ') });
  });
  return palette;
}

/**
 * A colour as `[red, green, blue, alpha]`.
 * @param {string} colour
 */
export function channels(colour) {
  /** @param {number} at */
  const part = (at) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), colour.length > 7 ? part(7) : 255];
}
