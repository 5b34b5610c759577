import { BARE_ROW, type SetCode } from '@milieuspoor/domain';
import { type SQL, sql } from '../../../database/sql.ts';

/**
 * Tells of a row of `calculation` what `weighsIn` tells of its items: whether the weights of a set count in its MKI. That is
 * stored with the calculation: where they don't, every item would have to be looked at.
 */
export function weighsIn(set: SetCode): SQL {
  return sql`EXISTS (
    SELECT FROM calculation_comparable AS weighed
    WHERE weighed.calculation_id = calculation.id AND weighed.organisation_id = calculation.organisation_id
      AND weighed.${sql.identifier(`${set}_weighed`)})`;
}

/**
 * Tells the same of the items of a calculation, to be stored with it. Nearly always the first item tells. Items of which is
 * not known what they declare count as weighed.
 */
export function itemsWeighIn(
  set: SetCode,
  { calculationId, organisationId }: { readonly calculationId: string; readonly organisationId: string },
): SQL {
  const declared = sql.identifier(`${set}_declared`);
  return sql`EXISTS (
    SELECT FROM calculation_item
    WHERE calculation_id = ${calculationId} AND organisation_id = ${organisationId}
      AND ${sql.identifier(`${set}_mki_eur`)} IS NOT NULL
      AND (${declared} IS NULL OR ${BARE_ROW}::float8 <> ANY(${declared})))`;
}

/**
 * Tells of a row of `calculation` whether weights count in its MKI that nobody confirmed. Of a version that is confirmed no
 * item is looked at: where an MKI is only stated, that would be all of them.
 */
export function unconfirmedWeighsIn(set: SetCode): SQL {
  return sql`CASE WHEN calculation.${sql.identifier(`${set}_weights_version`)} IN (
    SELECT unconfirmed.version FROM unconfirmed_weights AS unconfirmed WHERE unconfirmed.set_code = ${set}
  ) THEN ${weighsIn(set)} ELSE false END`;
}
