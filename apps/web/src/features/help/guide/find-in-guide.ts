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

/** The number of characters of an excerpt before and after the word. */
const AROUND = 80;

/**
 * Returns the sections that contain every word that was typed, whatever accents or capitals they have; none without
 * words.
 */
export function findInGuide(chapters: readonly GuideChapter[], typed: string): GuideFinding[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return chapters.flatMap((chapter) =>
    sectionsOf(chapter).flatMap(({ section, text }) => {
      const read = plain(`${chapter.title} ${section?.text ?? ''} ${text}`);
      if (!words.every((word) => read.includes(word))) return [];
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

function excerptOf(text: string, words: readonly string[]): string {
  const read = plain(text);
  const place = Math.min(...words.map((word) => read.indexOf(word)).filter((each) => each >= 0), text.length);
  const from = place === text.length || place <= AROUND ? 0 : beginOfWord(text, place - AROUND, place);
  const whole = from + 2 * AROUND >= text.length;
  const part = text.slice(from, whole ? text.length : text.lastIndexOf(' ', from + 2 * AROUND));
  return `${from > 0 ? '… ' : ''}${part.trim()}${whole ? '' : ' …'}`;
}

/**
 * Returns where the first whole word begins from a place on; the word that was searched for if no word begins before
 * it.
 */
function beginOfWord(text: string, from: number, word: number): number {
  const space = text.indexOf(' ', from - 1);
  return space < 0 || space >= word ? word : space + 1;
}

/** Returns the text without accents and capitals. It keeps its length, so that positions stay correct. */
function plain(text: string): string {
  return [...text].map((sign) => sign.normalize('NFD')[0]?.toLowerCase() ?? sign).join('');
}
