import type { Document, Element } from '@xmldom/xmldom';
import { basedOn } from './based-on.ts';
import { WORDS_TEXT_SIZE } from './template-styles.ts';
import { WORD, wordElements, wordValue } from './word-elements.ts';

/**
 * The width of a word longer than any of our headings, '1 Managementsamenvatting', in the bold letters of
 * DejaVu Sans, as a multiple of the text size. Word and LibreOffice replace missing fonts by fonts of this width.
 */
const LONGEST_EM = 16.2;
/** Twentieths of a point in a half point. */
const TWIPS = 10;

/**
 * Limits the size of a template's chapter headings so that their longest word fits on a line, because it would
 * otherwise be broken anywhere. Returns the size in half points; null where the template has no such style. The styles
 * already have our ids.
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

/** Returns the size of the style itself, else of the nearest style on which it is based, else of the whole document. */
function sizeIn(chain: readonly Element[]): number {
  const size = chain.flatMap((each) => wordElements(each, 'sz'))[0];
  return Number(wordValue(size)) || WORDS_TEXT_SIZE;
}

/** Replaces the size that the style states, or that it takes from its base. */
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
