import type { GuideBlock, GuideChapter, GuideLine } from './guide-chapter.ts';

/** A place of the guide where all words stand. */
export interface GuideFinding {
  readonly chapter: string;
  readonly title: string;
  /** of the section, '' before the first one */
  readonly section: { readonly id: string; readonly text: string } | null;
  /** what is said there, with the first word that was looked for in it */
  readonly excerpt: string;
}

/** Characters of an excerpt before and behind the word. */
const AROUND = 80;

/** The sections in which every word that was typed stands, in any form of its letters; none for no words. */
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

/** Where the first whole word begins from a place on; the word that was looked for, where none does before it. */
function beginOfWord(text: string, from: number, word: number): number {
  const space = text.indexOf(' ', from - 1);
  return space < 0 || space >= word ? word : space + 1;
}

/** Without accents and capitals; as long as it was, so that places hold. */
function plain(text: string): string {
  return [...text].map((sign) => sign.normalize('NFD')[0]?.toLowerCase() ?? sign).join('');
}
