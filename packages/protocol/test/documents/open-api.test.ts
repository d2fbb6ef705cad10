import { describe, expect, test } from 'vitest';
import { ERRORS } from '../../src/common/errors.js';
import type { CallContract } from '../../src/contract/call.js';
import { CONTRACT } from '../../src/contract/contract.js';
import { makeOpenApi } from '../../src/documents/open-api.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}
interface Content {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Record<string, { schema: object }>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: object[];
  readonly parameters: Parameter[];
  readonly requestBody?: Content;
  readonly responses: Record<string, Content>;
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

// As it goes over the wire: whatever JSON cannot hold is not part of it.
const document = JSON.parse(JSON.stringify(makeOpenApi({ version: '1.2.3' }))) as Document;
const CALLS = Object.entries<CallContract>(CONTRACT);

function operationOf({ address }: CallContract): Operation {
  const [method, path] = address.split(' ');
  return document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
}

describe('the OpenAPI document', () => {
  test('is one of version 3.1 with a title and the version of the server', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Warren', version: '1.2.3' } });
  });

  test('has every call once, and nothing else', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      CALLS.map(([name]) => name).sort(),
    );
  });

  test('refers to nothing that is not there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(reference) ?? [];
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });
});

describe.each(CALLS)('%s', (_name, contract) => {
  const operation = operationOf(contract);

  test('is summarised, and says whether it needs an account', () => {
    expect(operation.summary).toBe(contract.summary);
    expect(operation.security !== undefined).toBe(contract.account);
    for (const way of operation.security ?? []) {
      expect(document.components.securitySchemes).toMatchObject(
        Object.fromEntries(Object.keys(way).map((key) => [key, {}])),
      );
    }
  });

  test('lists each part of its address, all of them needed', () => {
    const wanted = [...contract.address.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const listed = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(listed.map((parameter) => parameter.name)).toEqual(wanted);
    for (const { required, schema } of listed) expect([required, 'type' in schema]).toEqual([true, true]);
  });

  test('takes what its contract checks by, to the letter', () => {
    const type = contract.bodyType ?? 'application/json';
    const schema = contract.bodyType === undefined ? contract.body : { type: 'string' };
    const body = schema === undefined ? undefined : JSON.parse(JSON.stringify(schema));
    expect(operation.requestBody?.content?.[type].schema).toEqual(body);
    const words = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    expect(words).toEqual(
      Object.keys((contract.query as { properties?: object } | undefined)?.properties ?? {}),
    );
  });

  test('answers what its contract writes by, and every error it can have', () => {
    for (const [status, answer] of Object.entries(contract.responses)) {
      const { description, content } = operation.responses[status];
      expect(description).not.toBe('');
      if (answer === null) expect(content).toBeUndefined();
      else if (typeof answer === 'string') expect(Object.keys(content ?? {})).toEqual([answer]);
      else expect(content?.['application/json'].schema).toEqual(JSON.parse(JSON.stringify(answer)));
    }
    for (const code of contract.errors) {
      const { status, sentence } = ERRORS[code];
      expect(operation.responses[status].description).toContain(`\`${code}\`: ${sentence}`);
    }
    if (!contract.address.startsWith('GET '))
      expect(operation.responses[403].description).toContain('foreign-origin');
    for (const status of [400, 429, 500, 503]) expect(operation.responses[status]).toBeDefined();
  });
});
