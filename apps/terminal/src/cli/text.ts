const LONGEST = 500;
/** Controls, formats that turn or hide text, breaks of lines and paragraphs, halves of pairs, what is no character. */
const STRANGE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Makes foreign text safe to print: nothing in it may move the cursor, end the line or change the direction. */
export function oneLine(text: string): string {
  return text.slice(0, LONGEST).replace(STRANGE, '\ufffd');
}

/** A value as a line of JSON in which nothing can move the cursor or turn the text round, wherever it came from. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(STRANGE, escaped);
}

function escaped(character: string): string {
  let text = '';
  for (let i = 0; i < character.length; i++)
    text += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return text;
}

const WIDTH = 96;

/** Names with their descriptions beside them, wrapped. */
export function listing(rows: readonly { id: string; about: string }[]): string {
  const column = Math.max(...rows.map((row) => row.id.length)) + 2;
  const lines: string[] = [];
  for (const { id, about } of rows) {
    wrapped(about, WIDTH - column).forEach((line, i) => {
      lines.push((i === 0 ? id : '').padEnd(column) + line);
    });
  }
  return `${lines.join('\n')}\n`;
}

/** A line length that is easy to read, and fits a box on the smallest screen. */
const READABLE = 56;

/** Wraps a sentence to lines of at most `columns` characters; a longer word stays whole. */
export function wrapped(text: string, columns = READABLE): string[] {
  const [first, ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const line = `${lines[lines.length - 1]} ${word}`;
    if (line.length <= columns) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
