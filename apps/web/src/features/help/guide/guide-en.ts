import type { GuideChapter } from './guide-chapter.ts';

/** The chapters in English, in the order of their files. */
export const chapters: readonly GuideChapter[] = Object.values(
  import.meta.glob<GuideChapter>('../../../../../../docs/guide/en/*.md', { eager: true, import: 'default' }),
);
