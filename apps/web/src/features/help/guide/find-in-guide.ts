import { excerptOf, hasWords, searchedWords } from '../search/searched-words.ts';
import type { GuideBlock, GuideChapter, GuideLine } from './guide-chapter.ts';

/** A place in the guide that has all the words. */
export interface GuideFinding {
  readonly chapter: string;
  readonly title: string;
  /** the section; null before the first one */
  readonly section: { readonly id: string; readonly text: string } | null;
  /** the text there, with the first of the words that was searched for */
  readonly excerpt: string;
}

/**
 * Returns the sections that contain every word that was typed, whatever accents or capitals they have; none without
 * words.
 */
export function findInGuide(chapters: readonly GuideChapter[], typed: string): GuideFinding[] {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  return chapters.flatMap((chapter) =>
    sectionsOf(chapter).flatMap(({ section, text }) => {
      if (!hasWords(`${chapter.title} ${section?.text ?? ''} ${text}`, words)) return [];
      return [{ chapter: chapter.slug, title: chapter.title, section, excerpt: excerptOf(text, words) }];
    }),
  );
}

interface Section extends Pick<GuideFinding, 'section'> {
  readonly text: string;
}

function sectionsOf({ blocks }: GuideChapter): Section[] {
  const sections: { section: GuideFinding['section']; texts: string[] }[] = [{ section: null, texts: [] }];
  for (const block of blocks)
    if (block.kind === 'heading') sections.push({ section: { id: block.id, text: block.text }, texts: [] });
    else sections.at(-1)?.texts.push(textOf(block));
  return sections.map(({ section, texts }) => ({ section, text: texts.filter(Boolean).join(' ') }));
}

function textOf(block: Exclude<GuideBlock, { kind: 'heading' }>): string {
  if (block.kind === 'picture') return '';
  return block.kind === 'list' ? block.items.map(wordsOf).join(' ') : wordsOf(block.line);
}

function wordsOf(line: GuideLine): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
