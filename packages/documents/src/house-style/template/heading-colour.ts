import type { Document } from '@xmldom/xmldom';
import { basedOn } from './based-on.ts';
import { wordElements, wordValue } from './word-elements.ts';

const DIGITS = /^[0-9a-f]{6}$/i;

/**
 * The colour of the first heading, '#rrggbb': of the style itself, else of the nearest that it is based on. Null where none says
 * so, or leaves it to its reader. The styles have our ids already.
 */
export function headingColour(styles: Document): string | null {
  const named = basedOn(styles, 'Heading1').flatMap((style) => wordElements(style, 'color'))[0];
  const digits = wordValue(named) ?? '';
  return DIGITS.test(digits) ? `#${digits.toLowerCase()}` : null;
}
