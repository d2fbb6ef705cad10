import { CONTRACT } from '../contract/contract.js';

/** The source of the table of calls that clients use instead of the contract, so that they carry no schemas. */
export function makeCallsTable(): string {
  const rows = Object.entries(CONTRACT).map(([name, { method, path }]) => `  ${name}: '${method} ${path}',`);
  return [
    "import type { CallAddress, CallName } from '../contract/contract.js';",
    '',
    '/** The method and path of each call. Written by `npm run update:api` from the contract; do not edit. */',
    'export const CALLS = {',
    ...rows,
    // The type checker proves the table equal to the contract.
    '} as const satisfies { [Name in CallName]: CallAddress<Name> };',
    '',
  ].join('\n');
}
