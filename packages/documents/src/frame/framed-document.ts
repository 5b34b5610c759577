import { type Language, LOCALES } from '@milieuspoor/domain';
import {
  Document,
  type FileChild,
  HeadingLevel,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
  TableOfContents,
} from 'docx';
import { CONTENTS_HEADING, documentStyles } from '../house-style/document-styles.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { packedParts, unpackedParts } from '../house-style/package-parts.ts';
import { putTemplate } from '../house-style/put-template.ts';
import { readTemplate } from '../house-style/template/read-template.ts';
import { hasOwn } from '../house-style/word-template.ts';
import { FRAME_TEXTS } from '../text/frame-texts.ts';
import { type DocumentLook, documentLook } from './document-look.ts';
import { headersAndFooters } from './headers-and-footers.ts';
import { pageNumbersOf } from './lean/page-numbers.ts';
import { logoIn } from './logo.ts';
import { createPictureShelf, type PictureLastly } from './picture-shelf.ts';
import { madePieces, type Piece } from './piece.ts';
import { settledParts } from './settled-parts.ts';

/** The parts of every document around its contents. */
interface Frame {
  readonly title: string;
  /** the text in the header of every page beside the title */
  readonly subject: string;
  /** the author that Word shows among the properties */
  readonly creator: string;
  readonly language: Language;
  /** the look that the organisation chose; null for the product's own look */
  readonly style: HouseStyle | null;
  /** a first page without a header, and a table of contents under this heading */
  readonly opening?: { readonly cover: readonly Piece[]; readonly contents: string };
  /** the moment of creation that the file states; with it, the same contents give the same bytes */
  readonly madeAt?: Date;
  /** what becomes of its pictures while the rest is written */
  readonly lastly?: PictureLastly;
}

/**
 * Returns the bytes of a Word document with these contents: its language, styles, header and numbered pages. Throws a
 * TemplateFault when the template of the style is refused.
 */
export async function framedDocument(frame: Frame, pieces: readonly Piece[]): Promise<Uint8Array> {
  const { title, subject, creator, language, style, opening, madeAt } = frame;
  const { lastly = async (picture) => picture } = frame;
  const languageTag = LOCALES[language];
  const template = style?.template ? readTemplate(style.template, languageTag, style.templateSection) : null;
  const pictures = createPictureShelf();
  const look = documentLook(style, template, pictures);
  // With our header the cover has none, as without a template: it already has the logo.
  const isCovered = opening !== undefined && !hasOwn(template, 'headers');
  const ownFirstPage = isCovered || (template?.ownFirstPage ?? false);
  const styles = documentStyles({ languageTag, accent: look.accent, template });
  const { contentWidth } = look;
  const document = new Document({
    title,
    subject,
    creator,
    lastModifiedBy: creator,
    evenAndOddHeaderAndFooters: template?.ownEvenPages ?? false,
    ...styles,
    ...(opening ? { pageNumbers: pageNumbersOf({ template, styles, contentWidth }) } : {}),
    sections: [
      {
        properties: { titlePage: ownFirstPage, page: pageProperties(look) },
        ...headersAndFooters({ title, subject, language, style, template, look, ownFirstPage }),
        children: [
          ...(opening
            ? [
                ...logoIn('cover', style, language),
                ...madePieces(opening.cover, look),
                ...contentsPage(opening.contents),
              ]
            : []),
          ...madePieces(pieces, look),
          ...standardTexts(style, language),
        ],
      },
    ],
  });
  const parts = unpackedParts(await Packer.toBuffer(document));
  if (template) putTemplate(parts, template);
  await pictures.putInto(parts, lastly);
  return packedParts(madeAt ? settledParts(parts, madeAt) : parts);
}

/** The library itself turns a landscape page. */
function pageProperties({ page }: DocumentLook) {
  const { width, height, margins } = page;
  const lies = width > height;
  return {
    size: {
      width: lies ? height : width,
      height: lies ? width : height,
      orientation: lies ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
    },
    margin: margins,
  };
}

/** Returns the headings with their pages, on a separate page; the next part begins on a new page. */
function contentsPage(heading: string): FileChild[] {
  return [
    new Paragraph({ text: heading, style: CONTENTS_HEADING, pageBreakBefore: true }),
    new TableOfContents(heading, { hyperlink: true, headingStyleRange: '1-2' }),
    new Paragraph({ children: [new PageBreak()], spacing: { after: 0 } }),
  ];
}

/**
 * Returns the texts of an organisation at the end of every document, each line a paragraph; empty where it has none.
 */
function standardTexts(style: HouseStyle | null, language: Language): readonly Paragraph[] {
  const { closing = '', contact = '' } = style?.texts[language] ?? {};
  const lines = [closing, contact].flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  return [
    new Paragraph({ text: FRAME_TEXTS[language].about, heading: HeadingLevel.HEADING_1 }),
    ...lines.map((text) => new Paragraph({ text, keepLines: true })),
  ];
}
