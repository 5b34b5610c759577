import { IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';

export const POSTEN_SHEET = 'Posten';

/** The sheet that holds the profiles of a set: 'Set A1', 'Set A2'. */
export function sheetNameOf(set: SetCode): string {
  return IMPACT_SETS[set].name;
}

/** A name as it is compared: without case, without blanks, one kind of dash. For sheets, headers and indicators. */
export function toComparedName(text: string): string {
  return toCleanText(text)
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, '');
}
