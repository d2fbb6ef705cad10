import { findAll } from '../project.mjs';

const HOMES = /(?<![\w.@:/-])\/(?:home|Users|root|work)\/[\w.-]+|\b[A-Z]:\\Users\\\w+/g;

/**
 * Nothing names a place that exists on one person's machine only.
 * @type {import('../rules.mjs').Rule}
 */
export const machinePaths = {
  id: 'machine-path',
  looksAt: (path) => path !== 'package-lock.json',
  check: (files) =>
    files.flatMap((file) => findAll(file, 'text', HOMES, (match) => `${match[0]} is a path of one machine`)),
};
