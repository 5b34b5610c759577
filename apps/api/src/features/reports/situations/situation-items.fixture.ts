import { type CalculationItem, LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import {
  calculation,
  DIESEL,
  emissionFree,
  existingWork,
  newWork,
} from '../../../../demonstration/composition.ts';
import { demonstrationItems } from '../../../../demonstration/demonstration-items.ts';
import type { CompositionItem, Execution } from '../../../../demonstration/demonstration-plan.ts';

/** The posts of a street, as they would be made without thinking of the environment, and as somebody designed it. */
const STREET = [
  ...existingWork({ 'grond-afvoeren': 3100 }),
  ...newWork({ menggranulaat: 9800, 'ac-base': 3300, 'ac-bind': 1450, 'sma-surf': 900, trottoirband: 2600 }),
  ...newWork({ betonstraatsteen: 3400, 'betonbuis-500': 420, 'pvc-250': 650, 'gebakken-klinker': 1300 }),
  ...newWork({ lichtmast: 74, 'led-armatuur': 74, 'boom-planten': 120, bomensubstraat: 500, zandbed: 2900 }),
];
const BETTER_STREET = [
  ...existingWork({ 'grond-afvoeren': 2200, 'grond-in-werk': 900 }),
  ...newWork({ menggranulaat: 9800, 'ac-base-leab-60': 3300, 'ac-bind': 1450, 'sma-surf': 860 }),
  ...newWork({ trottoirband: 2400, 'betonstraatsteen-co2-arm': 3400, 'betonbuis-500': 420, 'pvc-250': 650 }),
  ...newWork({
    'gebakken-klinker': 1300,
    'lichtmast-gerecycled': 74,
    'led-armatuur': 70,
    'boom-planten': 140,
  }),
  ...newWork({ bomensubstraat: 500, zandbed: 2900 }),
];

function itemsOf(items: readonly CompositionItem[], execution: Execution): readonly CalculationItem[] {
  const written = {
    name: '',
    createdAt: '2026-01-01T00:00:00Z',
    items,
    execution,
    sets: ['a1', 'a2'],
  } as const;
  return demonstrationItems(calculation('design-baseline', written));
}

export const street = (): readonly CalculationItem[] => itemsOf(STREET, DIESEL);
export const betterStreet = (share = 0.4): readonly CalculationItem[] =>
  itemsOf(BETTER_STREET, emissionFree(share, share / 2));

/** Returns the same work with each quantity times this factor, for an offer that saves on all of it. */
export function times(items: readonly CalculationItem[], factor: number): readonly CalculationItem[] {
  return items.map((item) => ({ ...item, quantity: Math.round(item.quantity * factor * 10) / 10 }));
}

/** Returns the same work by a bidder whose materials cost this part of the environment. */
export function greener(items: readonly CalculationItem[], factor: number): readonly CalculationItem[] {
  return items.map((item) => ({
    ...item,
    profiles: mapProfiles(item, (value) => (value === null ? null : Number((value * factor).toPrecision(6)))),
  }));
}

/** Returns the same work with these modules left empty. */
export function without(
  items: readonly CalculationItem[],
  modules: readonly LifeCycleModule[],
): readonly CalculationItem[] {
  return items.map((item) => ({
    ...item,
    profiles: mapProfiles(item, (value, module) => (modules.includes(module) ? null : value)),
  }));
}

function mapProfiles(
  { profiles }: CalculationItem,
  change: (value: number | null, module: LifeCycleModule) => number | null,
): CalculationItem['profiles'] {
  return Object.fromEntries(
    Object.entries(profiles).map(([set, profile]) => [
      set,
      Object.fromEntries(
        Object.entries(profile).map(([indicator, values]) => [
          indicator,
          values.map((value, place) => change(value, LIFE_CYCLE_MODULES[place] ?? 'D')),
        ]),
      ),
    ]),
  );
}

/** Returns work of this many product groups, with names as long as groups have in practice. */
export function manyGroups(items: readonly CalculationItem[], groups: number): readonly CalculationItem[] {
  return Array.from({ length: groups }, (_, place) => {
    const item = items[place % items.length];
    if (!item) throw new Error('There are no items to take groups from');
    const round = Math.floor(place / items.length);
    const productGroup = round === 0 ? item.productGroup : `${item.productGroup}, deelgebied ${round + 1}`;
    return {
      ...item,
      postNumber: String((place + 1) * 10).padStart(4, '0'),
      productGroup: `${productGroup} ${(place % items.length) + 1}`,
      quantity: Math.round((item.quantity / (round + 1)) * 10) / 10,
    };
  });
}
