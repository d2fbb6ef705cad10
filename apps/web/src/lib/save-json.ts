import { fileName, saveFile } from './save-file.js';

/** Hands data to the browser as a file. */
export function saveJson(data: unknown, name: string): void {
  const text = `${JSON.stringify(data, null, 2)}\n`;
  saveFile({ content: text, name: `${fileName(name, 'data')}.json`, type: 'application/json' });
}
