import { CONTENTS_HEADING, STYLES } from '../document-styles.ts';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * The style ids in our documents, by the name that Word gives a style in every language of its screens. A Dutch
 * template has "Kop1" for "heading 1", a template from elsewhere another id.
 */
export const OWN_STYLE_IDS: ReadonlyMap<string, string> = new Map([
  ['normal', 'Normal'],
  ['normal table', 'TableNormal'],
  ['title', 'Title'],
  ['subtitle', 'Subtitle'],
  ...NINE.map((level) => [`heading ${level}`, `Heading${level}`] as const),
  ...NINE.map((level) => [`toc ${level}`, `TOC${level}`] as const),
  ['toc heading', CONTENTS_HEADING],
  ['strong', 'Strong'],
  ['caption', 'Caption'],
  ['list paragraph', 'ListParagraph'],
  ['bibliography', 'Bibliography'],
  ['hyperlink', 'Hyperlink'],
  ['footnote reference', 'FootnoteReference'],
  ['footnote text', 'FootnoteText'],
  ['footnote text char', 'FootnoteTextChar'],
  ['endnote reference', 'EndnoteReference'],
  ['endnote text', 'EndnoteText'],
  ['endnote text char', 'EndnoteTextChar'],
  ['line number', 'LineNumber'],
  ['table text', STYLES.tableText],
  ['table figure', STYLES.tableFigure],
  ['table head', STYLES.tableHead],
  ['formula', STYLES.formula],
]);
