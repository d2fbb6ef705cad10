import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ART = 'apps/web/art';

/**
 * The palette and every file of sprites below the folder of the art, in the order of their names.
 * @param {string} root
 */
export function readSources(root) {
  /** @param {string} path */
  const source = (path) => ({ file: `${ART}/${path}`, text: readFileSync(join(root, ART, path), 'utf8') });
  const folders = readdirSync(join(root, ART), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const paths = folders.flatMap(({ name }) =>
    readdirSync(join(root, ART, name))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => `${name}/${file}`),
  );
  return { palette: source('palette.txt'), sprites: paths.sort().map(source) };
}
