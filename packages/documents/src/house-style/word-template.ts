import type { IThemeOptions } from 'docx';
import type { PageSetup } from '../frame/page-setup.ts';

/** Which pages a header or footer stands on: the first, those with an even number where these differ, and all others. */
export const PAGE_KINDS = ['default', 'first', 'even'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What is taken over of a template; nothing else of its file is looked at again. */
export interface WordTemplate {
  /** the styles as a part of the file, under the ids that our paragraphs name */
  readonly styles: string;
  readonly styleIds: ReadonlySet<string>;
  /** of plain text, in half points */
  readonly textSize: number;
  /** of the first heading, in half points; null where it has none */
  readonly headingSize: number | null;
  /** names of the fonts of the first heading and of plain text; null where the template names none */
  readonly fonts: { readonly heading: string | null; readonly text: string | null };
  readonly theme: IThemeOptions | null;
  /** the first accent of the theme, else the colour of the first heading: '#rrggbb'; null where the template has neither */
  readonly accent: string | null;
  /** what stands in for a font that a machine lacks, as a part of the file */
  readonly fontTable: string | null;
  readonly page: PageSetup;
  /** the first page has a header and a footer of its own */
  readonly ownFirstPage: boolean;
  readonly ownEvenPages: boolean;
  readonly headers: TemplateParts;
  readonly footers: TemplateParts;
}

export type TemplateParts = Readonly<Partial<Record<PageKind, TemplatePart>>>;

/** Whether a template has a header, or a footer, on any of the pages that it tells apart; where it has none ours stands there. */
export function hasOwn(template: WordTemplate | null, around: 'headers' | 'footers'): boolean {
  if (!template) return false;
  const { [around]: parts, ownFirstPage, ownEvenPages } = template;
  return Boolean(parts.default || (ownFirstPage && parts.first) || (ownEvenPages && parts.even));
}

/** A header or a footer with what it refers to. */
export interface TemplatePart {
  readonly xml: string;
  readonly relations: readonly PartRelation[];
}

export type PartRelation = { readonly id: string } & (
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'picture'; readonly extension: string; readonly bytes: Uint8Array }
);
