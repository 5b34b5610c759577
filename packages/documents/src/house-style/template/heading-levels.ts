import type { Document, Element } from '@xmldom/xmldom';
import { NO_LEVEL } from '../../frame/document-styles.ts';
import { removeAll, WORD, wordElements, wordValue } from './word-elements.ts';

/** What the schema has behind the level, among the properties of a paragraph. */
const BEHIND_THE_LEVEL = ['divId', 'cnfStyle', 'rPr', 'sectPr', 'pPrChange'];
/** What the schema has behind the properties of the paragraph, in a style. */
const BEHIND_THE_PARAGRAPH = ['rPr', 'tblPr', 'trPr', 'tcPr', 'tblStylePr'];

/**
 * Says of each heading of a template at which level it is. Word knows that by the name alone, and other programs leave it
 * out of the templates that they make; elsewhere, as in a PDF of LibreOffice, such a heading would be plain text.
 */
export function levelHeadings(styles: Document): void {
  for (const style of wordElements(styles, 'style')) {
    const level = levelOf(wordValue(wordElements(style, 'name')[0])?.toLowerCase() ?? '');
    if (level !== null) setLevel(style, level);
  }
}

/** Counted from 0, as Word does; null of what is no heading. The heading of the contents is at none. */
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

/** The first child by one of these names. */
function childOf(parent: Element, names: readonly string[]): Element | null {
  const isOneOf = (each: Element) => each.parentNode === parent && names.includes(each.localName ?? '');
  return wordElements(parent, '*').find(isOneOf) ?? null;
}
