import type { endpoints, QueryOf } from '@milieuspoor/contract';
import type { ContractTypeFilter } from '@milieuspoor/domain';
import type { StatisticsRequest } from './get-statistics.ts';

type StatisticsQuery = QueryOf<typeof endpoints.getCalculationStatistics>;

/** A call about calculations; without a level it is about them as a whole. */
type CalculationsQuery = Omit<StatisticsQuery, 'aggregate_by'> &
  Partial<Pick<StatisticsQuery, 'aggregate_by'>>;

/** Returns the question of a call about calculations. */
export function toRequest(slug: string, query: CalculationsQuery): StatisticsRequest {
  return {
    slug,
    level: query.aggregate_by ?? 'project',
    projectId: query.project_calculation__project__uuid ?? null,
    types: query.project_calculation__calculation_type ?? null,
    applicantId: query.applicant ?? null,
    productGroupId: query.product_group ?? null,
    productSubGroupId: query.product_sub_group ?? null,
    filter: {
      ...projectFilter(query),
      sector: query.project_calculation__project__sector ?? null,
    },
    dataType: query.project_data_type,
  };
}

/**
 * Returns the filter. Absent years mean all years, an empty list means none; an empty contract type means every one.
 */
export function projectFilter(query: {
  readonly design_phase_complete_date__year?: readonly number[] | undefined;
  readonly project_contract_type?: ContractTypeFilter | '' | undefined;
}) {
  return {
    years: query.design_phase_complete_date__year ?? null,
    contractType: query.project_contract_type || null,
  };
}
