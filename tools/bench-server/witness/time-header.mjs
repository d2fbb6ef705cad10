/** The header that tells a server with a clock of ours what time it is. */
export const TIME_HEADER = 'x-bench-time';
