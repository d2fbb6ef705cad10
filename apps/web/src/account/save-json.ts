/** Hands data to the browser as a file. */
export function saveJson(data: unknown, name: string): void {
  const link = document.createElement('a');
  const text = `${JSON.stringify(data, null, 2)}\n`;
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.json`;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
