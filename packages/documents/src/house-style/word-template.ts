import type { IThemeOptions } from 'docx';
import type { PageSetup } from './page-setup.ts';
import type { LeftField } from './template/foreign-fields.ts';

/**
 * The pages that a header or footer is for: the first, those with an even number where these differ, and all others.
 */
export const PAGE_KINDS = ['default', 'first', 'even'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What is taken from a template; nothing else of its file is used again. */
export interface WordTemplate {
  /** the styles as a part of the file, under the ids that our paragraphs use */
  readonly styles: string;
  readonly styleIds: ReadonlySet<string>;
  /** size of plain text, in half points */
  readonly textSize: number;
  /** size of the first heading, in half points; null where there is none */
  readonly headingSize: number | null;
  /** names of the fonts of the first heading and of plain text; null where the template names none */
  readonly fonts: { readonly heading: string | null; readonly text: string | null };
  readonly theme: IThemeOptions | null;
  /** the first accent of the theme, else the colour of the first heading: '#rrggbb'; null where the template has neither */
  readonly accent: string | null;
  /** the substitutes for fonts that a machine lacks, as a part of the file */
  readonly fontTable: string | null;
  readonly page: PageSetup;
  /** the pages of each section of its document, in order, and the one of which page, headers and footers are */
  readonly sections: readonly PageSetup[];
  readonly section: number;
  /** whether the first page has its own header and footer */
  readonly ownFirstPage: boolean;
  readonly ownEvenPages: boolean;
  readonly headers: TemplateParts;
  readonly footers: TemplateParts;
}

export type TemplateParts = Readonly<Partial<Record<PageKind, TemplatePart>>>;

/** Tells whether a template has a header, or a footer, on any kind of page; where it has none, ours is used. */
export function hasOwn(template: WordTemplate | null, around: 'headers' | 'footers'): boolean {
  if (!template) return false;
  const { [around]: parts, ownFirstPage, ownEvenPages } = template;
  return Boolean(parts.default || (ownFirstPage && parts.first) || (ownEvenPages && parts.even));
}

/** A header or a footer with the files to which it refers. */
export interface TemplatePart {
  readonly xml: string;
  /** the fields that were left out, because they show something of another document */
  readonly left: readonly LeftField[];
  readonly relations: readonly PartRelation[];
}

export type PartRelation = { readonly id: string } & (
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'picture'; readonly extension: string; readonly bytes: Uint8Array }
);
