import { type Document, XMLSerializer } from '@xmldom/xmldom';
import { removeAll, wordElements } from './word-elements.ts';

const EMBEDDED = ['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic'];

/** What stands in for each font, without the fonts themselves: who may hand those on, their licences say. */
export function fontTableWithoutFonts(part: Document): string {
  for (const name of EMBEDDED) removeAll(wordElements(part, name));
  return new XMLSerializer().serializeToString(part);
}
