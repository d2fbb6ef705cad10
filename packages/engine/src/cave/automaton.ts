import type { Field } from './field.js';

/**
 * One step of the automaton: a cell becomes rock when at least `threshold` of its 8 neighbours are, else floor. With
 * inertia it counts itself too: rock stays with one neighbour less than floor needs to become rock.
 * The outermost cells come out wrong, for their neighbours are unknown: each step uses up one cell of the margin.
 *
 * 32 cells are counted at once: the counts are held as binary digits, one word for all ones, one for all twos, and
 * so on, and added as an adder in hardware does. Going down a column, what was counted in a row serves three rows.
 */
export function step(field: Field, threshold: number, inertia = 0): void {
  const { words, next, columns, rows } = field;
  // `count >= threshold` is the carry out of `count + (16 - threshold)` in four binary digits, each spread over a word.
  const add = 16 - threshold;
  const add0 = -(add & 1);
  const add1 = -((add >> 1) & 1);
  const add2 = -((add >> 2) & 1);
  const add3 = -((add >> 3) & 1);
  const self = -inertia;
  const always = threshold <= 0 ? -1 : 0;
  for (let column = 1; column < columns - 1; column++) {
    const from = column * rows;
    // The row above as a count of three cells, the row itself as a count of three and of its outer two.
    let centre = words[from];
    let left = (centre << 1) | (words[from - rows] >>> 31);
    let right = (centre >>> 1) | (words[from + rows] << 31);
    let above1 = left ^ right ^ centre;
    let above2 = (left & right) | ((left ^ right) & centre);
    centre = words[from + 1];
    left = (centre << 1) | (words[from + 1 - rows] >>> 31);
    right = (centre >>> 1) | (words[from + 1 + rows] << 31);
    let outer1 = left ^ right;
    let outer2 = left & right;
    let here1 = outer1 ^ centre;
    let here2 = outer2 | (outer1 & centre);
    for (let at = from + 1; at < from + rows - 1; at++) {
      centre = words[at + 1];
      left = (centre << 1) | (words[at + 1 - rows] >>> 31);
      right = (centre >>> 1) | (words[at + 1 + rows] << 31);
      const below = left ^ right;
      const both = left & right;
      const below1 = below ^ centre;
      const below2 = both | (below & centre);
      const row1 = outer1 ^ ((outer1 ^ here1) & self);
      const row2 = outer2 ^ ((outer2 ^ here2) & self);
      // The ones of the three rows, then the twos and what the ones carry.
      const ends1 = above1 ^ below1;
      const ones = ends1 ^ row1;
      const carry = (above1 & below1) | (ends1 & row1);
      const ends2 = above2 ^ below2;
      const ends4 = above2 & below2;
      const rest2 = row2 ^ carry;
      const rest4 = row2 & carry;
      const twos = ends2 ^ rest2;
      const more4 = ends2 & rest2;
      const fours = ends4 ^ rest4 ^ more4;
      // Eight and nine cells are two fours, and then no twos are left to make a third.
      const eights = ends4 & rest4;
      const sum1 = ones & add0;
      const sum2 = (twos & add1) | (sum1 & (twos | add1));
      const sum4 = (fours & add2) | (sum2 & (fours | add2));
      next[at] = (eights & add3) | (sum4 & (eights | add3)) | always;
      above1 = here1;
      above2 = here2;
      outer1 = below;
      outer2 = both;
      here1 = below1;
      here2 = below2;
    }
  }
  field.words = next;
  field.next = words;
}
