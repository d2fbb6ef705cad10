// `@warren/engine/codes`: mazes as codes, JSON and text, and the bytes that codes are made of.
export { makeBase64url, parseBase64url } from './base64url.js';
export { crc24 } from './crc24.js';
export { openCode, sealCode } from './envelope.js';
export { LOST_CAUSE_SIDES, makeLostCause, parseLostCause } from './lost-cause.js';
export { type MazeOrigin, makeMazeJson, mazeJsonChunks } from './maze-json.js';
export { makeMazeText, parseMazeText } from './maze-text.js';
export { type Code, parseCode } from './parse-code.js';
export { type MazeFile, parseMazeJson } from './parse-maze-json.js';
export { makePictureText, parsePictureText } from './picture-text.js';
export { makeUtf8, parseUtf8 } from './utf8.js';
export { type ByteReader, byteReader, writeVarint } from './varint.js';
export { makeWarrenCode, parseWarrenCode } from './warren.js';
