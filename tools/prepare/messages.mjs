/** A problem that the user can act on: shown as one line, without a stack trace. */
export class UserError extends Error {}

/**
 * Prints a line about what is being done, to standard error, so that pipes stay clean.
 * @param {string} line
 */
export function log(line) {
  process.stderr.write(`warren: ${line}\n`);
}

/**
 * The code of an error of the system, such as `ENOENT`.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
