import { expect, it } from 'vitest';
import { FIRST_WEIGHTED_SETS } from '../indicators/first-weight-tables.ts';
import { exampleItem } from './example-item.fixture.ts';
import { valueItem, zeroPerModule } from './value-item.ts';
import { weighsIn } from './weighs-in.ts';

const weighed = exampleItem();
const bare = exampleItem({ profiles: { a1: { MKI: zeroPerModule().with(0, 5), GWP: zeroPerModule() } } });
const values = (...items: (typeof weighed)[]) =>
  items.map((item) => valueItem(item, FIRST_WEIGHTED_SETS).valued);

it('the weights count where at least one item is weighed', () => {
  expect(weighsIn(values(weighed), 'a1')).toBe(true);
  expect(weighsIn(values(bare, weighed), 'a1')).toBe(true);
});

it('the weights don’t count where every MKI is stated, where no work was done, and in a set that isn’t there', () => {
  expect(weighsIn(values(bare), 'a1')).toBe(false);
  expect(weighsIn(values(exampleItem({ quantity: 0 })), 'a1')).toBe(false);
  expect(weighsIn(values(weighed), 'a2')).toBe(false);
});
