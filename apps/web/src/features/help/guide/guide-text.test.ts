import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { readGuideChapter } from '../../../../build/read-guide-chapter.ts';
import { first as firstEn } from '../../../text/en/first.ts';
import { rest as restEn } from '../../../text/en/rest.ts';
import { first as firstNl } from '../../../text/nl/first.ts';
import { rest as restNl } from '../../../text/nl/rest.ts';
import { GUIDE_SCREENS, type GuideBlock, type GuideChapter, type GuidePiece } from './guide-chapter.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './guide-pictures.ts';

const GUIDE = join(import.meta.dirname, '../../../../../../docs/guide');
const PICTURES = join(GUIDE, 'pictures');
const TEXTS = { nl: { ...firstNl, ...restNl }, en: { ...firstEn, ...restEn } };

function chaptersOf(language: Language): GuideChapter[] {
  const folder = join(GUIDE, language);
  return readdirSync(folder).map((name) => readGuideChapter(name, readFileSync(join(folder, name), 'utf8')));
}

/** Returns every text of the product in a language. */
function sentences(texts: object): string[] {
  return Object.values(texts).flatMap((each) => (typeof each === 'string' ? [each] : sentences(each)));
}

function piecesOf(block: GuideBlock): readonly GuidePiece[] {
  if (block.kind === 'list') return block.items.flat();
  return 'line' in block ? block.line : [];
}

const piecesIn = ({ blocks }: GuideChapter) => blocks.flatMap(piecesOf);

describe.each(LANGUAGES)('the guide in %s', (language) => {
  const chapters = chaptersOf(language);

  it('quotes screens in the words that stand on them', () => {
    const said = new Set(sentences(TEXTS[language]));
    const quoted = chapters.flatMap((chapter) =>
      piecesIn(chapter).flatMap((piece) =>
        typeof piece !== 'string' && piece.kind === 'label'
          ? [{ chapter: chapter.slug, label: piece.text }]
          : [],
      ),
    );
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter(({ label }) => !said.has(label))).toEqual([]);
  });

  it('has the chapters to which the tabs of a project lead', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../app/routes/project/guide-of-tab.tsx'),
      'utf8',
    );
    const led = [...page.matchAll(/^ {2}\S+: '([a-z-]+)',$/gm)].map(([, slug]) => slug);
    expect(led).toHaveLength(7);
    expect(led.filter((slug) => !chapters.some((chapter) => chapter.slug === slug))).toEqual([]);
  });

  it('links to chapters and screens that are there', () => {
    const slugs = chapters.map(({ slug }) => slug);
    const targets = chapters.flatMap(piecesIn).flatMap((piece) => {
      if (typeof piece === 'string') return [];
      if (piece.kind === 'chapter') return slugs.includes(piece.chapter) ? [] : [piece.chapter];
      if (piece.kind !== 'screen') return [];
      return (GUIDE_SCREENS as readonly string[]).includes(piece.screen) ? [] : [piece.screen];
    });
    expect(targets).toEqual([]);
  });

  it('shows pictures that are there, each in its words, and of the size for which room is kept', () => {
    const shown = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'picture'));
    for (const { name, alternative } of shown) {
      expect(alternative.length).toBeGreaterThan(20);
      expect(sizeOf(readFileSync(join(PICTURES, `${name}.webp`))), name).toEqual([
        PICTURE_WIDTH,
        PICTURE_HEIGHT,
      ]);
    }
    const names = shown.map(({ name }) => `${name}.webp`);
    expect(readdirSync(PICTURES).filter((file) => !names.includes(file))).toEqual([]);
  });

  it('has no two sections of one name in a chapter, which one link would have to find', () => {
    for (const { blocks } of chapters) {
      const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it('both languages have the same chapters under the same addresses, with the same pictures', () => {
  const outline = (language: Language) =>
    chaptersOf(language).map(({ slug, blocks }) => ({
      slug,
      blocks: blocks.map((block) => (block.kind === 'picture' ? block.name : block.kind)),
    }));
  expect(outline('en')).toEqual(outline('nl'));
});

it.each([
  ['a table', '# Titel\n\n| a | b |\n|---|---|\n| 1 | 2 |', 'is not shown in the guide'],
  ['a link to elsewhere', '# Titel\n\n[hier](https://voorbeeld.example)', 'is no chapter and no screen'],
  ['a chapter without a title', 'Zomaar tekst', 'begins with no title'],
])('%s is refused by the build', (_what, markdown, reason) => {
  expect(() => readGuideChapter('01-proef.md', markdown)).toThrow(reason);
});

/** Returns the width and height of a WebP in the forms that the browser writes: VP8, VP8L or VP8X. */
function sizeOf(bytes: Buffer): [number, number] {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  throw new Error(`${kind} is not looked into`);
}
