/** Rises when a client made for the last one would be misled. */
export const PROTOCOL_VERSION = 1;
