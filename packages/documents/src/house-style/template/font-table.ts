import { type Document, XMLSerializer } from '@xmldom/xmldom';
import { removeAll, wordElements } from './word-elements.ts';

const EMBEDDED = ['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic'];

/**
 * Returns the substitutes for each font, without the fonts themselves, whose licences decide who may distribute them.
 */
export function fontTableWithoutFonts(part: Document): string {
  for (const name of EMBEDDED) removeAll(wordElements(part, name));
  return new XMLSerializer().serializeToString(part);
}
