import { describe, expect, it } from 'vitest';
import { examplePost } from './example-post.fixture.ts';
import { matchPosts } from './match-posts.ts';
import type { ScopePost } from './scope-post.ts';

const by = (before: Partial<ScopePost>, after: Partial<ScopePost>) =>
  matchPosts([examplePost(before)], [examplePost(after)]).matched[0]?.by ?? null;

describe('a post is found on the other side', () => {
  it('by its number, where the work is the same', () => {
    expect(by({}, {})).toBe('post-number');
    expect(by({}, { quantity: 99 })).toBe('post-number');
  });

  it('by its RAW code, whatever else was changed', () => {
    expect(by({ rawCode: '22.1' }, { rawCode: '22.1', postNumber: '7' })).toBe('raw-code');
    const other = { postNumber: '7', productGroup: 'Groen', product: 'Gras', unit: 'm2' };
    expect(by({ rawCode: '22.1' }, { rawCode: '22.1', ...other })).toBe('raw-code');
  });

  it('by group, sub-group, product and unit, where neither number nor code finds any', () => {
    expect(by({ rawCode: '22.1' }, { rawCode: '23.4', postNumber: '7' })).toBe('product');
    expect(by({}, { postNumber: '7', product: ' ZAND ' })).toBe('product');
    for (const changed of [{ productSubGroup: 'Afgraven' }, { product: 'Klei' }, { unit: 'ton' }])
      expect(by({}, { postNumber: '7', ...changed }), JSON.stringify(changed)).toBeNull();
  });

  it('by its unit in any spelling', () => {
    expect(by({}, { postNumber: '7', unit: 'kuub' })).toBe('product');
    expect(by({ unit: 'st' }, { postNumber: '7', unit: 'Piece' })).toBe('product');
    expect(by({}, { product: 'Gras', productGroup: 'Groen', unit: 'kuub' })).toBe('post-number');
  });

  it('by its number at other work at last, within the group or in the same unit', () => {
    expect(by({}, { product: 'Klei', unit: 'ton' })).toBe('post-number');
    expect(by({}, { product: 'Gras', productGroup: 'Groen' })).toBe('post-number');
    expect(by({}, { product: 'Gras', productGroup: 'Groen', unit: 'm2' })).toBeNull();
  });

  it('by no number or code that is not there', () => {
    const other = { product: 'Klei' };
    expect(by({ postNumber: ' ', rawCode: '' }, { postNumber: '', rawCode: '', ...other })).toBeNull();
  });
});

it('one post more in front numbers all that follow anew, and each is found by what it is', () => {
  const [sand, clay, peat] = ['Zand', 'Klei', 'Veen'];
  const numbered = (products: readonly string[]) =>
    products.map((product, place) => examplePost({ postNumber: String(place + 1), product }));
  const { matched, missing, added } = matchPosts(numbered([sand, clay]), numbered([peat, sand, clay]));
  expect(matched.map(({ baseline, optimization }) => [baseline.product, optimization.product])).toEqual([
    [sand, sand],
    [clay, clay],
  ]);
  expect(missing).toEqual([]);
  expect(added.map(({ product }) => product)).toEqual([peat]);
});

it('posts that share what they are found by are taken in their order, each once', () => {
  const posts = (count: number) =>
    Array.from({ length: count }, (_, position) => examplePost({ position, postNumber: '' }));
  const { matched, missing, added } = matchPosts(posts(3), posts(2));
  expect(matched.map(({ baseline, optimization }) => [baseline.position, optimization.position])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(missing.map(({ position }) => position)).toEqual([2]);
  expect(added).toEqual([]);
});
