/** A line that is being typed, the place of the cursor in it, and whether it is only a suggestion so far. */
export interface EditedLine {
  readonly text: string;
  /** In characters as people count them. */
  readonly cursor: number;
  /** The first character that is typed replaces a suggestion. */
  readonly isSuggestion: boolean;
}

/** A line to begin with: a suggestion, or nothing. */
export function beginLine(initial: string): EditedLine {
  return { text: initial, cursor: [...initial].length, isSuggestion: initial !== '' };
}

/** The line after a key, by the keys of a shell; keys that mean nothing change nothing. */
export function editLine(line: EditedLine, key: string, longest: number): EditedLine {
  const letters = [...line.text];
  const { cursor } = line;
  const made = (before: readonly string[], after: readonly string[]): EditedLine => ({
    text: [...before, ...after].join(''),
    cursor: before.length,
    isSuggestion: false,
  });
  const [before, after] = [letters.slice(0, cursor), letters.slice(cursor)];
  if (key === 'backspace') return made(before.slice(0, -1), after);
  if (key === 'delete') return made(before, after.slice(1));
  if (key === 'ctrl-u') return made([], after);
  if (key === 'ctrl-w') return made([...before.join('').replace(/\S*\s*$/u, '')], after);
  if (key === 'ctrl-a' || key === 'home') return made([], letters);
  if (key === 'ctrl-e' || key === 'end') return made(letters, []);
  if (key === 'left') return made(before.slice(0, -1), letters.slice(Math.max(0, cursor - 1)));
  if (key === 'right') return made(letters.slice(0, cursor + 1), letters.slice(cursor + 1));
  if ([...key].length !== 1) return line;
  if (line.isSuggestion) return made([key], []);
  return letters.length < longest ? made([...before, key], after) : line;
}
