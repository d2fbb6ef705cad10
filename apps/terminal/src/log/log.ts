export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where a program tells what happened, for whoever looks into it later. Nothing of it is ever on the screen. */
export type Log = Readonly<Record<LogLevel, (module: string, message: string) => void>>;

/** A log nobody reads. */
export const silentLog: Log = { error() {}, warn() {}, info() {} };
