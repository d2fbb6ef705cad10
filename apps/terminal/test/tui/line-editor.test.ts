import { describe, expect, test } from 'vitest';
import { beginLine, type EditedLine, editLine } from '../../src/tui/line-editor.js';

const typed = (line: EditedLine, ...keys: string[]) =>
  keys.reduce((last, key) => editLine(last, key, 20), line);
const shown = ({ text, cursor }: EditedLine) => `${text.slice(0, cursor)}|${text.slice(cursor)}`;

describe('a line that is typed', () => {
  test('replaces its suggestion with the first character', () => {
    expect(shown(typed(beginLine('767c51'), 'h', 'i'))).toBe('hi|');
  });

  test('keeps its suggestion when the player edits it', () => {
    expect(shown(typed(beginLine('Cave 2'), 'backspace', '3'))).toBe('Cave 3|');
    expect(shown(typed(beginLine('Cave'), 'end', ' ', '2'))).toBe('Cave 2|');
  });

  test('knows Ctrl-A, Ctrl-E, Ctrl-U and Ctrl-W', () => {
    const line = typed(beginLine('two words'), 'right');
    expect(shown(typed(line, 'ctrl-a', 'X'))).toBe('X|two words');
    expect(shown(typed(line, 'ctrl-a', 'ctrl-e', 'X'))).toBe('two wordsX|');
    expect(shown(typed(line, 'ctrl-u'))).toBe('|');
    expect(shown(typed(line, 'ctrl-w'))).toBe('two |');
    expect(shown(typed(line, 'ctrl-w', 'ctrl-w'))).toBe('|');
  });

  test('moves its cursor, deletes before and behind it, and takes no more than there is room for', () => {
    const line = typed(beginLine('abc'), 'left', 'left');
    expect(shown(line)).toBe('a|bc');
    expect(shown(typed(line, 'delete'))).toBe('a|c');
    expect(shown(typed(line, 'backspace'))).toBe('|bc');
    expect(shown(editLine(line, 'x', 3))).toBe('a|bc');
    expect(shown(typed(line, 'up'))).toBe('a|bc');
  });
});
