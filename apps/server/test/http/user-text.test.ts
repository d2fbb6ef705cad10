import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryStore, openSite, PASSWORD, type Site } from '../support/site.js';

const lines: string[] = [];
let site: Site;
beforeAll(async () => {
  const store = await openMemoryStore();
  // Breaks over a name, and tells it: what is thrown somewhere inside often holds what people sent.
  const findByName = async (name: string) => {
    if (name.includes('!')) throw new Error(name);
    return store.accounts.findByName(name);
  };
  site = await openSite({
    store: { ...store, accounts: { ...store.accounts, findByName } },
    config: { log: 'debug' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => site.close());

/** A request that breaks the server over a text, which is in its address too. */
function breakOver(text: string) {
  const payload = { name: `!${text}`, password: 'a long password' };
  return site.visitor().inject({ method: 'POST', url: `/api/login?x=${encodeURIComponent(text)}`, payload });
}

/** Everything that could turn a line around, end it early or colour a terminal. */
const HOSTILE = '\u001b[31m\r\n\u0000\u007f\u009b\u202e\u2066\u2028\u2029\u200f\ufeff\u061c{"level":"fatal"}';
const hostile = fc.string({ unit: fc.constantFrom(...HOSTILE, 'a', '"', '\\', '<', '\u{1f525}', '\u0301') });

describe('no user text reaches HTML unescaped', () => {
  test('in pages with a message', async () => {
    const headers = { accept: 'text/html' };
    for (const text of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'-alert(1)-'",
      '</title><b>',
    ]) {
      for (const url of [
        `/maze/${encodeURIComponent(text)}.png`,
        `/maze/AwPpuzNkUAAA==.png?theme=${encodeURIComponent(text)}`,
        `/${encodeURIComponent(text)}`,
      ]) {
        const { body } = await site.app.inject({ url, headers });
        expect(body).not.toContain(text);
        expect(body).not.toMatch(/<(script|img|b)\b/);
      }
    }
  });
});

describe('no user text reaches the log unescaped', () => {
  async function logged(act: () => Promise<unknown>): Promise<string[]> {
    lines.length = 0;
    await act();
    return [...lines];
  }

  test('every line is one JSON object of plain ASCII, whatever addresses, names and errors hold', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const found = await logged(async () => {
          // A name with a null is never looked for, so nothing could break over it.
          await breakOver(text.replaceAll('\0', '\x01').slice(0, 100));
          await site.app.inject(`/nowhere/${encodeURIComponent(text)}`);
        });
        expect(found).toHaveLength(3);
        for (const line of found) {
          expect(line).toMatch(/^[\x20-\x7e]+\n$/);
          expect(JSON.parse(line).level).not.toBe('fatal');
        }
      }),
      { numRuns: 50 },
    );
  });

  test('what broke is written down with the number of the request that is told to the caller', async () => {
    let number = '';
    const found = await logged(async () => {
      const answer = await breakOver('the inner reason');
      expect(answer.json().error).toMatchObject({ code: 'server-fault', request: expect.any(String) });
      expect(answer.body).not.toContain('inner');
      number = answer.json().error.request;
      expect(answer.headers['x-request-id']).toBe(number);
    });
    const broken = found.map((line) => JSON.parse(line)).find((line) => line.err !== undefined);
    expect(broken).toMatchObject({ level: 'error', request: number, err: { message: '!the inner reason' } });
  });

  test('cookies, tokens, passwords and bodies are never written down', async () => {
    const visitor = site.visitor();
    let token = '';
    const found = await logged(async () => {
      await visitor.register('Anna', PASSWORD);
      await visitor.call('login', { body: { name: 'Anna', password: 'a wrong password' } });
      const program = await site.app.inject({
        method: 'POST',
        url: '/api/guest',
        payload: { wants: 'token' },
      });
      token = program.json().token;
      await site.app.inject({ url: '/api/me?secret=word', headers: { authorization: `Bearer ${token}` } });
      await visitor.inject({ method: 'POST', url: '/api/login', payload: '{"password":"half a body' });
    });
    const text = found.join('');
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const secret of [
      PASSWORD,
      'a wrong password',
      token,
      visitor.cookies.get('warren') ?? '-',
      'secret=word',
      'half a body',
      '$argon2id',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
