import type { Document, Element } from '@xmldom/xmldom';
import { basedOn } from './based-on.ts';
import { WORDS_TEXT_SIZE } from './template-styles.ts';
import { WORD, wordElements, wordValue } from './word-elements.ts';

/**
 * What the longest word of our headings takes with its number, in the bold letters of DejaVu Sans, of the size of the text:
 * '1 Managementsamenvatting'. Word and LibreOffice know fonts that are missing by one as wide as this.
 */
const LONGEST_EM = 16.2;
/** Of a half point: twentieths of a point. */
const TWIPS = 10;

/**
 * Makes the chapters' headings of a template no larger than a line has room for their longest word, which would be broken
 * anywhere. Answers their size in half points; null where the template has no such style. The styles have our ids already.
 */
export function fitHeadings(styles: Document, contentWidth: number): number | null {
  const chain = basedOn(styles, 'Heading1');
  const [style] = chain;
  if (!style) return null;
  const size = sizeIn([...chain, ...wordElements(styles, 'rPrDefault')]);
  const largest = Math.floor(contentWidth / (LONGEST_EM * TWIPS));
  if (size <= largest) return size;
  for (const name of ['sz', 'szCs']) setSize(styles, style, { name, halfPoints: largest });
  return largest;
}

/** Of the style itself, else of the nearest that it is based on, else of the whole document. */
function sizeIn(chain: readonly Element[]): number {
  const size = chain.flatMap((each) => wordElements(each, 'sz'))[0];
  return Number(wordValue(size)) || WORDS_TEXT_SIZE;
}

/** In the place of what the style says of its size, or what it is based on would say. */
function setSize(
  styles: Document,
  style: Element,
  { name, halfPoints }: { readonly name: string; readonly halfPoints: number },
): void {
  const within = (parent: Element, child: string): Element =>
    wordElements(parent, child)[0] ??
    (parent.appendChild(styles.createElementNS(WORD, `w:${child}`)) as Element);
  within(within(style, 'rPr'), name).setAttributeNS(WORD, 'w:val', String(halfPoints));
}
