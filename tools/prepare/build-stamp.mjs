import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build reads, beside the root's own settings. */
const PARTS = ['packages', 'apps', 'bench', 'tools/atlas'];
const ROOT_FILES = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];
/** Folders of a part that the build neither reads nor needs to read. */
const IGNORED = new Set(['node_modules', 'dist', 'test', 'e2e', 'coverage', 'docs']);
const IGNORED_FILES = /\.(md|tsbuildinfo)$/;

/**
 * One number for everything the build reads: contents, so that switching branches back builds nothing.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(root)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Every file that the build reads.
 * @param {string} root
 */
export function sourceFiles(root) {
  const files = ROOT_FILES.filter((name) => existsSync(join(root, name)));
  /** @param {string} folder */
  const visit = (folder) => {
    if (!existsSync(join(root, folder))) return;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) visit(path);
      } else if (!IGNORED_FILES.test(entry.name)) files.push(path);
    }
  };
  for (const part of PARTS) visit(part);
  return files.sort();
}

/** @param {string} root */
const stampPath = (root) => join(root, '.cache', 'build.stamp');
/** Files every build leaves behind; when one is gone, the stamp counts for nothing. */
const OUTPUTS = ['packages/engine/dist/index.js', 'apps/server/dist/index.js', 'apps/web/dist/index.html'];

/**
 * Whether the last build was of these sources.
 * @param {string} root
 * @param {string} hash
 */
export function isBuilt(root, hash) {
  if (OUTPUTS.some((path) => !existsSync(join(root, path)))) return false;
  try {
    return readFileSync(stampPath(root), 'utf8') === hash;
  } catch {
    return false;
  }
}

/**
 * Remembers what was built.
 * @param {string} root
 * @param {string} hash
 */
export function writeBuildStamp(root, hash) {
  mkdirSync(dirname(stampPath(root)), { recursive: true });
  writeFileSync(stampPath(root), hash);
}
