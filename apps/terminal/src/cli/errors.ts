/** The user typed something that can't be done: exit 2, one line. */
export class UsageError extends Error {}

/** A file could not be read or written, or holds something else than it should: exit 1, one line. */
export class FileError extends Error {}

/** A server could not be reached, or refuses what it was asked for: exit 1, one line. */
export class ServerError extends Error {}

/** The reader closed the output pipe: the program ends without a message. */
export class ClosedPipe extends Error {}

/** Ctrl-C. */
export class Interrupted extends Error {}

const FILE_REASONS: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'no space is left on the device',
  EROFS: 'the file system is read-only',
  EFBIG: 'it is too large',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/** A system error as a sentence. */
export function fileError(action: string, path: string, error: unknown): FileError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new FileError(`can't ${action} ${path}: ${FILE_REASONS[code] ?? (code || String(error))}`);
}
