import { readDisplayName } from '@warren/protocol';
import { sentence } from '../../lib/text.js';
import type { NewName } from '../../store/repositories/accounts.js';
import { answer, apiError, type Reply } from '../handler.js';

/** A name somebody wants to be shown under, or the reason against it. */
export function readNewName(input: string): Reply<NewName> {
  const name = readDisplayName(input);
  return name.ok
    ? answer(name.value)
    : apiError('bad-name', { message: sentence(name.reason), field: 'name' });
}
