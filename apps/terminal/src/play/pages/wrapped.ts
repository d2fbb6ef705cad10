/** The length of lines that are easily read. */
const READABLE = 60;

/** A sentence in lines of at most so many characters; a word that is longer stays whole. */
export function wrapped(text: string, columns = READABLE): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1];
    if (line.length + word.length < columns) lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
