import { versionMoment } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import type { CalculationRow } from '../calculations/calculation-row.queries.ts';
import { insertFigures } from '../calculations/figures/insert-calculation.queries.ts';
import type { StoredCalculation } from '../calculations/figures/stored-calculation.ts';
import { forgetScopesOf } from '../calculations/scope/pair-scopes.queries.ts';

const FIGURE_TABLES = [
  'calculation_item',
  'calculation_total',
  'calculation_comparable',
  'calculation_ratio_total',
  'calculation_raw_total',
  'calculation_known_product',
] as const;

/**
 * Replaces a calculation's figures, as a new revision of it; must run in one transaction. What people entered, its file
 * and its place among the others do not change. The update of its row invalidates cached answers.
 */
export async function replaceFigures(
  queries: Queries,
  calculation: Pick<CalculationRow, 'id' | 'organisationId' | 'modifiedAt'>,
  fresh: StoredCalculation,
  { readerVersion, now }: { readonly readerVersion: string; readonly now: Date },
): Promise<void> {
  const { id, organisationId } = calculation;
  await forgetScopesOf(queries, calculation);
  for (const table of FIGURE_TABLES)
    await queries.execute(sql`
      DELETE FROM ${sql.identifier(table)} WHERE calculation_id = ${id} AND organisation_id = ${organisationId}`);
  await queries.execute(sql`
    UPDATE calculation SET revision = revision + 1, modified_at = ${versionMoment(now, calculation.modifiedAt)},
      sets = ${sql.param(fresh.sets)}::text[], headline_set = ${fresh.headlineSet},
      headline_mki_eur = ${fresh.headlineMkiEur}, headline_co2_kg = ${fresh.headlineCo2Kg},
      a1_weights_version = ${fresh.weightsVersions.a1}, a2_weights_version = ${fresh.weightsVersions.a2},
      warnings = ${JSON.stringify(fresh.warnings)}::jsonb, reader_version = ${readerVersion}
    WHERE id = ${id} AND organisation_id = ${organisationId}`);
  await insertFigures(queries, { calculationId: id, organisationId }, fresh);
}
