import { spawn } from 'node:child_process';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number }} RunOptions */
/**
 * What a program that has ended left behind.
 * @typedef {object} Ran
 * @property {number} code -1 when the program could not be started, or was ended.
 * @property {string} output Everything it printed.
 * @property {string} answer What it printed to standard output alone.
 * @property {boolean} timedOut Whether it was ended since it took longer than `timeout` milliseconds.
 */

/**
 * Runs a program and collects what it prints.
 * @param {string} program
 * @param {string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      ...options,
    });
    let output = '';
    let answer = '';
    const ran = () => ({ output, answer, timedOut: child.killed });
    // Read as text, so that no letter is torn between two chunks.
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ ...ran(), code: -1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ ...ran(), code: code ?? -1 }));
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
