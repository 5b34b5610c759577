import type { VariantComparison } from '@milieuspoor/contract';
import { percentageOf } from '@milieuspoor/domain';
import { impactsOf, materialOf, resourceOf } from '../covered-row.ts';
import { toCovered } from '../statistic-forms.ts';
import type { StatisticRow } from '../statistics.queries.ts';
import { inOrder } from '../to-statistics.ts';
import { wholeRows } from '../whole-rows.ts';

type Comparison = Omit<VariantComparison, 'uuid' | 'name' | 'calculation_type' | 'set'>;

/** Returns the totals of one of the calculations; its product groups in the order that all of them share. */
export function toVariantComparison(rows: readonly StatisticRow[], calculationId: string): Comparison {
  const whole = wholeRows(rows).find(({ series }) => series === calculationId);
  if (!whole) throw new Error('A stored calculation has totals');
  const { mki, co2 } = impactsOf(whole);
  const secondary = resourceOf(whole, 'secondaryTon');
  const { items, undeclared, incomplete } = toCovered({
    eci: mki,
    co2,
    primary_material: resourceOf(whole, 'primaryTon'),
    secondary_material: secondary,
    biobased_material: resourceOf(whole, 'biobasedTon'),
  });
  return {
    eci: mki.amount,
    co2: co2.amount,
    primary_material: whole.primaryTon,
    secondary_material: whole.secondaryTon,
    biobased_material: whole.biobasedTon,
    percentage_secondary_of_total: percentageOf(secondary, materialOf(whole)),
    items,
    undeclared,
    incomplete,
    product_groups: inOrder(rows.filter(({ childId }) => childId !== null))
      .filter(({ series }) => series === calculationId)
      .map((row) => {
        const group = impactsOf(row).mki;
        return {
          uuid: row.childId ?? '',
          name: row.childName ?? '',
          eci: group.amount,
          percentage_of_total: percentageOf(group, mki),
        };
      }),
  };
}
