import { Bookmark, HeadingLevel, Paragraph, SimpleField, TextRun } from 'docx';
import { BULLETS, HEADING_NUMBERS, STYLES } from '../house-style/document-styles.ts';
import { unbroken } from './unbroken.ts';

/** Writes the title of a document, with its subject below it. */
export function titleLines(title: string, subject: string): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: subject, style: 'Subtitle' }),
  ];
}

/** Writes the title of a document on its cover, far enough down to be seen first. */
export function coverTitle(title: string, subject: string): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, spacing: { before: 3000, after: 120 } }),
    new Paragraph({ text: subject, style: 'Subtitle', spacing: { after: 900 } }),
  ];
}

/** Writes a heading with its number, at the top of a page where the page before it is whole by itself. */
export function numberedHeading(text: string, { pageBreakBefore = false } = {}): Paragraph {
  return new Paragraph({
    ...(pageBreakBefore ? { pageBreakBefore } : {}),
    text,
    heading: HeadingLevel.HEADING_1,
    numbering: { reference: HEADING_NUMBERS, level: 0 },
    keepNext: true,
  });
}

/** Writes a heading within a part. */
export function subHeading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_2, keepNext: true });
}

/**
 * Writes a heading of the first level without a number, as for an appendix. It follows the text on the same page,
 * because the break of a page has no meaning here.
 */
export function plainHeading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, keepNext: true });
}

export function paragraphs(...texts: readonly string[]): Paragraph[] {
  return texts.map((text) => new Paragraph({ children: linesOfText(text) }));
}

/** Writes a text that somebody typed, with the ends of its lines where they are. */
function linesOfText(text: string): TextRun[] {
  return unbroken(text)
    .split(/\r?\n/)
    .map((line, place) => new TextRun({ text: line, ...(place > 0 ? { break: 1 } : {}) }));
}

const CLEAR_OF_TABLE = { before: 120, after: 40 } as const;

/** Writes a paragraph right below a table, with some distance. */
export function belowTable(text: string): Paragraph {
  return new Paragraph({ text: unbroken(text), spacing: { before: CLEAR_OF_TABLE.before } });
}

/** Writes a sentence that belongs to what follows it: both stay on one page. */
export function leadIn(text: string): Paragraph {
  return new Paragraph({ children: linesOfText(text), keepNext: true });
}

/** Does what `leadIn` does, right below a table. */
export function leadInBelowTable(text: string): Paragraph {
  return new Paragraph({ text: unbroken(text), keepNext: true, spacing: CLEAR_OF_TABLE });
}

export function bullets(texts: readonly string[]): Paragraph[] {
  return texts.map(
    (text) =>
      new Paragraph({
        text: unbroken(text),
        numbering: { reference: BULLETS, level: 0 },
        spacing: { after: 60 },
        keepLines: true,
      }),
  );
}

/**
 * Writes the caption above a table or a picture, with some distance from the one before it, even where a template puts
 * captions below.
 */
export function caption(text: string, counted?: CaptionNumber): Paragraph {
  return new Paragraph({
    children: [...(counted ? numberOf(counted) : []), new TextRun(unbroken(text))],
    style: 'Caption',
    spacing: { before: 160, after: 80 },
    keepNext: true,
    keepLines: true,
  });
}

/** The number of a caption among those with the same label. */
export interface CaptionNumber {
  /** 'Tabel', under which Word lists them in a table of figures */
  readonly label: string;
  readonly number: number;
  /** by which a text can refer to it */
  readonly bookmark: string;
}

/** Writes label and number as Word itself does, so that it can count them anew, list them and refer to them. */
function numberOf({ label, number, bookmark }: CaptionNumber): (Bookmark | TextRun)[] {
  return [
    new Bookmark({
      id: bookmark,
      children: [new TextRun(`${label}\u00a0`), new SimpleField(`SEQ ${label} \\* ARABIC`, String(number))],
    }),
    new TextRun('. '),
  ];
}

/** Up to this number of notes stay together on one page. */
const FEW_NOTES = 4;

/** Writes the explanations below a table. */
export function tableNotes(texts: readonly string[]): Paragraph[] {
  return texts.map((text, place) => {
    const spacing = place === 0 ? { spacing: CLEAR_OF_TABLE } : {};
    const keepNext = texts.length <= FEW_NOTES && place < texts.length - 1;
    return new Paragraph({
      text: unbroken(text),
      style: STYLES.tableText,
      keepLines: true,
      ...(keepNext ? { keepNext } : {}),
      ...spacing,
    });
  });
}
