import { expect, it } from 'vitest';
import { exampleResult } from './example-work.ts';

/** euro per kg CO2-eq in the first weights of Set A1 */
const EUR_PER_KG = 0.05;

it('the example comes to what can be added up by hand', () => {
  const { posts, compared } = exampleResult();
  expect(posts.map(({ baselineEur }) => baselineEur)).toEqual([
    expect.closeTo(1200 * 69 * EUR_PER_KG),
    expect.closeTo(500 * 15 * EUR_PER_KG),
    expect.closeTo(3000 * 7 * EUR_PER_KG),
  ]);
  expect(compared.comparison).toMatchObject({
    baseline: expect.closeTo(5565),
    optimization: expect.closeTo(3845),
    share: expect.closeTo(-1720 / 5565),
  });
});
