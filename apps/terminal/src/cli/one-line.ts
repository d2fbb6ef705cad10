const LONGEST = 500;

/** Text from people and files, fit to be shown: control characters must not reach the terminal. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd').slice(0, LONGEST);
}
