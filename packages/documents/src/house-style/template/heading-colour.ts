import type { Document } from '@xmldom/xmldom';
import { basedOn } from './based-on.ts';
import { wordElements, wordValue } from './word-elements.ts';

const DIGITS = /^[0-9a-f]{6}$/i;

/**
 * Returns the colour of the first heading, '#rrggbb': that of the style itself, else of the nearest style on which it
 * is based. Returns null where none states one, or leaves it to the reader. The styles already have our ids.
 */
export function headingColour(styles: Document): string | null {
  const named = basedOn(styles, 'Heading1').flatMap((style) => wordElements(style, 'color'))[0];
  const digits = wordValue(named) ?? '';
  return DIGITS.test(digits) ? `#${digits.toLowerCase()}` : null;
}
