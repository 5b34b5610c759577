import { BARE_ROW, RESOURCE_KEYS, type Resources, type ValuedItem } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { sumUp } from '../figures/to-stored-calculation.ts';
import { toCompared } from './to-compared.ts';

const NOTHING = Object.fromEntries(RESOURCE_KEYS.map((key) => [key, 0])) as Resources;
const PRODUCTION = [true, ...Array.from({ length: 9 }, () => false)];
const inProduction = (value: number) => PRODUCTION.map((declared) => (declared ? value : null));

function item(productGroup: string, productSubGroup: string, eur: number): ValuedItem {
  const described = {
    postNumber: `${eur}`,
    product: 'p',
    unit: 'm2',
    quantity: 1,
    rawCode: null,
    nmdCategory: null,
  };
  return {
    item: { ...described, productGroup, productSubGroup, workScope: 'new', resources: NOTHING },
    impacts: {
      a1: {
        mkiEur: inProduction(eur),
        co2Kg: inProduction(10 * eur),
        mkiSource: 'mki-row',
        undeclared: [],
        incomplete: PRODUCTION.map((declared) => !declared),
        declared: PRODUCTION.map((declared) => (declared ? BARE_ROW : null)),
      },
    },
    resources: NOTHING,
  };
}

it('a workbook is compared as a whole, and by each of its groups with all their content', () => {
  const items = [item('Weg', 'Fundering', 1), item('Brug', 'Dek', 20), item('Weg', 'Asfalt', 300)];
  const compared = toCompared(items, sumUp(items), 'a1');
  expect(compared?.total).toMatchObject({ mki: { amount: 321 }, co2: { amount: 3210 } });
  expect(compared?.groups.map(({ name, mki }) => [name, mki.amount, mki.items])).toEqual([
    ['Weg', 301, 2],
    ['Brug', 20, 1],
  ]);
  expect(compared?.items.map(({ postNumber }) => postNumber)).toEqual(['1', '20', '300']);
});

it('a workbook without the set is not compared', () => {
  const items = [item('Weg', 'Fundering', 1)];
  expect(toCompared(items, sumUp(items), 'a2')).toBeNull();
});
