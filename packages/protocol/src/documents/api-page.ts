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
  const rows = Object.values(CONTRACT).map(({ method, path, account, limit, summary, errors }) => {
    const address = path.replace(/:(\w+)/g, '<$1>');
    const codes = errors.map((code) => `\`${code}\``).join(' ');
    return `| \`${method} ${address}\` | ${account ? 'yes' : ''} | ${limit} | ${summary} | ${codes} |`;
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
