/** Something to be handed to the browser as a file. */
interface FileToSave {
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

/** Hands data to the browser as a file. */
export function saveJson(data: unknown, name: string): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile({ content: text, name: `${fileName(name, 'data')}.json`, type: 'application/json' });
}

/** Copies a text. False when the browser does not allow it, as on pages without HTTPS from another machine. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way, which works without HTTPS. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  Object.assign(area.style, { position: 'fixed', opacity: '0' });
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}
