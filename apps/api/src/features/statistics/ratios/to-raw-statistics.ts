import type { Statistic } from '@milieuspoor/contract';
import { sumStated } from '../statistic-forms.ts';
import type { RawTotalRow } from './raw-totals.queries.ts';

/** The MKI by RAW code, of each side and of its product groups in the order in which its total lists them. */
export function toRawStatistics(rows: readonly RawTotalRow[], statistics: readonly Statistic[]): Statistic[] {
  return statistics
    .filter(({ statistic }) => statistic === 'total_mki_reference_calculation')
    .map((total) => {
      const own = rows.filter(({ series }) => series === total.name);
      return {
        ...total,
        statistic: 'raw_id_per_product_group',
        values: byCode(own),
        product_groups: (total.product_groups ?? []).flatMap(({ uuid, name }) => {
          const ofGroup = own.filter(({ productGroupId }) => productGroupId === uuid);
          return ofGroup.length > 0 ? { uuid, name, values: byCode(ofGroup) } : [];
        }),
      };
    });
}

function byCode(rows: readonly RawTotalRow[]): Statistic['values'] {
  const codes = new Map<string, (number | null)[]>();
  for (const { rawCode, mkiEur } of rows) codes.set(rawCode, [...(codes.get(rawCode) ?? []), mkiEur]);
  return Object.fromEntries([...codes].map(([code, figures]) => [code, sumStated(figures)]));
}
