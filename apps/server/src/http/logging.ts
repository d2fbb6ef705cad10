import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LogLevel } from '../config/config.js';
import { clientAddress } from '../limits/addresses.js';

/** Where the lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

type LogOptions = Pick<FastifyServerOptions, 'logger' | 'logController' | 'childLoggerFactory'>;

/** Everything but visible ASCII and the end of the line. */
const NOT_ASCII = /[^\x20-\x7e\n]/g;

/**
 * The log has a JSON line each on standard error; standard output is for people. Headers and bodies are never
 * logged, and text of clients is escaped so that it cannot look like anything else.
 */
export function loggerOptions(level: LogLevel, stream: LogStream = process.stderr): LogOptions {
  if (level === 'silent') return { logger: false };
  return {
    // Each request gets one line, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for every request costs too much; our few lines name the request themselves.
    childLoggerFactory: (log) => log,
    logger: {
      level,
      stream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Other characters stand only within JSON strings, where they can be escaped.
      hooks: { streamWrite: (line) => line.replace(NOT_ASCII, escapeUnit) },
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

/** Logs each request that changed something or failed; at level `debug` every request. */
export function addRequestLog(app: FastifyInstance, level: LogLevel): void {
  const isVerbose = level === 'debug';
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    const isQuiet = status < 400 && (request.method === 'GET' || request.method === 'HEAD');
    // Most requests are quiet: their line is not even built.
    if (isQuiet && !isVerbose) return done();
    const line = {
      request: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status,
      ms: Math.round(reply.elapsedTime),
      address: clientAddress(request),
      account: request.caller?.account?.id,
    };
    request.log[status >= 500 ? 'error' : isQuiet ? 'debug' : 'info'](line, 'answered');
    done();
  });
}
