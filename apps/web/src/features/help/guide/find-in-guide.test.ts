import { expect, it } from 'vitest';
import { findInGuide } from './find-in-guide.ts';
import type { GuideChapter } from './guide-chapter.ts';

const CHAPTERS: readonly GuideChapter[] = [
  {
    slug: 'gunning',
    title: 'MKI als gunningscriterium',
    blocks: [
      { kind: 'paragraph', line: ['Een lagere MKI geeft korting.'] },
      { kind: 'heading', id: 'openen', text: 'Openen' },
      {
        kind: 'list',
        ordered: true,
        items: [['Kies een ', { kind: 'label', text: 'Getuige' }, '.'], ['Eén keer, voor altijd.']],
      },
    ],
  },
];

it('finds a section by words of it and of its headings, in any order and without their accents', () => {
  expect(findInGuide(CHAPTERS, 'een getuige GUNNINGSCRITERIUM')).toEqual([
    {
      chapter: 'gunning',
      title: 'MKI als gunningscriterium',
      section: { id: 'openen', text: 'Openen' },
      excerpt: 'Kies een Getuige. Eén keer, voor altijd.',
    },
  ]);
  expect(findInGuide(CHAPTERS, 'korting')).toMatchObject([{ section: null }]);
});

it('finds nothing where one of the words is missing, and nothing for no words', () => {
  expect(findInGuide(CHAPTERS, 'getuige winnaar')).toEqual([]);
  expect(findInGuide(CHAPTERS, '  ')).toEqual([]);
});

it('a long text is shown around the word, in whole words', () => {
  const line = [`${'aan het begin '.repeat(20)}staat de baseline${' en verder'.repeat(30)}`];
  const [found] = findInGuide([{ slug: 'x', title: 'X', blocks: [{ kind: 'paragraph', line }] }], 'baseline');
  expect(found?.excerpt).toMatch(/^… .*staat de baseline en verder.* …$/);
  const known = new Set(['…', ...line.join(' ').split(' ')]);
  expect(found?.excerpt.split(' ').filter((word) => !known.has(word))).toEqual([]);
  expect(found?.excerpt.length).toBeLessThan(170);
});
