import type { PageKind } from '../word-template.ts';

/** The styles of our documents whose names people know. */
export const KNOWN_STYLES = [
  'Normal',
  'Title',
  'Subtitle',
  'Heading1',
  'Heading2',
  'Caption',
  'TOC1',
] as const;
export type KnownStyle = (typeof KNOWN_STYLES)[number];

/** Where a template has text: one of its styles, or the header or footer of a kind of page. */
export interface TextPlace {
  readonly of: 'style' | 'header' | 'footer';
  /** null for a header or footer */
  readonly style: KnownStyle | null;
  /** null for a style */
  readonly pages: PageKind | null;
}

export const TEMPLATE_WARNINGS = ['hidden-text', 'low-contrast', 'foreign-field'] as const;

/** Something in a template that a reader of its documents would stumble over. */
export interface TemplateWarning extends TextPlace {
  readonly kind: (typeof TEMPLATE_WARNINGS)[number];
  /** of text with what is behind it, after WCAG 2.2, 1 to 21; null for other kinds */
  readonly contrast: number | null;
  /** the name of a field that is left out, because it shows something of another document; null for other kinds */
  readonly field: string | null;
  /** the words that it is about, shortened; null for a style, which is about all words */
  readonly text: string | null;
  /** the page of the example document that shows it, from 1 */
  readonly examplePage: number;
}

/** The cover, the contents and the first chapter of the example document. */
const [COVER, CONTENTS, CHAPTER] = [1, 2, 3];

/** Returns the first page of the example document that has this text. */
export function examplePageOf(place: TextPlace, ownFirstPage: boolean): number {
  if (place.of !== 'style') {
    if (place.pages === 'even') return CONTENTS;
    return place.pages === 'first' || !ownFirstPage ? COVER : CONTENTS;
  }
  if (place.style === 'TOC1') return CONTENTS;
  return place.style === 'Title' || place.style === 'Subtitle' ? COVER : CHAPTER;
}

const SHOWN_MAX = 60;

/** Returns words as a warning shows them. */
export function shownText(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > SHOWN_MAX ? `${words.slice(0, SHOWN_MAX - 1)}…` : words;
}
