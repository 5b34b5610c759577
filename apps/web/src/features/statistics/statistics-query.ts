import { endpoints, type Statistic } from '@milieuspoor/contract';
import type { AggregateLevel, CalculationType, DataType, SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { type DrillPath, drillQuestion } from './drill-path.ts';

/** Whose figures are shown. */
export type StatisticsSubject =
  | {
      readonly kind: 'project';
      readonly organizationSlug: string;
      readonly projectUuid: string;
      readonly types: readonly CalculationType[];
      /** changes whenever the calculations behind the figures do */
      readonly revision: string;
    }
  | { readonly kind: 'organization'; readonly organizationSlug: string };

/** Which figures of it: the set, and how far down. */
export interface StatisticsView {
  readonly set: SetCode;
  readonly path: DrillPath;
}

/** The figures together with the question that they answer: what is on the screen may lag behind what is asked. */
export interface StatisticsReply {
  readonly view: StatisticsView;
  readonly level: AggregateLevel;
  readonly statistics: readonly Statistic[];
}

const DATA_TYPE_OF_SET: Readonly<Record<SetCode, DataType>> = { a1: 'eci', a2: 'eci_a2' };

export function topLevelOf(subject: StatisticsSubject): AggregateLevel {
  return subject.kind === 'project' ? 'product_group' : 'project';
}

export function statisticsQuery(subject: StatisticsSubject, view: StatisticsView) {
  const question = drillQuestion(view.path, topLevelOf(subject));
  const ofProject =
    subject.kind === 'project'
      ? {
          project_calculation__project__uuid: subject.projectUuid,
          project_calculation__calculation_type: subject.types.join(','),
        }
      : {};
  return queryOptions({
    queryKey: ['statistics', subject, view.set, view.path],
    queryFn: async ({ signal }): Promise<StatisticsReply> => {
      const { statistics } = await client.call(
        endpoints.getCalculationStatistics,
        {
          params: { org: subject.organizationSlug },
          query: { ...question, ...ofProject, project_data_type: DATA_TYPE_OF_SET[view.set] },
        },
        signal,
      );
      return { view, level: question.aggregate_by, statistics };
    },
  });
}
