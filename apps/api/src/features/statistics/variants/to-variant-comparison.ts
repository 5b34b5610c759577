import type { VariantComparison } from '@milieuspoor/contract';
import { percentageOf, statedCo2, sumStated } from '../statistic-forms.ts';
import type { StatisticRow } from '../statistics.queries.ts';
import { inOrder, wholeRows } from '../to-statistics.ts';

type Comparison = Omit<VariantComparison, 'uuid' | 'name' | 'calculation_type' | 'set'>;

/** What one of the calculations comes to; its product groups in the order that all of them share. */
export function toVariantComparison(rows: readonly StatisticRow[], calculationId: string): Comparison {
  const whole = wholeRows(rows).find(({ series }) => series === calculationId);
  if (!whole) throw new Error('A stored calculation has totals');
  const eci = sumStated(whole.mkiEur);
  const { primaryTon, secondaryTon, biobasedTon } = whole;
  return {
    eci,
    co2: sumStated(statedCo2(whole)),
    primary_material: primaryTon,
    secondary_material: secondaryTon,
    biobased_material: biobasedTon,
    percentage_secondary_of_total: percentageOf(secondaryTon, primaryTon + secondaryTon + biobasedTon),
    product_groups: inOrder(rows.filter(({ childId }) => childId !== null))
      .filter(({ series }) => series === calculationId)
      .map((row) => ({
        uuid: row.childId ?? '',
        name: row.childName ?? '',
        eci: sumStated(row.mkiEur),
        percentage_of_total: percentageOf(sumStated(row.mkiEur), eci),
      })),
  };
}
