import { CALLS, type CallName } from './calls.js';
import { type CallContract, CONTRACT } from './contract.js';
import { ERRORS, type ErrorCode } from './errors.js';
import { SaveConflict, Trouble } from './schemas/trouble.js';

/** Errors any call may have. */
const COMMON: readonly ErrorCode[] = ['bad-request', 'too-many', 'server-fault', 'shutting-down'];

type Json = Record<string, unknown>;

/** The OpenAPI document, made from the very schemas the server checks by. */
export function makeOpenApi({ version }: { readonly version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { method, path } = CALLS[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name, CONTRACT[name]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Warren',
      version,
      description:
        'Accounts, saves, tickets, runs that were played again by the server, boards and challenges.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-warren' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Trouble, SaveConflict },
    },
  };
}

function operation(name: CallName, contract: CallContract): Json {
  const { summary, account, body, bodyType = 'application/json' } = contract;
  const content = bodyType === 'text/csv' ? { type: 'string' } : body;
  return {
    operationId: name,
    summary,
    ...(account ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    parameters: [
      ...fieldsOf(contract.params, 'path'),
      ...fieldsOf(contract.query, 'query'),
      ...revision(name),
    ],
    ...(content === undefined
      ? {}
      : { requestBody: { required: true, content: { [bodyType]: { schema: content } } } }),
    responses: { ...answersOf(contract), ...errorsOf(name, contract) },
  };
}

/** The fields of a schema as parameters of the address. */
function fieldsOf(schema: unknown, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function revision(name: CallName): Json[] {
  if (name !== 'writeSave' && name !== 'deleteSave') return [];
  const description = 'The revision this builds on, in quotes; "0" for a new save';
  return [
    {
      name: 'If-Match',
      in: 'header',
      required: name === 'writeSave',
      schema: { type: 'string' },
      description,
    },
  ];
}

function answersOf({ answers }: CallContract): Json {
  const entries = Object.entries(answers).map(([status, answer]) => {
    if (answer === null) return [status, { description: 'Done' }];
    if (typeof answer === 'string')
      return [status, { description: 'A text', content: { [answer]: { schema: { type: 'string' } } } }];
    return [status, { description: 'Done', content: { 'application/json': { schema: answer } } }];
  });
  return Object.fromEntries(entries);
}

/** Errors that follow from what a call takes. */
function errorsOfForm(name: CallName, { account, params, body, bodyType }: CallContract): ErrorCode[] {
  const named = (params as { properties?: object } | undefined)?.properties ?? {};
  const taking = body !== undefined || bodyType !== undefined;
  return [
    ...(account ? (['signed-out'] as const) : []),
    ...(CALLS[name].method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...('slot' in named ? (['bad-slot'] as const) : []),
    ...('board' in named ? (['bad-board'] as const) : []),
    ...(taking ? (['too-large', 'wrong-type'] as const) : []),
  ];
}

/** Errors of the same status stand together; their sentences tell them apart. */
function errorsOf(name: CallName, contract: CallContract): Json {
  const codes = new Set<ErrorCode>([...contract.errors, ...errorsOfForm(name, contract), ...COMMON]);
  const answers: Record<string, { description: string; content: Json }> = {};
  for (const code of codes) {
    const { status, sentence } = ERRORS[code];
    const before = answers[status]?.description;
    const words = `\`${code}\`: ${sentence}`;
    const schema = { $ref: `#/components/schemas/${code === 'save-conflict' ? 'SaveConflict' : 'Trouble'}` };
    answers[status] = {
      description: before === undefined ? words : `${before}\n\n${words}`,
      content: { 'application/json': { schema } },
    };
  }
  return answers;
}
