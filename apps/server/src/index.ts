export type { Config } from './config/config.js';
export { readConfig } from './config/read-config.js';
export { buildServer, type ServerOptions } from './server.js';
export { type RunningServer, type StartOptions, startServer } from './start-server.js';
