import { spawn } from 'node:child_process';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} RunOptions */

/**
 * Runs a program and collects what it prints. `code` is -1 when it could not be started.
 * @param {string} program
 * @param {string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: -1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/**
 * Runs a program that prints to this terminal; its exit code.
 * @param {string} program
 * @param {string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runInherited(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(-1));
    child.on('close', (code) => resolve(code ?? -1));
  });
}
