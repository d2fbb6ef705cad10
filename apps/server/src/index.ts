export { encodePng, type PngPicture } from './png/encode-png.js';
export { buildServer, type ServerOptions } from './server.js';
export { type RunningServer, type StartOptions, startServer } from './start-server.js';
