import { yieldToEventLoop } from './event-loop.js';

/** A part has at least so many characters. */
const PART = 65_536;

/** A large object as JSON, in parts: other requests get a turn after each. */
export async function* jsonParts(everything: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let part = '';
  for (const piece of pieces(everything)) {
    part += piece;
    if (part.length < PART) continue;
    yield part;
    part = '';
    await yieldToEventLoop();
  }
  yield part;
}

function* pieces(everything: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(everything)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* listPieces(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [i, each] of list.entries()) yield `${i === 0 ? '' : ','}${JSON.stringify(each)}`;
  yield ']';
}
