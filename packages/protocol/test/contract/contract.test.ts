import { expectTypeOf, test } from 'vitest';
import type { CallRequest, CallResponse } from '../../src/contract/contract.js';
import type { SaveHead } from '../../src/contract/saves.js';

test('clients get the types of a call from its contract', () => {
  expectTypeOf<CallResponse<'writeSave'>>().toEqualTypeOf<SaveHead>();
  expectTypeOf<CallResponse<'logout'>>().toEqualTypeOf<null>();
  expectTypeOf<CallResponse<'recording'>>().toEqualTypeOf<string>();
  expectTypeOf<CallRequest<'writeSave'>['revision']>().toEqualTypeOf<number>();
  expectTypeOf<CallRequest<'deleteSave'>['revision']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<CallRequest<'writeSave'>['body']['text']>().toEqualTypeOf<string>();
  expectTypeOf<CallRequest<'importCsv'>['text']>().toEqualTypeOf<string>();
  expectTypeOf<CallRequest<'board'>['query']['around']>().toEqualTypeOf<'me' | undefined>();
  expectTypeOf<CallRequest<'board'>['params']>().toEqualTypeOf<{ board: string }>();
  expectTypeOf<CallRequest<'hello'>>().not.toHaveProperty('body');
});
