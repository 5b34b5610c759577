import { describe, expect, it } from 'vitest';
import { UNKNOWN_WORK } from './held-work.ts';
import { notApplicableText, shortfallText, sizeText } from './work-texts.ts';

const WHOLE = { ...UNKNOWN_WORK, known: true, open: false };

describe('what a bid lacks, in words', () => {
  it('names the modules with their number of posts, and the posts that are not there', () => {
    const work = {
      ...WHOLE,
      lackingPosts: 5,
      modules: ['A4', 'A5', 'C1', 'C2', 'C3', 'C4'],
      missingPosts: 4,
    } as const;
    expect(shortfallText(work, 'nl')).toBe(
      'A4, A5 en C1-C4 ontbreken geheel of deels bij 5 posten; 4 posten van de baseline staan er niet in',
    );
    expect(shortfallText(work, 'en')).toBe(
      'A4, A5 and C1-C4 are wholly or partly missing at 5 items; 4 items of the baseline are not in it',
    );
  });

  it('agrees with one of them, whose name may be a range', () => {
    expect(shortfallText({ ...WHOLE, lackingPosts: 1, modules: ['A1-A3'] }, 'nl')).toBe(
      'A1-A3 ontbreekt geheel of deels bij 1 post',
    );
    expect(shortfallText({ ...WHOLE, missingPosts: 1 }, 'nl')).toBe(
      '1 post van de baseline staat er niet in',
    );
  });

  it('is that nobody knows, where nobody worked it out, and nothing where nothing lacks', () => {
    expect(shortfallText(UNKNOWN_WORK, 'nl')).toBe('het werk is nog niet met dat van de baseline vergeleken');
    expect(shortfallText(WHOLE, 'nl')).toBe('');
  });
});

it('says of a size that differs by how many posts, and nothing of one that does not', () => {
  expect(sizeText({ fewerPosts: 4, addedPosts: 0, differingPosts: 0 }, 'nl')).toBe(
    'omvang verschilt: 4 posten minder',
  );
  expect(sizeText({ fewerPosts: 1, addedPosts: 2, differingPosts: 3 }, 'en')).toBe(
    'the scope differs: 1 item fewer, 2 items more, 3 items with another quantity or unit',
  );
  expect(sizeText(WHOLE, 'nl')).toBe('');
});

it('says what was recorded as not applicable, with its posts', () => {
  expect(notApplicableText({ subject: 'module:A4', posts: 5 }, 'nl')).toBe('module A4 bij 5 posten');
  expect(notApplicableText({ subject: 'posts', posts: 1 }, 'nl')).toBe(
    'posten van de andere berekening die er niet in staan bij 1 post',
  );
});
