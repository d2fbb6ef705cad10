import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAtlas } from './atlas.mjs';
import { generatedFiles } from './modules.mjs';
import { readSources } from './sources.mjs';

const GENERATED = 'apps/web/src/generated';

/**
 * Makes what the web app imports from the pixel maps in apps/web/art. Throws with the place of a mistake in them.
 * @param {string} root
 */
export function writeAtlas(root) {
  const files = generatedFiles(makeAtlas(readSources(root)));
  mkdirSync(join(root, GENERATED), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeWhenChanged(join(root, GENERATED, name), Buffer.from(content));
  }
}

/**
 * A file that is written anew without a change would make a running development server load it again.
 * @param {string} path
 * @param {Buffer} content
 */
function writeWhenChanged(path, content) {
  try {
    if (readFileSync(path).equals(content)) return;
  } catch {
    // It was not there.
  }
  writeFileSync(path, content);
}
