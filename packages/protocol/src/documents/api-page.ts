import { ERRORS } from '../common/errors.js';
import { CONTRACT } from '../contract/contract.js';
import { COMMON_ERRORS } from './open-api.js';

/** The parts of `docs/API.md` that follow from the contract, by the name in their markers. */
const PARTS: Readonly<Record<string, () => string[]>> = { calls: callRows, errors: errorRows };

/** The page with its generated parts written anew. The text around them is kept. */
export function updateApiPage(page: string): string {
  return page.replace(
    /(<!-- (\w+): [^>]*-->\n).*?(<!-- end of \2 -->)/gs,
    (_, begin: string, name: string, end: string) => `${begin}\n${PARTS[name]().join('\n')}\n\n${end}`,
  );
}

function callRows(): string[] {
  const rows = Object.values(CONTRACT).map(({ address, account, limit, summary, errors }) => {
    const shown = address.replace(/:(\w+)/g, '<$1>');
    const codes = errors.map((code) => `\`${code}\``).join(' ');
    return `| \`${shown}\` | ${account ? 'yes' : ''} | ${limit} | ${summary} | ${codes} |`;
  });
  return ['| call | account | limit | does | errors |', '|---|---|---|---|---|', ...rows];
}

function errorRows(): string[] {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, sentence }]) => `| \`${code}\` | ${status} | ${sentence} |`,
  );
  const common = COMMON_ERRORS.map((code) => `\`${code}\``).join(', ');
  return ['| code | status | sentence |', '|---|---|---|', ...rows, '', `Every call can answer ${common}.`];
}

/** The source of the table of calls that clients use instead of the contract, so that they carry no schemas. */
export function makeCallsTable(): string {
  const rows = Object.entries(CONTRACT).map(([name, { address }]) => `  ${name}: '${address}',`);
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
