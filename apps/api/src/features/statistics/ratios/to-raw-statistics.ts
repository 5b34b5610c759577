import type { Statistic } from '@milieuspoor/contract';
import type { RawTotalRow } from './raw-totals.queries.ts';

/** Returns the MKI by RAW code, of each side and of its product groups in the order of its total. */
export function toRawStatistics(rows: readonly RawTotalRow[], statistics: readonly Statistic[]): Statistic[] {
  return statistics
    .filter(({ statistic }) => statistic === 'total_mki_reference_calculation')
    .map((total) => {
      const own = rows.filter(({ series }) => series === total.name);
      return {
        ...total,
        statistic: 'raw_id_per_product_group',
        ...WHOLE,
        values: byCode(own),
        product_groups: (total.product_groups ?? []).flatMap(({ uuid, name, items }) => {
          const ofGroup = own.filter(({ productGroupId }) => productGroupId === uuid);
          return ofGroup.length > 0 ? { uuid, name, items, ...WHOLE, values: byCode(ofGroup) } : [];
        }),
      };
    });
}

/** Every item with a code has an MKI; the completeness is stated with the total and its product groups. */
const WHOLE = { undeclared: {}, incomplete: {} };

function byCode(rows: readonly RawTotalRow[]): Statistic['values'] {
  const codes: Record<string, number | null> = {};
  for (const { rawCode, mkiEur } of rows) {
    const former = codes[rawCode] ?? null;
    codes[rawCode] = former === null || mkiEur === null ? (former ?? mkiEur) : former + mkiEur;
  }
  return codes;
}
