import {
  NO_YEARS_MESSAGE,
  type RatioFilters,
  type RatioStatistic,
  type RatioStatisticsAnswer,
  type RatioValues,
} from '@milieuspoor/contract';
import {
  RATIO_AGGREGATES,
  type RatioAggregate,
  type RatioColumn,
  type RatioColumnConfig,
  type RatioSide,
  type SetCode,
  unitsBySpelling,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { findOrganisationId } from '../../organisations/organisations.queries.ts';
import { EVERY_PAIR } from '../chosen-calculations.queries.ts';
import { listCompletionYears } from '../statistics.queries.ts';
import { findWeighing, NOTHING_WEIGHED } from '../weighing.queries.ts';
import {
  listRatioGroups,
  listRatios,
  listRatioUnits,
  type RatioFigures,
  type RatioRow,
} from './ratio.queries.ts';

/** Returns the product groups and years for which ratios can be requested. */
export async function getRatioFilters(
  queries: Queries,
  caller: Caller,
  slug: string,
): Promise<Outcome<RatioFilters>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  const groups = await listRatioGroups(queries, organisationId);
  return done({
    product_groups: groups.sort((left, right) => left.name.localeCompare(right.name, 'nl')),
    design_phase_complete_date__year: await listCompletionYears(queries, organisationId),
  });
}

export interface RatioRequest {
  readonly slug: string;
  readonly set: SetCode;
  /** the calculations of the pairs whose work it is */
  readonly side: RatioSide;
  readonly productGroupId: string | null;
  readonly years: readonly number[] | null;
  /** null for every column and every aggregate of it */
  readonly columns: readonly RatioColumnConfig[] | null;
}

/** Returns the costs per unit of each product sub-group, on one side of the organisation's completed projects. */
export async function getRatioStatistics(
  queries: Queries,
  caller: Caller,
  { slug, set, side, productGroupId, years, columns }: RatioRequest,
): Promise<Outcome<RatioStatisticsAnswer>> {
  const organisationId = await findOrganisationId(queries, caller.scope, slug);
  if (!organisationId) return NOT_FOUND;
  if (years?.length === 0) return done({ message: NO_YEARS_MESSAGE, statistics: [], ...NOTHING_WEIGHED });
  const filter = { ...EVERY_PAIR, years };
  const units = unitsBySpelling(await listRatioUnits(queries, { organisationId, side }));
  const rows = await listRatios(queries, { organisationId, set, side, productGroupId, filter, units });
  const statistics = rows
    .map((row) => toRatioStatistic(row, columns))
    .sort(
      (left, right) =>
        left.name.localeCompare(right.name, 'nl') ||
        left.product_group.name.localeCompare(right.product_group.name, 'nl') ||
        left.unit.localeCompare(right.unit, 'nl'),
    );
  const source = { kind: 'pairs', projectIds: null, filter } as const;
  const weighing = await findWeighing(queries, { organisationId, source, set });
  return done({ message: '', statistics, ...weighing });
}

function toRatioStatistic(row: RatioRow, columns: readonly RatioColumnConfig[] | null): RatioStatistic {
  const leavesOpen: Partial<Record<RatioColumn, boolean>> = {
    eci: row.mkiIncomplete,
    co2: row.co2Incomplete,
  };
  const values = (column: RatioColumn, figures: RatioFigures, over = figures.units) => {
    const asked = RATIO_AGGREGATES.filter((each) => columns?.includes(`${column}:${each}`) ?? true);
    const incomplete = leavesOpen[column] ?? false;
    return asked.length > 0 ? { [column]: { ...pick(figures, over, asked), incomplete } } : {};
  };
  return {
    uuid: row.productSubGroupId,
    name: row.productSubGroup,
    product_group: { uuid: row.productGroupId, name: row.productGroup },
    unit: row.unit,
    items: row.items,
    projects: row.projects,
    ...values('eci', row.mkiEur),
    ...values('co2', row.co2Kg),
    ...values('total_units', row.units, row.items),
    ...values('secondary_material', row.secondaryTon),
  };
}

/** Returns the requested aggregates; the average is the sum divided by the number of units or items. */
function pick(
  figures: RatioFigures,
  over: number | null,
  asked: readonly RatioAggregate[],
): Omit<RatioValues, 'incomplete'> {
  const avg = figures.sum === null || !over ? null : figures.sum / over;
  const { projects, items, of } = figures;
  return {
    ...Object.fromEntries(asked.map((each) => [each, { ...figures, avg }[each]])),
    projects,
    of,
    items: items ?? 0,
  };
}
