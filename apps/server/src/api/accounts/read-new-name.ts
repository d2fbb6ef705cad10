import { readDisplayName } from '@warren/protocol';
import { sentence } from '../../pages/sentence.js';
import type { NewName } from '../../store/account-store.js';
import { answer, type Reply, trouble } from '../handler.js';

/** A name somebody wants to be shown under, or the reason against it. */
export function readNewName(input: string): Reply<NewName> {
  const name = readDisplayName(input);
  return name.ok
    ? answer(name.value)
    : trouble('bad-name', { message: sentence(name.reason), field: 'name' });
}
