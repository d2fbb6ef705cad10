/** Something to be handed to the browser as a file. */
export interface FileToSave {
  readonly content: BlobPart;
  /** Its whole name; `fileName` makes any words fit for one. */
  readonly name: string;
  /** Such as `text/plain`. */
  readonly type: string;
}

/** Hands something to the browser as a file. */
export function saveFile({ content, name, type }: FileToSave): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Any words as part of a file name. */
export function fileName(words: string, otherwise: string): string {
  return words.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 40) || otherwise;
}
