import { type FastifyServerOptions, LogController } from 'fastify';
import type { LogLevel } from '../config/config.js';

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

type LogOptions = Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'>;

/** Everything but plain visible ASCII and the end of the line. */
const STRANGE = /[^\x20-\x7e\n]/g;

/**
 * The log: a JSON line each on standard error, since standard output is for people. Headers and bodies are never
 * written, and whatever people send is written so that it cannot pretend to be anything else.
 */
export function loggerOptions(level: LogLevel, stream: LogStream = process.stderr): LogOptions {
  if (level === 'silent') return { logger: false };
  return {
    // One line a request is written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // A log of its own for every request costs more than the few lines are worth: those name the request themselves.
    childLoggerFactory: (log) => log,
    logger: {
      level,
      stream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // What is not ASCII stands only within texts, where JSON knows another way to write it.
      hooks: { streamWrite: (line) => line.replace(STRANGE, escapeUnit) },
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
        res: ({ statusCode }) => ({ status: statusCode }),
      },
    },
  };
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
