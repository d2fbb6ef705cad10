import { accept, foldName, type Result, refuse } from '@warren/engine';
import { LIMITS } from '@warren/protocol';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** Whether a new password is worth anything; otherwise why not, as a sentence. */
export function checkPassword(password: string, name: string): Result<string> {
  const { min, max } = LIMITS.password;
  const length = [...password].length;
  if (length < min) return refuse(`A password has at least ${min} characters.`);
  if (length > max) return refuse(`A password has at most ${max} characters.`);
  if (new Set(password).size === 1) return refuse('This password is the same character over and over.');
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    return refuse('This password is among the first that anybody tries.');
  }
  if (foldName(password) === foldName(name)) return refuse('The password must not be the name.');
  return accept(password);
}
