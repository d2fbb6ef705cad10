const STRANGE = /[\p{C}\p{Zl}\p{Zp}]/gu;

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
