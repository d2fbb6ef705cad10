const LONGEST = 500;
/** Controls, formats that turn or hide text, breaks of lines and paragraphs, halves of pairs, what is no character. */
const STRANGE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Text from people and files, fit to be shown: nothing in it may move the cursor, end the line or turn it round. */
export function oneLine(text: string): string {
  return text.slice(0, LONGEST).replace(STRANGE, '\ufffd');
}
