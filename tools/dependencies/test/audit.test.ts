import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../../prepare/root.mjs';
import { run } from '../../prepare/run.mjs';

const ASKED = '/-/npm/v1/security/advisories/bulk';
const HOLE = { id: 1, url: 'https://example.org/1', title: 'A hole', vulnerable_versions: '*' };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What `npm run audit` says of a registry that answers like this, by npm itself. */
async function auditWith(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === ASKED) answer(response);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Neither a proxy nor a setting of this machine is in the way.
  const settings = { npm_config_registry: registry, npm_config_noproxy: '*', npm_config_offline: 'true' };
  const env = { ...process.env, ...settings };
  return run(process.execPath, [join(ROOT, 'tools/dependencies/audit.mjs')], { cwd: ROOT, env });
}

test('a grave hole of a dependency in production fails, that of a tool is listed', async () => {
  const tool = { vitest: [{ ...HOLE, severity: 'critical' }] };
  const listed = await auditWith((response) => response.end(JSON.stringify(tool)));
  expect(listed.output).toBe(
    '  critical, development: vitest *: A hole https://example.org/1\naudit: 1 known holes, 0 urgent\n',
  );
  expect(listed.code).toBe(0);
  const server = { ...tool, fastify: [{ ...HOLE, severity: 'high' }] };
  const failed = await auditWith((response) => response.end(JSON.stringify(server)));
  expect(failed.output).toContain('audit: 2 known holes, 1 urgent\n');
  expect(failed.code).toBe(1);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['knows no audits', (response) => response.writeHead(405).end()],
  ['answers with a page', (response) => response.writeHead(200).end('<!doctype html>')],
  ['hangs up', (response) => response.destroy()],
])('a registry that %s is said in one line, and fails nothing', async (_, answer) => {
  const { output, code } = await auditWith(answer);
  expect(output).toMatch(/^audit: nothing is known, the registry does not answer \(.+\)\n$/);
  expect(code).toBe(0);
});
