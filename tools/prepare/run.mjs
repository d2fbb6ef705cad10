import { spawn } from 'node:child_process';

/** Runs a program and gathers what it says: `{ code, output }`. `code` is -1 when it could not be started. */
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

/** Runs a program that speaks for itself; its exit code. */
export function runAloud(program, words, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(-1));
    child.on('close', (code) => resolve(code ?? -1));
  });
}
