import { ERRORS, type ErrorCode } from '../common/errors.js';
import type { CallContract } from '../contract/call.js';
import { CONTRACT } from '../contract/contract.js';
import { ErrorBody, SaveConflict } from '../contract/error-body.js';

/** Errors of every call. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad-request',
  'too-many',
  'server-fault',
  'shutting-down',
  'wrong-host',
  'disk-full',
];

type Json = Record<string, unknown>;

/** The OpenAPI document, made from the schemas that the server checks by. */
export function makeOpenApi({ version }: { readonly version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<CallContract>(CONTRACT)) {
    const [method, path] = call.address.replace(/:(\w+)/g, '{$1}').split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Warren',
      version,
      description: 'Accounts, saves, tickets, runs that the server has verified, boards and challenges.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-warren' },
        token: { type: 'http', scheme: 'bearer' },
      },
      // Published names stay.
      schemas: { Trouble: ErrorBody, SaveConflict },
    },
  };
}

function operation(name: string, contract: CallContract): Json {
  const { summary, account, body, bodyType = 'application/json' } = contract;
  const content = bodyType === 'text/csv' ? { type: 'string' } : body;
  return {
    operationId: name,
    summary,
    ...(account ? { security: [{ cookie: [] }, { token: [] }] } : {}),
    parameters: [
      ...fieldsOf(contract.params, 'path'),
      ...fieldsOf(contract.query, 'query'),
      ...revisionOf(contract),
    ],
    ...(content === undefined
      ? {}
      : { requestBody: { required: true, content: { [bodyType]: { schema: content } } } }),
    responses: { ...responsesOf(contract), ...errorsOf(contract) },
  };
}

/** The fields of a schema as parameters of the address. */
function fieldsOf(schema: unknown, location: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
  }));
}

function revisionOf({ revision }: CallContract): Json[] {
  if (revision === undefined) return [];
  const description = 'The revision this builds on, in quotes; "0" for a new save';
  return [
    {
      name: 'If-Match',
      in: 'header',
      required: revision === 'required',
      schema: { type: 'string' },
      description,
    },
  ];
}

function responsesOf({ responses }: CallContract): Json {
  const entries = Object.entries(responses).map(([status, response]) => {
    if (response === null) return [status, { description: 'Done' }];
    if (typeof response === 'string')
      return [status, { description: 'A text', content: { [response]: { schema: { type: 'string' } } } }];
    return [status, { description: 'Done', content: { 'application/json': { schema: response } } }];
  });
  return Object.fromEntries(entries);
}

/** Errors that follow from the other fields of a contract. */
function impliedErrors({ address, account, params, body, bodyType }: CallContract): ErrorCode[] {
  const named = (params as { properties?: object } | undefined)?.properties ?? {};
  const taking = body !== undefined || bodyType !== undefined;
  return [
    ...(account ? (['signed-out'] as const) : []),
    ...(address.startsWith('GET ') ? [] : (['foreign-origin'] as const)),
    ...('slot' in named ? (['bad-slot'] as const) : []),
    ...('board' in named ? (['bad-board'] as const) : []),
    ...(taking ? (['too-large', 'wrong-type'] as const) : []),
  ];
}

/** Errors of the same status stand together; their sentences tell them apart. */
function errorsOf(contract: CallContract): Json {
  const codes = new Set<ErrorCode>([...contract.errors, ...impliedErrors(contract), ...COMMON_ERRORS]);
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
