import type { Document, Element } from '@xmldom/xmldom';
import { A4, contentHeightOf, contentWidthOf, type PageSetup } from '../page-setup.ts';
import type { PageKind } from '../word-template.ts';
import { TemplateFault } from './template-fault.ts';
import { isOn, wordElements, wordValue } from './word-elements.ts';

const REFERENCE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/**
 * The least width between the margins, in twentieths of a point: 9 cm, in which our widest tables are still legible.
 */
const CONTENT_MIN = 5100;
/** The widest page of Word. */
const PAGE_MAX = 31680;

/** The page of one section of a template, with the headers and footers that hold there. */
export interface TemplatePage {
  readonly page: PageSetup;
  /** the pages of all sections in order, and the place of the chosen one among them */
  readonly sections: readonly PageSetup[];
  readonly section: number;
  readonly ownFirstPage: boolean;
  /** ids of relations */
  readonly headers: ReadonlyMap<PageKind, string>;
  readonly footers: ReadonlyMap<PageKind, string>;
}

/** Returns the page of a section by its place; of the last for null, and for a place that is not there. */
export function templatePage(document: Document, chosen: number | null): TemplatePage {
  const all = wordElements(document, 'sectPr').filter(
    ({ parentElement }) => parentElement?.localName !== 'sectPrChange',
  );
  const last = Math.max(0, all.length - 1);
  const section = chosen !== null && chosen < all.length ? chosen : last;
  const sections = all.slice(0, section + 1);
  const one = sections.at(-1);
  const page = pageOf(one);
  if (contentWidthOf(page) < CONTENT_MIN || contentHeightOf(page) < CONTENT_MIN)
    throw new TemplateFault('page-too-small');
  return {
    page,
    sections: all.map(pageOf),
    section,
    ownFirstPage: isOn(one && wordElements(one, 'titlePg')[0]),
    headers: referencesOf(sections, 'headerReference'),
    footers: referencesOf(sections, 'footerReference'),
  };
}

/**
 * Returns the page of a section. Where the section states nothing, Word's own values hold, except that a page without a
 * size is A4.
 */
function pageOf(section: Element | undefined): PageSetup {
  const of = (element: string, attribute: string, otherwise: number) => {
    const value = section && wordValue(wordElements(section, element)[0], attribute);
    // A margin below zero is one that a long header does not move.
    const amount = Math.abs(Math.round(Number(value ?? otherwise)));
    return Number.isFinite(amount) ? Math.min(amount, PAGE_MAX) : otherwise;
  };
  const { margins } = A4;
  return {
    width: of('pgSz', 'w', A4.width),
    height: of('pgSz', 'h', A4.height),
    margins: {
      top: of('pgMar', 'top', margins.top),
      right: of('pgMar', 'right', margins.right),
      bottom: of('pgMar', 'bottom', margins.bottom),
      left: of('pgMar', 'left', margins.left),
      header: of('pgMar', 'header', margins.header),
      footer: of('pgMar', 'footer', margins.footer),
    },
  };
}

/** Returns the headers or footers. A section that names none has those of the section before it. */
function referencesOf(sections: readonly Element[], name: string): ReadonlyMap<PageKind, string> {
  return new Map(
    sections
      .flatMap((section) => wordElements(section, name))
      .map((each) => [
        (wordValue(each, 'type') ?? 'default') as PageKind,
        each.getAttributeNS(REFERENCE, 'id') ?? '',
      ]),
  );
}
