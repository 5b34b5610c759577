import type { Language } from '@milieuspoor/domain';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { FRAME_TEXTS } from '../text/frame-texts.ts';
import { COLOURS, CONTENTS_HEADING, documentStyles } from './document-styles.ts';
import { settledPackage } from './settled-package.ts';

/** A4 with its margins, in twentieths of a point. */
const PAGE = { width: 11906, height: 16838, margin: 1304 } as const;

/** The width between the margins, in twentieths of a point. */
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** What every document has around its contents. */
interface Frame {
  readonly title: string;
  /** stands in the header of every page beside the title */
  readonly subject: string;
  /** who it comes from, as Word shows it among the properties */
  readonly creator: string;
  readonly language: Language;
  /** a page of its own before all others, without header, and a table of contents under this heading */
  readonly opening?: { readonly cover: readonly FileChild[]; readonly contents: string };
  /** the moment that the file says it was made at; with it, the same contents are the same bytes */
  readonly madeAt?: Date;
}

/** The bytes of a Word document with these contents: its language, styles, header and numbered pages. */
export async function framedDocument(
  { title, subject, creator, language, opening, madeAt }: Frame,
  children: readonly FileChild[],
): Promise<Uint8Array> {
  const document = new Document({
    title,
    subject,
    creator,
    lastModifiedBy: creator,
    ...documentStyles(LANGUAGE_TAGS[language]),
    // Laid out here, so that the contents have their page numbers before Word asks anybody whether it may fill them in.
    ...(opening ? { pageNumbers: estimatePageNumbers } : {}),
    sections: [
      {
        properties: {
          titlePage: opening !== undefined,
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
          },
        },
        headers: {
          default: new Header({ children: [headerLine(title, subject)] }),
          ...(opening ? { first: new Header({ children: [new Paragraph('')] }) } : {}),
        },
        footers: {
          default: new Footer({ children: [pageLine(language)] }),
          ...(opening ? { first: new Footer({ children: [pageLine(language)] }) } : {}),
        },
        children: [...(opening ? [...opening.cover, ...contentsPage(opening.contents)] : []), ...children],
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toBuffer(document));
  return madeAt ? settledPackage(bytes, madeAt) : bytes;
}

/** The headings with their pages, on a page of their own; what comes after it begins on the next. */
function contentsPage(heading: string): FileChild[] {
  return [
    new Paragraph({ text: heading, style: CONTENTS_HEADING, pageBreakBefore: true }),
    new TableOfContents(heading, { hyperlink: true, headingStyleRange: '1-2' }),
    new Paragraph({ children: [new PageBreak()], spacing: { after: 0 } }),
  ];
}

const QUIET = { size: 17, color: COLOURS.quiet };

function headerLine(title: string, subject: string): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: CONTENT_WIDTH }],
    children: [new TextRun({ ...QUIET, text: title }), new TextRun({ ...QUIET, text: `\t${subject}` })],
  });
}

function pageLine(language: Language): Paragraph {
  const { page, of } = FRAME_TEXTS[language];
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        ...QUIET,
        children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
      }),
    ],
  });
}
