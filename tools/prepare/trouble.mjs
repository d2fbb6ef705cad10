/** A problem the person at the keyboard can act on: shown as one line, without a stack trace. */
export class Trouble extends Error {}
