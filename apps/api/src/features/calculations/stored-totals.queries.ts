import { type PerModule, SET_CODES, type SetTotal } from '@milieuspoor/domain';
import { sql } from '../../database/sql.ts';

/** A sum in one set, with its coverage. */
export type StoredTotal = Pick<SetTotal, 'mkiEur' | 'itemCount' | 'itemsUndeclared' | 'itemsWithoutCo2'> & {
  /** null where no item states any */
  readonly co2Kg: PerModule | null;
};

/**
 * The contents of `total`, a row of calculation_total, in each set. JSON preserves every digit of a number, so that a
 * sum of these equals the stored sum.
 */
export const STORED_TOTALS = sql`json_build_object(${sql.join(
  SET_CODES.map((set) => {
    const column = (name: string) => sql`total.${sql.identifier(`${set}_${name}`)}`;
    return sql`${sql.raw(`'${set}'`)}, CASE WHEN ${column('items')} > 0 THEN json_build_object(
      'mkiEur', ${column('mki_eur')}, 'co2Kg', ${column('co2_kg')}, 'itemCount', ${column('items')},
      'itemsUndeclared', ${column('items_undeclared')}, 'itemsWithoutCo2', ${column('items_without_co2')}) END`;
  }),
  sql`, `,
)})`;
