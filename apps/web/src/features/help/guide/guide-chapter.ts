/** A piece of a line: words, a text from the screen, or a link. */
export type GuidePiece =
  | string
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'chapter'; readonly text: string; readonly chapter: string }
  | { readonly kind: 'screen'; readonly text: string; readonly screen: string };

export type GuideLine = readonly GuidePiece[];

export type GuideBlock =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: GuideLine }
  | { readonly kind: 'note'; readonly line: GuideLine }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly GuideLine[] }
  /** its name is the name of a file in `docs/guide/pictures` */
  | { readonly kind: 'picture'; readonly name: string; readonly alternative: string };

/** A chapter of the guide, as the build makes it from its Markdown. */
export interface GuideChapter {
  /** used in its address */
  readonly slug: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}

/** The screens that a chapter may link to. */
export const GUIDE_SCREENS = [
  'account',
  'agenda',
  'contact',
  'dashboard',
  'faq',
  'library',
  'settings',
  'workbook-layout',
] as const;
export type GuideScreenName = (typeof GUIDE_SCREENS)[number];
