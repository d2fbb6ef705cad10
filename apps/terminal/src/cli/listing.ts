const WIDTH = 96;

/** Names with their descriptions beside them, wrapped. */
export function listing(rows: readonly { id: string; about: string }[]): string {
  const column = Math.max(...rows.map((row) => row.id.length)) + 2;
  const lines: string[] = [];
  for (const { id, about } of rows) {
    wrap(about, WIDTH - column).forEach((line, i) => {
      lines.push((i === 0 ? id : '').padEnd(column) + line);
    });
  }
  return `${lines.join('\n')}\n`;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
