// Writes what follows from the contract: the table of calls for clients, and the tables of docs/API.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// The sources, since nothing can be built from a contract that differs from its table of calls.
const load = async (path) => (await runnerImport(here(path), { configFile: false })).module;

const { makeCallsTable, updateApiPage } = await load('src/documents/api-page.ts');
const page = here('../../docs/API.md');
writeFileSync(here('src/client/calls.ts'), makeCallsTable());
writeFileSync(page, updateApiPage(readFileSync(page, 'utf8')));
