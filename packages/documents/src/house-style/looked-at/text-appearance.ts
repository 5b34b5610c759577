import { contrastRatio } from '@milieuspoor/domain';
import type { Document, Element } from '@xmldom/xmldom';
import { basedOn } from '../template/based-on.ts';
import { WORDS_TEXT_SIZE } from '../template/template-styles.ts';
import { isOn, WORD, wordElements, wordValue } from '../template/word-elements.ts';

const DIGITS = /^[0-9a-f]{6}$/i;
const [INK, PAPER] = ['#000000', '#ffffff'];
/** The least contrast of text, and of large text: 18 points, or 14 in bold (WCAG 2.2, 1.4.3). */
const [CONTRAST_MIN, CONTRAST_MIN_LARGE] = [4.5, 3];
/** Half points. */
const [LARGE, LARGE_IN_BOLD] = [36, 28];
/** The colours of a marker (ISO/IEC 29500-1, 17.18.40). */
const MARKERS: Readonly<Record<string, string>> = {
  black: INK,
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  yellow: '#ffff00',
  white: PAPER,
  darkBlue: '#00008b',
  darkCyan: '#008b8b',
  darkGreen: '#006400',
  darkMagenta: '#800080',
  darkRed: '#8b0000',
  darkYellow: '#808000',
  darkGray: '#a9a9a9',
  lightGray: '#d3d3d3',
};

/** How text shows on paper. */
export interface Appearance {
  readonly isHidden: boolean;
  /** contrast with what is behind it, after WCAG 2.2, 1 to 21 */
  readonly contrast: number;
  readonly isLegible: boolean;
}

/** Returns how text in a style shows, by the styles that it is based on and what holds for the whole document. */
export function appearanceOfStyle(styles: Document, id: string): Appearance {
  return appearanceBy(formattingOf(styles, id), []);
}

/** Returns how a piece of text in a header or footer shows: by itself, its styles, its paragraph and its cell. */
export function appearanceOfRun(run: Element, styles: Document): Appearance {
  const around = ancestorsOf(run);
  const [paragraph] = around.filter(({ localName }) => localName === 'p');
  const own = childNamed(run, 'rPr');
  const ofParagraph = paragraph && childNamed(paragraph, 'pPr');
  const styleOf = (formatting: Element | undefined, name: string) =>
    formatting && wordValue(childNamed(formatting, name));
  const ofRunStyle = styleOf(own, 'rStyle');
  const near = own ? [own] : [];
  const named = [
    ...(ofRunStyle ? basedOn(styles, ofRunStyle) : []),
    ...formattingOf(styles, styleOf(ofParagraph, 'pStyle') ?? 'Normal'),
  ];
  const ofCells = around.flatMap((each) => childNamed(each, 'tcPr') ?? []);
  return appearanceBy([...near, ...named], [...(ofParagraph ? [ofParagraph] : []), ...ofCells]);
}

/** Takes the nearest first: formatting of the text, and that of the paragraph and the cells around it. */
function appearanceBy(formatting: readonly Element[], around: readonly Element[]): Appearance {
  const first = (name: string) =>
    formatting.flatMap((each) => wordElements(each, name).filter((found) => isOfText(found)))[0];
  const ground =
    groundsIn(formatting)[0] ??
    around.flatMap((each) => hexOf(wordValue(childNamed(each, 'shd'), 'fill')) ?? [])[0] ??
    PAPER;
  const colour = hexOf(wordValue(first('color'))) ?? (contrastRatio(ground, INK) > 3 ? INK : PAPER);
  const contrast = contrastRatio(colour, ground);
  const size = Number(wordValue(first('sz'))) || WORDS_TEXT_SIZE;
  const isLarge = size >= LARGE || (size >= LARGE_IN_BOLD && isOn(first('b')));
  return {
    isHidden: isOn(first('vanish')),
    contrast,
    isLegible: contrast >= (isLarge ? CONTRAST_MIN_LARGE : CONTRAST_MIN),
  };
}

/** Returns the markers and shadings behind text, the nearest first. */
function groundsIn(formatting: readonly Element[]): string[] {
  return formatting.flatMap((each) => [
    ...[MARKERS[wordValue(wordElements(each, 'highlight')[0]) ?? ''] ?? []].flat(),
    ...[hexOf(wordValue(wordElements(each, 'shd').find(isOfText), 'fill')) ?? []].flat(),
  ]);
}

function formattingOf(styles: Document, id: string): Element[] {
  return [...basedOn(styles, id), ...wordElements(styles, 'rPrDefault')];
}

/** Tells whether formatting is of text itself: not of a border, and not of a part of a table only. */
function isOfText(element: Element): boolean {
  const parent = element.parentNode?.localName ?? '';
  return ['rPr', 'pPr', 'tcPr'].includes(parent) && !ancestorsOf(element).some(isOfTablePart);
}

function isOfTablePart({ localName }: Element): boolean {
  return localName === 'tblStylePr';
}

function childNamed(element: Element, name: string): Element | undefined {
  return wordElements(element, name).find(({ parentNode }) => parentNode === element);
}

/** Returns the elements around one, the nearest first. */
function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

function hexOf(digits: string | null | undefined): string | null {
  return digits && DIGITS.test(digits) ? `#${digits.toLowerCase()}` : null;
}

/** Returns the runs of a part that have words, each with these; what Word keeps for older programs is left out. */
export function runsWithWords(part: Document): { readonly run: Element; readonly text: string }[] {
  return wordElements(part, 'r').flatMap((run) => {
    const text = wordElements(run, 't')
      .filter(({ parentNode }) => parentNode === run)
      .map(({ textContent }) => textContent ?? '')
      .join('');
    const isTwice = ancestorsOf(run).some(
      ({ localName, namespaceURI }) => localName === 'Fallback' && namespaceURI !== WORD,
    );
    return text.trim() === '' || isTwice ? [] : [{ run, text }];
  });
}
