import { expect, test } from 'vitest';
import { advisoryLines, isUrgent, readAdvisories } from '../advisories.mjs';

const PACKAGES = {
  'node_modules/fastify': {},
  'node_modules/vitest': { dev: true },
  'node_modules/vitest/node_modules/fastify': { dev: true },
};

const HOLE = {
  source: 1,
  name: 'fastify',
  title: 'Bodies are read twice',
  url: 'https://example.org/GHSA-1',
  severity: 'high',
  range: '<5.0.0',
};

function reportOf(vulnerabilities: object): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} });
}

function read(answer: string) {
  const advisories = readAdvisories(answer, PACKAGES);
  if (!advisories.ok) throw new Error(advisories.reason);
  return advisories.value;
}

function reasonOf(answer: string): string {
  const advisories = readAdvisories(answer, PACKAGES);
  if (advisories.ok) throw new Error('this is a report');
  return advisories.reason;
}

test('a report without holes has none', () => {
  expect(read(reportOf({}))).toEqual([]);
});

test('a hole is told with its package, its weight and where to read about it', () => {
  const fastify = { name: 'fastify', severity: 'high', via: [HOLE], nodes: ['node_modules/fastify'] };
  const [hole] = read(reportOf({ fastify }));
  const { source, ...told } = HOLE;
  expect(hole).toEqual({ ...told, production: true });
  expect(advisoryLines([hole])).toEqual([
    'high, production: fastify <5.0.0: Bodies are read twice https://example.org/GHSA-1',
  ]);
});

test.each([
  ['high', ['node_modules/fastify'], true],
  ['critical', ['node_modules/fastify'], true],
  ['moderate', ['node_modules/fastify'], false],
  ['low', ['node_modules/fastify'], false],
  ['critical', ['node_modules/vitest/node_modules/fastify'], false],
  ['high', ['node_modules/vitest/node_modules/fastify', 'node_modules/fastify'], true],
  ['a word of tomorrow', ['node_modules/fastify'], true],
  ['high', ['node_modules/unknown'], true],
  ['high', [], true],
])('severity %s in %j is urgent: %s', (severity, nodes, urgent) => {
  const answer = reportOf({ fastify: { name: 'fastify', via: [{ ...HOLE, severity }], nodes } });
  expect(read(answer).map(isUrgent)).toEqual([urgent]);
});

test('a package that depends on one with a hole is not a second hole', () => {
  const fastify = { name: 'fastify', via: [HOLE], nodes: ['node_modules/fastify'] };
  const plugin = { name: 'plugin', severity: 'high', via: ['fastify'], nodes: ['node_modules/plugin'] };
  expect(read(reportOf({ fastify, plugin }))).toHaveLength(1);
});

test('production comes before development, the worst first', () => {
  const tool = { name: 'vitest', severity: 'critical' };
  const answer = reportOf({
    vitest: { via: [{ ...HOLE, ...tool }], nodes: ['node_modules/vitest'] },
    fastify: { via: [{ ...HOLE, severity: 'low' }, HOLE], nodes: ['node_modules/fastify'] },
  });
  expect(read(answer).map(({ name, severity }) => `${name} ${severity}`)).toEqual([
    'fastify high',
    'fastify low',
    'vitest critical',
  ]);
});

test.each([
  [
    'a registry without audits',
    JSON.stringify({
      message: '405 Method Not Allowed - POST http://localhost/-/npm/v1/security/advisories/bulk',
      statusCode: 405,
      error: { summary: '', detail: '' },
    }),
    '405 Method Not Allowed - POST http://localhost/-/npm/v1/security/advisories/bulk',
  ],
  [
    'a registry that is away',
    '{"message":"request failed, reason: connect ECONNREFUSED","error":{"summary":"","detail":""}}',
    'request failed, reason: connect ECONNREFUSED',
  ],
  [
    'an error of npm',
    '{"error":{"code":"ENOLOCK","summary":"This command needs a lockfile.","detail":"Make one"}}',
    'This command needs a lockfile.',
  ],
  [
    'HTML',
    '<!doctype html>\n<title>Sign in</title>',
    'no report but "<!doctype html> <title>Sign in</title>"',
  ],
  ['nothing', '', 'no answer'],
  ['white space', ' \n', 'no answer'],
  ['half a report', reportOf({}).slice(0, 30), 'no report but "{"auditReportVersion":2,"vulne"'],
  ['a number', '7', 'no report but "7"'],
  ['a list', '[]', 'no report but "[]"'],
  ['an object of something else', '{"advisories":[]}', 'an answer that is not a report'],
])('%s is no report, and the reason says so', (_, answer, reason) => {
  expect(reasonOf(answer)).toBe(reason);
});

test('reasons are one short line without control characters, however much was answered', () => {
  const page = `<html>\u001b[31m\r\n${'<p>Sign in</p>\n'.repeat(100_000)}`;
  for (const answer of [page, JSON.stringify({ message: page }), '['.repeat(1_000_000)]) {
    expect(reasonOf(answer)).toMatch(/^[\x20-\x7e]{1,200}$/);
  }
});

test('of a huge report every hole counts, and the worst are listed', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => [
    `p${i}`,
    { via: [{ ...HOLE, name: `p${i}`, severity: i === 19_999 ? 'critical' : 'low' }], nodes: [`n/${i}`] },
  ]);
  const advisories = read(reportOf(Object.fromEntries(many)));
  expect(advisories).toHaveLength(20_000);
  const lines = advisoryLines(advisories);
  expect(lines).toHaveLength(51);
  expect(lines[0]).toMatch(/^critical, production: p19999 /);
  expect(lines[50]).toBe('and 19950 more');
});

test('entries that are not what they should be are passed over or told without words', () => {
  const odd = { a: null, b: 7, c: { via: 'fastify' }, d: { via: [null, 7, []] }, e: { via: [{}], nodes: 7 } };
  const blank = { name: '', severity: '', title: '', url: '', range: '', production: true };
  expect(read(reportOf(odd))).toEqual([blank]);
});
