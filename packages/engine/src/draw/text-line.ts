/** A line of text as code units that can be written in any order: many times as fast as joining small strings. */
export type TextLine = Uint16Array;

const SPACE = 32;
/** How many code units are turned into text by one call: they must fit on the stack, and this many are fastest. */
const UNITS_A_CALL = 512;

export function blankLine(length: number): TextLine {
  return new Uint16Array(length).fill(SPACE);
}

export function clearLine(line: TextLine): void {
  line.fill(SPACE);
}

/** Writes text, all of it in code units of 16 bits. */
export function putText(line: TextLine, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) line[at + i] = text.charCodeAt(i);
}

/** The code units of a list of characters, to be written by number. */
export function unitsOf(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}

/** The line without the spaces at its end. */
export function lineText(line: TextLine): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === SPACE) end--;
  let text = '';
  for (let from = 0; from < end; from += UNITS_A_CALL) {
    const units = line.subarray(from, Math.min(end, from + UNITS_A_CALL));
    // `apply` reads the array as it is, where spreading would iterate over it at ten times the cost.
    text += String.fromCharCode.apply(null, units as unknown as number[]);
  }
  return text;
}
