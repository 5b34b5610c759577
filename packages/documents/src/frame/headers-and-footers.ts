import type { Language } from '@milieuspoor/domain';
import {
  AlignmentType,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { COLOURS } from '../house-style/document-styles.ts';
import type { HouseStyle } from '../house-style/house-style.ts';
import { hasOwn, type PageKind, type WordTemplate } from '../house-style/word-template.ts';
import { FRAME_TEXTS } from '../text/frame-texts.ts';
import type { DocumentLook } from './document-look.ts';
import { logoIn } from './logo.ts';

interface Around {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  readonly style: HouseStyle | null;
  readonly template: WordTemplate | null;
  readonly look: DocumentLook;
  readonly ownFirstPage: boolean;
}

/**
 * Returns the header and footer of each kind of page. Where a template has them, a blank is inserted that is replaced
 * later; where it has none, ours are used.
 */
export function headersAndFooters(around: Around): Pick<ISectionOptions, 'headers' | 'footers'> {
  const { language, template } = around;
  const kinds = pageKinds(around);
  const blank = () => [new Paragraph('')];
  const footer = [pageLine(language)];
  return {
    headers: Object.fromEntries(
      kinds.map((kind) => {
        const ours = () => (kind === 'first' ? blank() : headerLines(around));
        return [kind, new Header({ children: hasOwn(template, 'headers') ? blank() : ours() })];
      }),
    ),
    footers: Object.fromEntries(
      kinds.map((kind) => [kind, new Footer({ children: hasOwn(template, 'footers') ? blank() : footer })]),
    ),
  };
}

/** Returns the kinds of pages that a document has. */
function pageKinds({ ownFirstPage, template }: Around): readonly PageKind[] {
  return [
    'default',
    ...(ownFirstPage ? (['first'] as const) : []),
    ...(template?.ownEvenPages ? (['even'] as const) : []),
  ];
}

const QUIET = { size: 17, color: COLOURS.quiet };

/** the largest average width of a character in twentieths of a point; the header has small letters */
const CHARACTER = 105;

/**
 * Returns the title on the left and the subject on the right, or directly after it where a line has no room to separate them.
 */
function headerLines({ title, subject, style, language, look }: Around): Paragraph[] {
  const fits = (title.length + subject.length) * CHARACTER < look.contentWidth;
  return [
    ...logoIn('header', style, language),
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: look.contentWidth }],
      children: [
        new TextRun({ ...QUIET, text: title }),
        new TextRun({ ...QUIET, text: `${fits ? '\t' : ' · '}${subject}` }),
      ],
    }),
  ];
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
