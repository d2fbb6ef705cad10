/** Which mode a program needs: a full screen of its own, or just keys as they are pressed. */
export type TerminalMode = 'full-screen' | 'keys-only';
