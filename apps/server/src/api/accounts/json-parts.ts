import { yieldToEventLoop } from '../../lib/event-loop.js';

/** So many characters are put together before they go out. */
const PART = 65_536;

/** A large object as JSON, in parts: writing it all at once would make everybody else wait. */
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
