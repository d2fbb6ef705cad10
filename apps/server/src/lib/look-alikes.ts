import { isReservedName } from '@warren/protocol';
import unhomoglyph from 'unhomoglyph';

/**
 * The form in which names that look alike are equal: the skeleton of UTS 39, without capitals. It is compared, never
 * shown. Capitals count before they are dropped: a capital "I" looks like an "l", a small one does not.
 */
export function lookalikeForm(name: string): string {
  const seen = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return unhomoglyph(unhomoglyph(seen).toLowerCase()).replace(/\s+/g, ' ').trim();
}

/** Whether a name looks like one that pretends to be the site itself, such as "adrnin" or "Adm1n". */
export function looksReserved(name: string): boolean {
  // In a skeleton an "m" is "rn", and digits and capitals that look like an "l" may stand for an "i".
  const form = lookalikeForm(name).replaceAll('rn', 'm').replaceAll('vv', 'w');
  return isReservedName(form) || isReservedName(form.replaceAll('l', 'i'));
}
