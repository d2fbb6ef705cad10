export { buildServer, type ServerOptions } from './app/build-server.js';
export { type RunningServer, type StartOptions, startServer } from './app/start-server.js';
export type { Config } from './config/config.js';
export { readConfig } from './config/read-config.js';
