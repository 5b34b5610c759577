import type { Variant, VariantComparisonAnswer, VariantStatisticsAnswer } from '@milieuspoor/contract';
import { type DataType, type SetCode, seesBids, seriesOf, setOfDataType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { bidReader } from '../../bids/bid-reader.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { listStatistics, type StatisticRow } from '../statistics.queries.ts';
import { toStatistics } from '../to-statistics.ts';
import { findWeighing, type Weighing } from '../weighing.queries.ts';
import { toVariantComparison } from './to-variant-comparison.ts';
import { readVariantPairs } from './variant-pairs.ts';
import { listVariants, type VariantRow } from './variants.queries.ts';

export interface VariantRequest {
  readonly slug: string;
  /** null when the calculations may belong to any project of the organisation */
  readonly projectId: string | null;
  readonly calculationIds: readonly string[];
  readonly dataType: DataType;
}

interface Variants {
  readonly organisationId: string;
  /** in the requested order, each once */
  readonly variants: readonly VariantRow[];
  readonly rows: readonly StatisticRow[];
  readonly set: SetCode;
  readonly weighing: Weighing;
}

/** Returns the statistics of each selected calculation separately, by product group. */
export async function getVariantStatistics(
  queries: Queries,
  caller: Caller,
  request: VariantRequest,
): Promise<Outcome<VariantStatisticsAnswer>> {
  const found = await findVariants(queries, caller, request);
  if (!found) return NOT_FOUND;
  const { organisationId, variants, rows, set, weighing } = found;
  const series = variants.map(({ id, calculationType }) => ({ key: id, name: seriesOf(calculationType) }));
  return done({
    message: '',
    ...weighing,
    variants: variants.map(toVariant),
    pairs: await readVariantPairs(queries, variants, { organisationId, set }),
    statistics: toStatistics(rows, { level: 'product_group', set, series }),
  });
}

/** Returns selected calculations of one project beside one another: the totals of each, and its product groups. */
export async function getVariantComparison(
  queries: Queries,
  caller: Caller,
  request: VariantRequest,
): Promise<Outcome<VariantComparisonAnswer>> {
  const found = await findVariants(queries, caller, request);
  if (!found) return NOT_FOUND;
  const { variants, rows, set, weighing } = found;
  return done({
    message: '',
    ...weighing,
    statistics: variants.map((variant) => ({
      ...toVariant(variant),
      set,
      ...toVariantComparison(rows, variant.id),
    })),
  });
}

/**
 * Returns the calculations with their totals; null when one of them does not exist, so that nobody compares fewer than
 * they think.
 */
async function findVariants(
  queries: Queries,
  caller: Caller,
  { slug, projectId, calculationIds, dataType }: VariantRequest,
): Promise<Variants | null> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return null;
  const ids = [...new Set(calculationIds)];
  const reader = seesBids(caller) ? bidReader(caller) : null;
  const known = await listVariants(queries, { organisationId, projectId, calculationIds: ids, reader });
  const variants = ids.flatMap((id) => known.find((variant) => variant.id === id) ?? []);
  if (variants.length < ids.length) return null;
  const set = setOfDataType(dataType);
  const chosen = { organisationId, source: { kind: 'variants', calculationIds: ids }, set } as const;
  const rows = await listStatistics(queries, {
    ...chosen,
    level: 'product_group',
    productGroupId: null,
    productSubGroupId: null,
    withGroupsOfProjects: false,
  });
  return { organisationId, variants, rows, set, weighing: await findWeighing(queries, chosen) };
}

function toVariant({ id, name, calculationType }: VariantRow): Variant {
  return { uuid: id, name, calculation_type: calculationType };
}
