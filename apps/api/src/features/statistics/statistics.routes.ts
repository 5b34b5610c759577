import { endpoints } from '@milieuspoor/contract';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/gate.ts';
import { getStatistics } from './get-statistics.ts';

export function statisticsRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.getCalculationStatistics, async ({ caller, params, query }) =>
      getStatistics(queries, caller, {
        slug: params.org,
        level: query.aggregate_by,
        projectId: query.project_calculation__project__uuid ?? null,
        types: query.project_calculation__calculation_type ?? null,
        parentId: query.product_sub_group ?? query.product_group ?? null,
        years: query.design_phase_complete_date__year ?? null,
        contractType: query.project_contract_type || null,
        dataType: query.project_data_type,
      }),
    ),
  ];
}
