import { expect, test } from 'vitest';
import { eachOnce, makeSuites, SUITE_NAMES, WITNESS } from '../suites/registry.mjs';
import type { ChangingRequest } from '../suites/suite.mjs';

const tokens = Array.from({ length: 3_000 }, (_, i) => `token-${i}`);
const pages = Array.from({ length: 1_999 }, (_, i) => `page-${i}`);
const suites = makeSuites({
  board: 'lost-cause.campaign@1',
  tokens,
  pages,
  rows: 100_000,
  nextPlayer: eachOnce(tokens),
});

function suiteOf(name: string) {
  const found = suites.find((suite) => suite.name === name);
  if (found === undefined) throw new Error(`there is no suite ${name}`);
  return found;
}

test('every suite can be asked for by its name', () => {
  expect([...suites.map(({ name }) => name), WITNESS]).toEqual(SUITE_NAMES);
});

test.each([
  ['board-page', pages.length],
  ['around-me', tokens.length],
])('%s asks for each of them once in a turn of all connections', (name, count) => {
  const { begin, connections } = suiteOf(name);
  const connect = begin();
  const asked = Array.from({ length: connections }, (_, i) => connect(i, () => {})).flat();
  expect(asked).toHaveLength(count);
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(count);
});

/** The request of the first connection of a suite. */
function changingRequest(name: string, reportError: (what: string) => void = () => {}): ChangingRequest {
  const [request] = suiteOf(name).begin()(0, reportError);
  if (!('setupRequest' in request)) throw new Error(`${name} always asks the same`);
  return request;
}

function saving() {
  const reported: string[] = [];
  return { request: changingRequest('save', (what) => reported.push(what)), reported };
}

test('a save builds on the revision that was answered in its slot, and no two texts are the same', () => {
  const { request, reported } = saving();
  const texts = new Set<string>();
  for (let count = 0; count < 12; count++) {
    const { method, path, headers, body } = request.setupRequest({});
    const before = Math.floor(count / 4);
    expect([method, path]).toEqual(['PUT', `/api/saves/slot-${count % 4}`]);
    expect(headers?.['if-match']).toBe(`"${before}"`);
    texts.add(JSON.parse(body ?? '').text);
    request.onResponse?.(200, JSON.stringify({ slot: `slot-${count % 4}`, revision: before + 1 }));
  }
  expect(texts.size).toBe(12);
  expect(reported).toEqual([]);
});

test.each([0, 2])('a revision of %i after none is an error', (revision) => {
  const { request, reported } = saving();
  request.setupRequest({});
  request.onResponse?.(201, JSON.stringify({ slot: 'slot-0', revision }));
  expect(reported).toEqual([`revision ${revision} after 0`]);
});

test('no player hands in the same run twice', () => {
  const { setupRequest } = changingRequest('run');
  const uploads = Array.from({ length: 40 }, () => {
    const { headers, body } = setupRequest({});
    return `${headers?.cookie} ${body}`;
  });
  expect(new Set(uploads).size).toBe(40);
});
