import { expect, it } from 'vitest';
import { compareScope } from '../scope/compare-scope.ts';
import { examplePost, perModule } from '../scope/example-post.fixture.ts';
import { largestChanges } from './largest-changes.ts';
import { postChanges } from './post-changes.ts';

/** Returns a post with an own name and MKI, and 10 kg CO2-eq for each euro. */
const post = (position: number, eur: number, quantity = 10) =>
  examplePost({
    ...{ position, postNumber: String(position), product: `Product ${position}`, quantity },
    ...{ mkiEur: perModule({ 'A1-A3': eur }), co2Kg: perModule({ 'A1-A3': 10 * eur }) },
  });
const NOTHING_SAID = { baseline: [], optimization: [] };

it('the posts that change most come first, additions and savings alike, and the others are added up', () => {
  const baseline = [post(1, 100), post(2, 100), post(3, 100), post(4, 100), post(5, 70)];
  // 1 is halved, 2 costs 20 less, 3 costs 5 more, 4 is as it was, 5 is left out and 6 is added.
  const optimization = [post(1, 50, 5), post(2, 80), post(3, 105), post(4, 100), post(6, 60)];
  const changes = postChanges(compareScope(baseline, optimization), NOTHING_SAID);
  const { largest, others } = largestChanges(changes, 3);
  expect(largest.map(({ postNumber, kinds, mkiEur, co2Kg }) => [postNumber, kinds, mkiEur, co2Kg])).toEqual([
    ['5', ['left-out'], -70, -700],
    ['6', ['added'], 60, 600],
    ['1', ['quantity'], -50, -500],
  ]);
  expect(others).toEqual({ posts: 2, mkiEur: -15, co2Kg: -150 });
  expect(largest[0]).toMatchObject({
    baseline: { product: 'Product 5', quantity: 10, unit: 'm3' },
    optimization: null,
  });
  expect(largest[2]).toMatchObject({ baseline: { quantity: 10 }, optimization: { quantity: 5 } });
});

it('where nothing changed there is nothing, and no others', () => {
  const same = [post(1, 100)];
  const changes = postChanges(compareScope(same, [post(1, 100)]), NOTHING_SAID);
  expect(largestChanges(changes, 10)).toEqual({
    largest: [],
    others: { posts: 0, mkiEur: 0, co2Kg: 0 },
  });
});
