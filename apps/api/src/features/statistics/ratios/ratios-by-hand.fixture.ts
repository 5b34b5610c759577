import type { RatioStatistic } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import type { Pair } from '../by-hand.fixture.ts';

export const keyOf = ({
  product_group,
  name,
  unit,
}: Pick<RatioStatistic, 'product_group' | 'name' | 'unit'>) => [product_group.name, name, unit].join(' / ');

/** The ratios of what was chosen to be built, per product sub-group and unit. */
export function ratiosByHand(
  pairs: readonly Pair[],
  set: SetCode,
): Map<string, Record<string, Record<'avg' | 'max' | 'min' | 'sum', number | null>>> {
  const items = pairs
    .flatMap(({ optimization }) => optimization.items)
    .filter((item) => item.workScope === 'new' && item.profiles[set]);
  const groups = Map.groupBy(items, (item) =>
    [item.productGroup, item.productSubGroup, item.unit].join(' / '),
  );
  return new Map(
    [...groups].map(([key, group]) => {
      const rowSum = (row: readonly (number | null)[] | undefined) =>
        row?.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      const column = (perUnit: (item: (typeof items)[number]) => number | undefined) => {
        const stated = group.flatMap((item) => {
          const value = perUnit(item);
          return value === undefined ? [] : [{ value, units: item.quantity }];
        });
        if (stated.length === 0) return { avg: null, max: null, min: null, sum: null };
        const sum = stated.reduce((total, { value, units }) => total + value * units, 0);
        const values = stated.map(({ value }) => value);
        const avg = sum / stated.reduce((total, { units }) => total + units, 0);
        return { avg, max: Math.max(...values), min: Math.min(...values), sum };
      };
      const quantities = group.map(({ quantity }) => quantity);
      const units = quantities.reduce((sum, quantity) => sum + quantity, 0);
      return [
        key,
        {
          eci: column((item) => rowSum(item.profiles[set]?.MKI)),
          co2: column((item) => rowSum(item.profiles[set]?.[set === 'a1' ? 'GWP' : 'GWP-total'])),
          secondary_material: column((item) => item.resources.secondaryTon),
          total_units: {
            avg: units / quantities.length,
            max: Math.max(...quantities),
            min: Math.min(...quantities),
            sum: units,
          },
        },
      ];
    }),
  );
}
