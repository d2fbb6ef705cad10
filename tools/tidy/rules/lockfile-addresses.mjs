import { findAll } from '../project.mjs';

/**
 * The lockfile names versions and checksums, not the registry of one machine.
 * @type {import('../rules.mjs').Rule}
 */
export const lockfileAddresses = {
  id: 'lockfile-addresses',
  looksAt: (path) => path === 'package-lock.json',
  check: (files) =>
    files.flatMap((file) =>
      findAll(file, 'text', /"resolved":\s*"[a-z+]+:[^"]*"/g, (match) => `registry address: ${match[0]}`),
    ),
};
