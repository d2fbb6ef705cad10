/**
 * Everything that can go wrong with a request: the status, and the sentence a person reads when the server has
 * nothing more exact to say. Codes are for programs and never change their meaning.
 */
export const ERRORS = {
  'bad-request': { status: 400, sentence: 'The request cannot be understood.' },
  'bad-name': { status: 400, sentence: 'This name cannot be used.' },
  'bad-password': { status: 400, sentence: 'This password cannot be used.' },
  'bad-slot': { status: 400, sentence: 'This is no name for a save.' },
  'bad-board': { status: 400, sentence: 'This is no name of a board.' },
  'bad-cursor': { status: 400, sentence: 'This page of the board cannot be found; begin at its top.' },
  'bad-settings': { status: 400, sentence: 'The game cannot be played with these settings.' },
  'bad-code': { status: 400, sentence: 'This code is no maze.' },
  'bad-csv': { status: 400, sentence: 'This is no table that can be read.' },
  'bad-date': { status: 400, sentence: 'There is no challenge of this day.' },
  'bad-profile': { status: 400, sentence: 'This profile cannot be kept.' },
  'signed-out': { status: 401, sentence: 'Please sign in first.' },
  'wrong-password': { status: 401, sentence: 'The name or the password is wrong.' },
  'foreign-origin': { status: 403, sentence: 'This request came from another site and was refused.' },
  'daily-secret': {
    status: 403,
    sentence: 'Runs of this challenge stay secret until yours is handed in, or its time is over.',
  },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'no-game': { status: 404, sentence: 'There is no such game.' },
  'no-run': { status: 404, sentence: 'There is no such run.' },
  'no-board': { status: 404, sentence: 'There is no such board.' },
  'no-save': { status: 404, sentence: 'There is no such save.' },
  'no-level': { status: 404, sentence: 'There is no such level.' },
  'timed-out': { status: 408, sentence: 'The request took too long to come in.' },
  'name-taken': { status: 409, sentence: 'This name is taken.' },
  'named-already': { status: 409, sentence: 'This account has a name already.' },
  'save-conflict': {
    status: 409,
    sentence: 'Another device has saved since. Both copies are kept; choose which one to go on with.',
  },
  'daily-drawn': { status: 409, sentence: 'You have drawn your ticket for this challenge already.' },
  'ticket-used': { status: 409, sentence: 'This ticket has been used for another run.' },
  'ticket-ended': { status: 410, sentence: 'This ticket has come to its end.' },
  'too-large': { status: 413, sentence: 'That is more than is allowed.' },
  'quota-full': { status: 413, sentence: 'There is no room left for your saves; delete some first.' },
  'wrong-type': { status: 415, sentence: 'The body of the request has a type that is not understood here.' },
  'recording-refused': { status: 422, sentence: 'The recording does not hold.' },
  'wrong-ticket': { status: 422, sentence: 'The recording is not of the run this ticket is for.' },
  'revision-needed': { status: 428, sentence: 'Say in If-Match which revision this save builds on.' },
  'too-many': { status: 429, sentence: 'That was too often. Please wait a moment.' },
  'queue-full': {
    status: 429,
    sentence: 'Too many runs are waiting to be checked. Yours is safe with you; please try again soon.',
  },
  'server-fault': { status: 500, sentence: 'Something broke on our side. Please try again.' },
  'shutting-down': { status: 503, sentence: 'The server is being restarted. Please try again soon.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a word from anywhere is a code of this catalogue. */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(ERRORS, word);
}
