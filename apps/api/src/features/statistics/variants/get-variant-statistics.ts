import type { Variant, VariantComparisonAnswer, VariantStatisticsAnswer } from '@milieuspoor/contract';
import { type DataType, type SetCode, seriesOf, setOfDataType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { listStatistics, type StatisticRow } from '../statistics.queries.ts';
import { toStatistics } from '../to-statistics.ts';
import { listUnconfirmedWeights } from '../unconfirmed-weights.queries.ts';
import { toVariantComparison } from './to-variant-comparison.ts';
import { listVariants, type VariantRow } from './variants.queries.ts';

export interface VariantRequest {
  readonly slug: string;
  /** null when the calculations may be of any project of the organisation */
  readonly projectId: string | null;
  readonly calculationIds: readonly string[];
  readonly dataType: DataType;
}

interface Variants {
  /** in the order asked, each once */
  readonly variants: readonly VariantRow[];
  readonly rows: readonly StatisticRow[];
  readonly set: SetCode;
  readonly weightsUnconfirmed: readonly string[];
}

/** The statistics of each selected calculation by itself, by product group. */
export async function getVariantStatistics(
  queries: Queries,
  caller: Caller,
  request: VariantRequest,
): Promise<Outcome<VariantStatisticsAnswer>> {
  const found = await findVariants(queries, caller, request);
  if (!found) return NOT_FOUND;
  const { variants, rows, set, weightsUnconfirmed } = found;
  const series = variants.map(({ id, calculationType }) => ({ key: id, name: seriesOf(calculationType) }));
  return done({
    message: '',
    weights_unconfirmed: [...weightsUnconfirmed],
    variants: variants.map(toVariant),
    statistics: toStatistics(rows, { level: 'product_group', set, series }),
  });
}

/** Selected calculations of one project beside one another: what each comes to, and its product groups. */
export async function getVariantComparison(
  queries: Queries,
  caller: Caller,
  request: VariantRequest,
): Promise<Outcome<VariantComparisonAnswer>> {
  const found = await findVariants(queries, caller, request);
  if (!found) return NOT_FOUND;
  const { variants, rows, set, weightsUnconfirmed } = found;
  return done({
    message: '',
    weights_unconfirmed: [...weightsUnconfirmed],
    statistics: variants.map((variant) => ({
      ...toVariant(variant),
      set,
      ...toVariantComparison(rows, variant.id),
    })),
  });
}

/** The calculations with their totals; null when one of them is not there, so that nobody compares less than they think. */
async function findVariants(
  queries: Queries,
  caller: Caller,
  { slug, projectId, calculationIds, dataType }: VariantRequest,
): Promise<Variants | null> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return null;
  const ids = [...new Set(calculationIds)];
  const known = await listVariants(queries, { organisationId, projectId, calculationIds: ids });
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
  return { variants, rows, set, weightsUnconfirmed: await listUnconfirmedWeights(queries, chosen) };
}

function toVariant({ id, name, calculationType }: VariantRow): Variant {
  return { uuid: id, name, calculation_type: calculationType };
}
