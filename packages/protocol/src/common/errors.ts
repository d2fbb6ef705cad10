/**
 * Every error of a request: its status, and the sentence that a player reads when the server has nothing more exact
 * to say. Codes are for programs and never change their meaning.
 */
export const ERRORS = {
  'bad-request': { status: 400, sentence: 'The server cannot understand the request.' },
  'bad-name': { status: 400, sentence: 'This name cannot be used.' },
  'bad-password': { status: 400, sentence: 'This password cannot be used.' },
  'bad-slot': { status: 400, sentence: 'This is not a valid name of a save.' },
  'bad-board': { status: 400, sentence: 'This is not a valid name of a board.' },
  'bad-cursor': { status: 400, sentence: 'This page cannot be found; start at the first one.' },
  'bad-settings': { status: 400, sentence: 'The game cannot be played with these settings.' },
  'bad-code': { status: 400, sentence: 'This code is no maze.' },
  'bad-csv': { status: 400, sentence: 'The server cannot read this table.' },
  'bad-date': { status: 400, sentence: 'There is no challenge of this day.' },
  'bad-profile': { status: 400, sentence: 'The server cannot store this profile.' },
  'signed-out': { status: 401, sentence: 'Please sign in first.' },
  'wrong-password': { status: 401, sentence: 'The name or the password is wrong.' },
  'wrong-code': { status: 401, sentence: 'The name or the recovery code is wrong.' },
  banned: { status: 403, sentence: 'The operator of this server has banned this account.' },
  'foreign-origin': { status: 403, sentence: 'This request came from another site and was refused.' },
  'daily-secret': {
    status: 403,
    sentence: 'Runs of this challenge stay secret until you have uploaded yours, or its time is over.',
  },
  'not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'no-game': { status: 404, sentence: 'There is no such game.' },
  'no-run': { status: 404, sentence: 'There is no such run.' },
  'no-board': { status: 404, sentence: 'There is no such board.' },
  'no-save': { status: 404, sentence: 'There is no such save.' },
  'no-level': { status: 404, sentence: 'There is no such level.' },
  'timed-out': { status: 408, sentence: 'The request took too long to arrive.' },
  'name-taken': { status: 409, sentence: 'This name, or one that looks like it, is taken.' },
  'named-already': { status: 409, sentence: 'This account has a name already.' },
  'save-conflict': {
    status: 409,
    sentence: 'Another device has saved since. Both copies are kept; choose which one to go on with.',
  },
  'daily-drawn': { status: 409, sentence: 'You have drawn your ticket for this challenge already.' },
  'ticket-used': { status: 409, sentence: 'This ticket has been used for another run.' },
  'link-ended': {
    status: 410,
    sentence: 'This link was used already, or its time is over. Please ask for another.',
  },
  'ticket-ended': { status: 410, sentence: 'This ticket has expired.' },
  'too-large': { status: 413, sentence: 'The request is larger than the server allows.' },
  'quota-full': { status: 413, sentence: 'There is no room left for your saves; delete some first.' },
  'wrong-type': { status: 415, sentence: 'The server does not accept a body of this type here.' },
  'wrong-host': {
    status: 421,
    sentence: 'This server does not serve a site of this name; its operator can set --public-url.',
  },
  'recording-refused': { status: 422, sentence: 'The server cannot confirm the recording.' },
  'too-costly': {
    status: 422,
    sentence: 'This maze takes more work than a picture may; the warren command can draw it.',
  },
  'wrong-ticket': { status: 422, sentence: 'The ticket belongs to another run than the recording.' },
  'revision-needed': { status: 428, sentence: 'Say in If-Match which revision this save builds on.' },
  'too-many': { status: 429, sentence: 'Too many requests. Please wait a moment.' },
  'queue-full': {
    status: 429,
    sentence: 'Too many runs are waiting to be checked. Your device keeps yours; please try again soon.',
  },
  'server-fault': { status: 500, sentence: 'Something broke on our side. Please try again.' },
  'disk-full': {
    status: 507,
    sentence: 'The server has no room to write anything just now. Your device keeps what you have.',
  },
  'database-away': {
    status: 503,
    sentence: 'The server cannot reach its database just now. Please try again soon.',
  },
  'other-rules': {
    status: 503,
    sentence: 'This server plays the game by other rules than this run. Please try again soon.',
  },
  'shutting-down': { status: 503, sentence: 'The server is being restarted. Please try again soon.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a value from outside is a code of this catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** Errors that another try cannot mend. */
const LASTING: readonly string[] = [
  'bad-profile',
  'bad-request',
  'foreign-origin',
  'no-game',
  'no-run',
  'recording-refused',
  'ticket-used',
  'too-large',
  'wrong-ticket',
  'wrong-type',
] satisfies ErrorCode[];

/** Whether the same upload will fail the same way again. */
export function isLasting({ code }: { readonly code: string }): boolean {
  return LASTING.includes(code);
}

/** Why a verified run is on no board. */
export const UNRANKED = {
  'no-ticket': 'You were offline when you started, or it was a practice run.',
  'no-board': 'There is no leaderboard for these settings.',
  'not-listed': 'Finish a level without help to get on the leaderboard.',
  'too-fast': 'More was played than time had passed since its start.',
  'too-slow': 'More time has passed since its start than was played and paused.',
  'too-many-pauses': 'It was paused more often than a ranked run may be.',
  'ticket-ended': 'It was uploaded too late.',
  hidden: 'The operator of this server has hidden it.',
  'ticket-closed': 'You had started more than three runs of this game, and this one was dropped.',
  'late-start': 'Its first move came more than ten minutes after its start.',
  'false-pauses': 'Its pauses are longer than the time there was.',
  overlap: 'More was played on this account than time had passed.',
  'second-try': 'It is a second try of the same run.',
  copy: 'Another player has uploaded the same run before.',
  'address-played': 'This challenge was played from the same network before.',
} as const;

export type Unranked = keyof typeof UNRANKED;
