import { apiError, type Reply } from '../handler.js';

/** By then those who hash their passwords now are done. */
const SECONDS = 2;

/** Too many passwords are being hashed. */
export function busy(): Reply<never> {
  return apiError('too-many', {
    message: 'Too many people are signing in just now. Please try again in a moment.',
    retryAfter: SECONDS,
  });
}
