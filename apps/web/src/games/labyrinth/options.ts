import type { OptionValues } from '@warren/engine';
import { LABYRINTH_OPTIONS, makeOptionText, type OptionText, parseOptionText } from '@warren/games/labyrinth';
import { createSignal, useSignal } from '../../lib/signal.js';
import { browserStorage, type TextStorage } from '../../lib/storage.js';
import { settings } from '../../settings/settings.js';
import { STORED_OPTIONS } from './labyrinth-shelf.js';

/** Larger files are no options. */
export const LONGEST_OPTIONS = 20_000;

/** The options of Labyrinth as they are kept: the readable file of the terminal. */
export function readOptionText(storage: TextStorage = browserStorage): OptionText {
  return parseOptionText(LABYRINTH_OPTIONS, textOn(storage));
}

/** The options in force, and word of every change. */
export const labyrinthOptions = createSignal<OptionValues>(readOptionText().values);

/** The options in a component, now and after every change. */
export function useOptions(): OptionValues {
  return useSignal(labyrinthOptions);
}

/** Changes an option, at once and for every visit to come; what else stands in the file stays. */
export function changeOption(
  name: string,
  value: string | number,
  storage: TextStorage = browserStorage,
): void {
  const { lines, values } = readOptionText(storage);
  keep(makeOptionText(LABYRINTH_OPTIONS, { lines, values: { ...values, [name]: value } }), storage);
}

/** Takes the options of a file; what is wrong in it is named and has its default. */
export function bringOptions(text: string, storage: TextStorage = browserStorage): OptionText {
  keep(text, storage);
  return parseOptionText(LABYRINTH_OPTIONS, text);
}

/** The options as a file, every one of them in it. */
export function optionFile(storage: TextStorage = browserStorage): string {
  return makeOptionText(LABYRINTH_OPTIONS, readOptionText(storage));
}

function keep(text: string, storage: TextStorage): void {
  const { values } = parseOptionText(LABYRINTH_OPTIONS, text);
  try {
    storage().setItem(STORED_OPTIONS, text);
  } catch {
    // Where nothing can be kept they hold for this visit.
  }
  labyrinthOptions.set(values);
  // There is one loudspeaker for all games.
  const muted = values.sound === 'off';
  if (settings.get().muted !== muted) settings.change({ muted });
}

/** As it is kept, with the sound as the settings have it: it can be turned off in any game. */
function textOn(storage: TextStorage): string {
  try {
    const text = storage().getItem(STORED_OPTIONS) ?? '';
    const { lines, values } = parseOptionText(LABYRINTH_OPTIONS, text);
    const sound = settings.get().muted ? 'off' : 'on';
    return values.sound === sound
      ? text
      : makeOptionText(LABYRINTH_OPTIONS, { lines, values: { ...values, sound } });
  } catch {
    return '';
  }
}
