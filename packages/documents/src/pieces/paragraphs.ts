import { HeadingLevel, Paragraph } from 'docx';
import { BULLETS, HEADING_NUMBERS, STYLES } from '../frame/document-styles.ts';
import { unbroken } from './unbroken.ts';

/** The title of a document with what it is about below it. */
export function titleLines(title: string, subject: string): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: subject, style: 'Subtitle' }),
  ];
}

/** The title of a document that has a page of its own for it, far enough down to be seen first. */
export function coverTitle(title: string, subject: string): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, spacing: { before: 3000, after: 120 } }),
    new Paragraph({ text: subject, style: 'Subtitle', spacing: { after: 900 } }),
  ];
}

/** A heading with its number. */
export function numberedHeading(text: string): Paragraph {
  return new Paragraph({
    text,
    heading: HeadingLevel.HEADING_1,
    numbering: { reference: HEADING_NUMBERS, level: 0 },
    keepNext: true,
  });
}

/** A heading within a part. */
export function subHeading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_2, keepNext: true });
}

/** A heading at the same height without a number, as that of an appendix. It goes on below the text: a page that ends early says nothing. */
export function plainHeading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, keepNext: true });
}

export function paragraphs(...texts: readonly string[]): Paragraph[] {
  return texts.map((text) => new Paragraph({ text: unbroken(text) }));
}

const CLEAR_OF_TABLE = { before: 120, after: 40 } as const;

/** A paragraph right below a table, clear of it. */
export function belowTable(text: string): Paragraph {
  return new Paragraph({ text: unbroken(text), spacing: { before: CLEAR_OF_TABLE.before } });
}

/** A sentence that what follows it belongs to: both stay on one page. */
export function leadIn(text: string): Paragraph {
  return new Paragraph({ text: unbroken(text), keepNext: true });
}

/** The same right below a table. */
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

/** What stands above a table or a picture, clear of the one before it; a template may mean its captions to stand below. */
export function caption(text: string): Paragraph {
  return new Paragraph({
    text,
    style: 'Caption',
    spacing: { before: 160, after: 80 },
    keepNext: true,
    keepLines: true,
  });
}

/** Of so many notes none is left behind on the page before. */
const FEW_NOTES = 4;

/** What stands below a table and explains it. */
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
