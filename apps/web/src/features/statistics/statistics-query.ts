import {
  NO_YEARS_MESSAGE,
  type Statistic,
  type StatisticChanges,
  type StatisticsAnswer,
} from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { CalculationType, ContractTypeFilter, SetCode } from '@milieuspoor/domain';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { dataTypeOf, type Focus } from './centre-of-gravity/focus.ts';
import { type DrillPath, drillQuestion, type PlaceLevel } from './drill/drill-path.ts';
import type { Weighing } from './filters/weights-lines.ts';
import { type YearChoice, yearsText } from './filters/year-choice.ts';

/** Whose figures are shown. */
export type StatisticsSubject =
  | {
      readonly kind: 'project';
      readonly organisationSlug: string;
      readonly projectUuid: string;
      readonly types: readonly CalculationType[];
      /** whose bid counts as the optimisation; null for the winner's */
      readonly applicantUuid: string | null;
      /** changes whenever the calculations behind the figures do */
      readonly revision: string;
    }
  | {
      readonly kind: 'organisation';
      readonly organisationSlug: string;
      readonly organisationUuid: string;
    };

/** Which of an organisation's projects count. */
export interface ProjectFilter {
  readonly years: YearChoice;
  /** null for all */
  readonly contractType: ContractTypeFilter | null;
}

/** Includes every project; the figures of a single project are asked for with it too. */
export const NO_FILTER: ProjectFilter = { years: null, contractType: null };

/** Tells whether projects are left out by a choice. */
export function isFiltered({ years, contractType }: ProjectFilter): boolean {
  return years !== null || contractType !== null;
}

/** The projects that count, and the set of their figures. */
export interface AskedProjects extends ProjectFilter {
  readonly set: SetCode;
}

/** Which figures are shown: the set, the projects that count, and the place in the drill-down. */
export interface StatisticsView extends AskedProjects {
  readonly path: DrillPath;
}

/**
 * The figures together with the question that they answer, since the figures on the screen may be older than the latest
 * question.
 */
export interface StatisticsReply {
  readonly asked: StatisticsView;
  readonly level: PlaceLevel;
  readonly statistics: readonly Statistic[];
  readonly changes: StatisticChanges | null;
  readonly cleanShares: StatisticsAnswer['clean_shares'];
  readonly weights: Weighing;
  /** the years that can be chosen */
  readonly years: readonly number[];
  /** true if nothing was asked, because no year is chosen */
  readonly withoutYears: boolean;
}

/** The figures behind a total. For an organisation as a whole, less is known of the changes. */
export type TotalReply = Omit<StatisticsReply, 'changes' | 'cleanShares'> & {
  readonly changes: Pick<StatisticChanges, 'mki' | 'differing' | 'explained'> | null;
};

export function topLevelOf(subject: StatisticsSubject): PlaceLevel {
  return subject.kind === 'project' ? 'product_group' : 'organisation';
}

/** Returns the filters in the form that every call of a dashboard takes. */
export function filterQuery({ years, contractType }: ProjectFilter) {
  const text = yearsText(years);
  return {
    ...(text === undefined ? {} : { design_phase_complete_date__year: String(text) }),
    project_contract_type: contractType ?? ('' as const),
  };
}

/** Returns the question about a place in the form that the calls about calculations take. */
export function calculationQuestion(subject: StatisticsSubject, view: StatisticsView, focus: Focus) {
  const { years, contractType, set } = view;
  return {
    ...drillQuestion(asQuestioned(subject, view.path), topLevelOf(subject)),
    ...(subject.kind === 'project'
      ? {
          project_calculation__project__uuid: subject.projectUuid,
          project_calculation__calculation_type: subject.types.join(','),
          ...(subject.applicantUuid === null ? {} : { applicant: subject.applicantUuid }),
        }
      : filterQuery({ years, contractType })),
    project_data_type: dataTypeOf(focus, set),
  };
}

/** Asks for the figures of a place. An organisation as a whole and its projects are the same question. */
export function statisticsQuery(subject: StatisticsSubject, view: StatisticsView, focus: Focus = 'mki') {
  const path = asQuestioned(subject, view.path);
  const dataType = dataTypeOf(focus, view.set);
  const { set, years, contractType } = view;
  const question = calculationQuestion(subject, view, focus);
  return queryOptions({
    queryKey: [...queryKeys.statistics, subject, dataType, path, years, contractType],
    queryFn: async ({ signal }): Promise<StatisticsReply> => {
      const { statistics, changes, clean_shares, weights_unconfirmed, weights_versions, filters, message } =
        await client.call(
          endpoints.getCalculationStatistics,
          {
            params: { org: subject.organisationSlug },
            query: question,
          },
          signal,
        );
      return {
        asked: { set, path, years, contractType },
        level: question.aggregate_by,
        statistics,
        changes,
        cleanShares: clean_shares,
        weights: { unconfirmed: weights_unconfirmed, versions: weights_versions },
        years: filters.design_phase_complete_date__year,
        withoutYears: message === NO_YEARS_MESSAGE,
      };
    },
  });
}

function asQuestioned(subject: StatisticsSubject, path: DrillPath): DrillPath {
  return subject.kind === 'organisation' && path.length === 0
    ? [{ node: subject.organisationUuid, shows: 'project' }]
    : path;
}
