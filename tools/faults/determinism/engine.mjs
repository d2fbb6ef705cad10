import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptOf } from './script.mjs';

/** @typedef {import('./core.mjs').HashedRun} HashedRun */
/** @typedef {import('./core.mjs').HashRequest} HashRequest */
/**
 * A JavaScript engine that plays recordings again.
 * @typedef {{ name: string, hash(core: string, requests: readonly HashRequest[]): Promise<HashedRun[]> }} Engine
 */
/** @typedef {(folder: string, address: string) => string[]} WordsOf The words after the program's name. */

// Ends a hang and nothing else.
const PATIENCE_MS = 20 * 60_000;

/**
 * An engine whose program runs a script file and prints what came of it: Node, or the shell of JavaScriptCore.
 * `before` runs before the core: that is where a control mutant alters the engine.
 * @param {string} name
 * @param {string} program
 * @returns {Engine}
 */
export function shellEngine(name, program, before = '') {
  return {
    name,
    hash: (core, requests) =>
      inFolder(async (folder) => {
        const file = join(folder, 'core.cjs');
        writeFileSync(file, `${before}\n${scriptOf(core, requests)}`);
        return readAnswer(name, await output(program, [file]));
      }),
  };
}

/**
 * A browser that is started on a page of this machine, which posts back what came of it.
 * @param {string} name
 * @param {string} program
 * @param {WordsOf} wordsOf
 * @returns {Engine}
 */
export function browserEngine(name, program, wordsOf) {
  return {
    name,
    hash: (core, requests) =>
      inFolder(async (folder) => {
        const site = await servePage(scriptOf(core, requests));
        const browser = spawn(program, wordsOf(folder, site.address), {
          stdio: 'ignore',
          // A process group of its own: a browser is many processes, and all of them end with it.
          detached: true,
          env: { ...process.env, HOME: folder },
        });
        const gone = new Promise((resolve) => {
          browser.once('exit', resolve);
          browser.once('error', resolve);
        });
        const early = gone.then(() => Promise.reject(new Error(`${name} ended before it answered`)));
        try {
          return readAnswer(name, await Promise.race([site.answer, early, late(name)]));
        } finally {
          early.catch(() => {});
          if (browser.pid !== undefined) endGroup(browser.pid);
          await gone;
          await site.close();
        }
      }),
  };
}

/** @param {string} script */
async function servePage(script) {
  /** @type {(text: string) => void} */
  let answered;
  /** @type {Promise<string>} */
  const answer = new Promise((resolve) => {
    answered = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/core.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (request.url === '/answer' && request.method === 'POST') {
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += chunk;
      response.end();
      answered(text);
    } else
      response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/core.js"></script>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    answer,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {HashedRun[]}
 */
function readAnswer(name, text) {
  const answer = JSON.parse(text);
  if (!answer.ok) throw new Error(`${name} broke down: ${answer.reason}`);
  return answer.value;
}

/**
 * What a program prints.
 * @param {string} program
 * @param {string[]} words
 * @returns {Promise<string>}
 */
function output(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], timeout: PATIENCE_MS });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`)),
    );
  });
}

/**
 * @param {string} name
 * @returns {Promise<never>}
 */
function late(name) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${name} does not answer`)), PATIENCE_MS).unref();
  });
}

/** @param {number} pid */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs something with a folder that is gone afterwards.
 * @template Value
 * @param {(folder: string) => Promise<Value>} use
 */
async function inFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'warren-engine-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
