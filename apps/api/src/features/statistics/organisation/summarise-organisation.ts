import {
  NO_YEARS_MESSAGE,
  type OrganisationStatisticsAnswer,
  type ReductionEnds,
  type Reductions,
  type StatisticOthers,
} from '@milieuspoor/contract';
import {
  type CoveredSum,
  type DataType,
  type Language,
  reductionEnds,
  reductionRange,
  SECTOR_LABELS,
  setOfDataType,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import type { PairFilter } from '../chosen-calculations.queries.ts';
import { impactsOf, materialOf } from '../covered-row.ts';
import { findBases } from '../figure-bases.ts';
import { pairsByProject, toPair } from '../row-pairs.ts';
import { listProjectWork } from '../scope-of-pair.queries.ts';
import { listStatistics, type StatisticRow } from '../statistics.queries.ts';
import { toChanges } from '../to-changes.ts';
import { toStatistics } from '../to-statistics.ts';
import { findWeighing, NOTHING_WEIGHED } from '../weighing.queries.ts';
import { findOrganisationFilters } from './organisation-filters.queries.ts';

export interface OrganisationStatisticsRequest {
  readonly slug: string;
  readonly filter: PairFilter;
  readonly dataType: DataType;
  readonly language: Language;
}

const KINDS: readonly string[] = ['total_mki_reference_calculation', 'co2', 'material'];

/** Returns the totals of an organisation's completed projects, and how far each stays below its baseline. */
export async function summariseOrganisation(
  queries: Queries,
  caller: Caller,
  { slug, filter, dataType, language }: OrganisationStatisticsRequest,
): Promise<Outcome<OrganisationStatisticsAnswer>> {
  const organisation = await findOrganisationFilters(queries, caller.scope, slug);
  if (!organisation) return NOT_FOUND;
  const filters = {
    sector: organisation.sectors.map((value) => ({ value, display_name: SECTOR_LABELS[language][value] })),
    design_phase_complete_date__year: [...organisation.years],
  };
  if (filter.years?.length === 0)
    return done({
      message: NO_YEARS_MESSAGE,
      statistics: [],
      changes: null,
      ...NOTHING_WEIGHED,
      reductions: reductionsOf([]),
      reduction_ends: endsOf([]),
      filters,
    });

  const set = setOfDataType(dataType);
  const question = {
    organisationId: organisation.id,
    source: { kind: 'pairs', projectIds: null, filter },
    set,
    level: 'project',
    productGroupId: null,
    productSubGroupId: null,
    withGroupsOfProjects: false,
  } as const;
  const rows = await listStatistics(queries, question);
  // Nothing is split further than by project.
  const bases = await findBases(rows, async () => []);
  const statistics = toStatistics(rows, { level: 'project', set, bases })
    .filter(({ statistic }) => KINDS.includes(statistic))
    .map(({ others, ...statistic }) => ({
      ...statistic,
      ...(others ? { others: withoutProjects(others) } : {}),
      next_aggregate_by: 'project' as const,
      product_groups: [
        {
          uuid: organisation.id,
          name: organisation.name,
          values: statistic.values,
          items: statistic.items,
          undeclared: statistic.undeclared,
          incomplete: statistic.incomplete,
          ...(statistic.apart ? { apart: statistic.apart } : {}),
          ...(statistic.lacking ? { lacking: statistic.lacking } : {}),
        },
      ],
    }));
  const work = await listProjectWork(queries, question);
  const changes = toChanges({ rows, perProject: rows, bases, work, isWhole: true });
  return done({
    message: '',
    statistics,
    changes: changes && {
      ...{ mki: changes.mki, differing: changes.differing, explained: changes.explained },
    },
    ...(await findWeighing(queries, question)),
    reductions: reductionsOf(rows),
    reduction_ends: endsOf(rows),
    filters,
  });
}

/** Removes the projects: the one child is the organisation, so its projects are not named. */
function withoutProjects({ product_groups: _projects, ...others }: StatisticOthers): StatisticOthers {
  return others;
}

/** Returns which of the organisation's own projects save least and most; of two equal ones the first by name. */
function endsOf(rows: readonly StatisticRow[]): ReductionEnds {
  const projects = pairsByProject(rows)
    .flatMap((pair) => {
      const { childId, childName } = pair.baseline ?? pair.optimization ?? { childId: null, childName: null };
      return childId === null ? [] : [{ pair, project: { uuid: childId, name: childName ?? '' } }];
    })
    .sort((left, right) => left.project.name.localeCompare(right.project.name, 'nl'));
  const ends = (figure: (row: StatisticRow) => CoveredSum) =>
    reductionEnds(projects.map(({ pair, project }) => ({ project, pair: toPair(pair, figure) })));
  return {
    mki: ends((row) => impactsOf(row).mki),
    co2: ends((row) => impactsOf(row).co2),
    material: ends(materialOf),
  };
}

/** Returns the reductions of the projects; materials are those of both sides whatever the set. */
function reductionsOf(rows: readonly StatisticRow[]): Reductions {
  const projects = pairsByProject(rows);
  const rangeOf = (figure: (row: StatisticRow) => CoveredSum) =>
    reductionRange(projects.map((pair) => toPair(pair, figure)));
  return {
    mki: rangeOf((row) => impactsOf(row).mki),
    co2: rangeOf((row) => impactsOf(row).co2),
    material: rangeOf(materialOf),
  };
}
