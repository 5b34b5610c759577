import type { Document, Element } from '@xmldom/xmldom';
import { NO_LEVEL } from '../document-styles.ts';
import { removeAll, WORD, wordElements, wordValue } from './word-elements.ts';

/** The elements that the schema puts after the level, among the properties of a paragraph. */
const BEHIND_THE_LEVEL = ['divId', 'cnfStyle', 'rPr', 'sectPr', 'pPrChange'];
/** The elements that the schema puts after the properties of the paragraph, in a style. */
const BEHIND_THE_PARAGRAPH = ['rPr', 'tblPr', 'trPr', 'tcPr', 'tblStylePr'];

/**
 * States the level of each heading of a template. Word recognises it by the name alone, and other programs omit it from
 * the templates that they make; elsewhere, as in a PDF of LibreOffice, such a heading would be plain text.
 */
export function levelHeadings(styles: Document): void {
  for (const style of wordElements(styles, 'style')) {
    const level = levelOf(wordValue(wordElements(style, 'name')[0])?.toLowerCase() ?? '');
    if (level !== null) setLevel(style, level);
  }
}

/**
 * Returns the level counted from 0, as in Word; null for a style that is not a heading. The heading of the contents has
 * no level.
 */
function levelOf(name: string): number | null {
  if (name === 'toc heading') return NO_LEVEL;
  const level = /^heading ([1-9])$/.exec(name)?.[1];
  return level === undefined ? null : Number(level) - 1;
}

function setLevel(style: Element, level: number): void {
  removeAll(wordElements(style, 'outlineLvl'));
  const properties = childOf(style, ['pPr']) ?? insertBefore(style, 'pPr', BEHIND_THE_PARAGRAPH);
  insertBefore(properties, 'outlineLvl', BEHIND_THE_LEVEL).setAttributeNS(WORD, 'w:val', String(level));
}

function insertBefore(parent: Element, name: string, behind: readonly string[]): Element {
  const made = (parent.ownerDocument as Document).createElementNS(WORD, `w:${name}`);
  parent.insertBefore(made, childOf(parent, behind));
  return made;
}

/** Returns the first child with one of these names. */
function childOf(parent: Element, names: readonly string[]): Element | null {
  const isOneOf = (each: Element) => each.parentNode === parent && names.includes(each.localName ?? '');
  return wordElements(parent, '*').find(isOneOf) ?? null;
}
